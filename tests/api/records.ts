import { RentalAnswer, type RentalRequest } from '#contract/rental'
import { addDays, todayInTampa } from '#domain/days'
import { accounts, customTrailers, trailers } from '../../worker/src/db/schema.ts'
import { hashPassword } from '../../worker/src/http/password.ts'
import { product } from '../product.ts'
import { ask } from './client.ts'

/** Today's date as the product sees it. */
export const today = todayInTampa(new Date())

/** A day so many days from today. */
export function inDays(count: number): string {
  return addDays(today, count)
}

/** Stores a trailer at $100 a day, $500 a week and $1,500 a month, and answers its id. */
export async function newTrailer(values: Partial<typeof trailers.$inferInsert> = {}): Promise<number> {
  const { db } = await product()
  const rates = { rental_price_daily: 10_000, rental_price_weekly: 50_000, rental_price_monthly: 150_000 }
  const [row] = await db
    .insert(trailers)
    .values({ name: 'Test trailer', image_url: '/placeholder-trailer.jpg', ...rates, ...values })
    .returning({ id: trailers.id })
  if (!row) throw new Error('The trailer was not stored')
  return row.id
}

/** Stores a custom model at $15,000 and answers its id. */
export async function newModel(values: Partial<typeof customTrailers.$inferInsert> = {}): Promise<number> {
  const { db } = await product()
  const [row] = await db
    .insert(customTrailers)
    .values({ name: 'Test model', price: 1_500_000, image_url: '/placeholder-trailer.jpg', ...values })
    .returning({ id: customTrailers.id })
  if (!row) throw new Error('The model was not stored')
  return row.id
}

/** What a visitor sends for three days from ten days on. */
export function request(trailer_id: number, values: Partial<RentalRequest> = {}) {
  return {
    customer_name: 'Nora Field',
    customer_email: 'nora@example.org',
    customer_phone: '(813) 555-0188',
    trailer_id,
    rental_start_date: inDays(10),
    rental_end_date: inDays(12),
    delivery_required: false,
    ...values,
  }
}

/** Sends a rental request as a visitor and answers what was stored. */
export async function newRental(trailer_id: number, values: Partial<RentalRequest> = {}) {
  const { quote } = await ask(RentalAnswer, 201, 'POST', '/api/rentals', { body: request(trailer_id, values) })
  return quote
}

let accountCount = 0

/** Stores an account of its own for one test. */
export async function newAccount(values: Partial<typeof accounts.$inferInsert> = {}) {
  const { db } = await product()
  accountCount++
  const password = `long enough ${accountCount}`
  const username = `account-${accountCount}`
  const password_hash = await hashPassword(password)
  const row = { username, email: `${username}@example.org`, role: 'admin', password_hash, ...values }
  const [stored] = await db.insert(accounts).values(row).returning({ id: accounts.id })
  if (!stored) throw new Error('The account was not stored')
  return { id: stored.id, username, password }
}
