import { eq } from 'drizzle-orm'
import { idempotency } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'

const HOUR_MS = 60 * 60 * 1000

/** Makes the response stored under an idempotency key `hours` hours old. */
export async function ageKey(key: string, hours: number): Promise<void> {
  const { db } = await product()
  const created_at = new Date(Date.now() - hours * HOUR_MS).toISOString()
  await db.update(idempotency).set({ created_at }).where(eq(idempotency.key, key))
}
