import { asc, eq } from 'drizzle-orm'
import { EquipmentImportResponse } from '#contract/catalogue/equipment-import'
import { equipment } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { call, expectResponse, staff } from './client.ts'

/** Tries to import rows, as staff. */
export async function sendList(rows: unknown) {
  return call('POST', '/api/equipment/import', await staff({ body: { equipment: rows } }))
}

/** Imports rows that are accepted, and returns the outcome of each. */
export async function importList(rows: unknown[], dry_run = false) {
  return expectResponse(
    EquipmentImportResponse,
    200,
    'POST',
    '/api/equipment/import',
    await staff({ body: { equipment: rows, dry_run } }),
  )
}

/** The equipment of a category, or all of it, oldest first. */
export async function storedEquipment(category?: string) {
  const { db } = await product()
  return db
    .select()
    .from(equipment)
    .where(category ? eq(equipment.category, category) : undefined)
    .orderBy(asc(equipment.id))
}

/** Rows for `count` pieces of a category, each one euro more expensive than the one before. */
export function listOfEquipment(category: string, count: number, values: object = {}) {
  return Array.from({ length: count }, (_, index) => ({ name: `Piece ${index}`, category, price: index, ...values }))
}
