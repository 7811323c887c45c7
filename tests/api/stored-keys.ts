import { eq } from 'drizzle-orm'
import { idempotency } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { hoursAgo } from './instants.ts'

/** Makes the response stored under an idempotency key `hours` hours old. */
export async function ageKey(key: string, hours: number): Promise<void> {
  const { db } = await product()
  await db
    .update(idempotency)
    .set({ created_at: hoursAgo(hours) })
    .where(eq(idempotency.key, key))
}
