import type { RentalStatus } from '#contract/requests/rental'
import { rentals, trailers } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { rentalDays } from './records.ts'

/** Stores a rental of a trailer from one day to another, counted from today. */
export async function storeRentalOfDays(
  trailer_id: number,
  first: number,
  last: number,
  status: RentalStatus = 'approved',
) {
  const { db } = await product()
  const rates = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }
  const days = rentalDays(first, last)
  const customer = { customer_name: 'Nora', customer_email: '', customer_phone: '', trailer_name: 'x' }
  const at = new Date().toISOString()
  await db
    .insert(rentals)
    .values({ ...customer, ...rates, ...days, trailer_id, status, created_at: at, updated_at: at })
}

/** Rents out every trailer there is on these days. */
export async function rentOutAllTrailers(first: number, last: number) {
  const { db } = await product()
  for (const { id } of await db.select().from(trailers)) await storeRentalOfDays(id, first, last)
}
