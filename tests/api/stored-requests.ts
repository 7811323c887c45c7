import type { RentalStatus } from '#contract/requests/rental'
import { customBuilds, rentals, trailers } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { inDays, newModel, newTrailer, rentalDays } from './records.ts'

const CUSTOMER = { customer_name: 'Nora Field', customer_email: 'nora@example.org', customer_phone: '(813) 555-0188' }

/** Stores a rental without the checks and mails of a call, of a new trailer unless there is one, and returns its id. */
export async function storeRental(values: Partial<typeof rentals.$inferInsert>): Promise<number> {
  const { db } = await product()
  const trailer_id = values.trailer_id === undefined ? await newTrailer() : values.trailer_id
  const rates = { rental_price_daily: 10_000, rental_price_weekly: 50_000, rental_price_monthly: 150_000 }
  const row = { ...CUSTOMER, ...rates, ...rentalDays(10, 12), trailer_name: 'Test trailer', estimated_price: 30_000 }
  const [stored] = await db
    .insert(rentals)
    .values({ ...row, ...values, trailer_id })
    .returning({ id: rentals.id })
  if (!stored) throw new Error('The rental was not stored')
  return stored.id
}

/** Like `storeRental`, for a build. */
export async function storeBuild(values: Partial<typeof customBuilds.$inferInsert>): Promise<number> {
  const { db } = await product()
  const trailer_model_id = values.trailer_model_id === undefined ? await newModel() : values.trailer_model_id
  const chosen = { trailer_model: 'Test model', trailer_size: '5m', color_ral: 'RAL 3020' } as const
  const row = { ...CUSTOMER, ...chosen, quote_valid_until: inDays(30), estimated_price: 1_500_000 }
  const [stored] = await db
    .insert(customBuilds)
    .values({ ...row, ...values, trailer_model_id })
    .returning({ id: customBuilds.id })
  if (!stored) throw new Error('The build was not stored')
  return stored.id
}

/** Stores a rental of a trailer from one day to another, counted from today. */
export function storeRentalOfDays(trailer_id: number, first: number, last: number, status: RentalStatus = 'approved') {
  return storeRental({ trailer_id, ...rentalDays(first, last), status })
}

/** Rents out every trailer there is on these days. */
export async function rentOutAllTrailers(first: number, last: number) {
  const { db } = await product()
  for (const { id } of await db.select().from(trailers)) await storeRentalOfDays(id, first, last)
}
