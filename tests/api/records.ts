import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { type BuildRequest, BuildResponse } from '#contract/requests/custom-build'
import { type RentalRequest, RentalResponse } from '#contract/requests/rental'
import { PERMISSIONS, type Permission } from '#domain/access/permissions'
import { addDays, todayInTampa } from '#domain/days'
import { sha256 } from '#domain/sha256'
import {
  accounts,
  adminGroups,
  auditEntries,
  customTrailers,
  equipment,
  groupPermissions,
  sessions,
  trailers,
} from '../../worker/src/db/schema.ts'
import { hashPassword } from '../../worker/src/http/access/password.ts'
import { newToken } from '../../worker/src/http/access/token.ts'
import { product } from '../product.ts'
import { QUICK_COST } from '../quick-cost.ts'
import { call } from './client.ts'

/** The day `count` days from today, as the product sees it: computed on each call, since midnight may pass while tests run. */
export function inDays(count: number): string {
  return addDays(todayInTampa(new Date()), count)
}

/** The days of a rental, counted from today. */
export function rentalDays(first: number, last: number) {
  return { rental_start_date: inDays(first), rental_end_date: inDays(last) }
}

/** Stores a trailer at $100 a day, $500 a week and $1,500 a month, and returns its id. */
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

/** Stores a custom model at $15,000 and returns its id. */
export async function newModel(values: Partial<typeof customTrailers.$inferInsert> = {}): Promise<number> {
  const { db } = await product()
  const [row] = await db
    .insert(customTrailers)
    .values({ name: 'Test model', price: 1_500_000, image_url: '/placeholder-trailer.jpg', ...values })
    .returning({ id: customTrailers.id })
  if (!row) throw new Error('The model was not stored')
  return row.id
}

/** Stores a piece of equipment at €450 and returns its id. */
export async function newEquipment(values: Partial<typeof equipment.$inferInsert> = {}): Promise<number> {
  const { db } = await product()
  const [row] = await db
    .insert(equipment)
    .values({ name: 'Test griddle', category: 'Test kitchen', price: 45_000, ...values })
    .returning({ id: equipment.id })
  if (!row) throw new Error('The equipment was not stored')
  return row.id
}

/** What a visitor sends for three days, ten days from now. */
export function rentalRequest(trailer_id: number, values: Partial<RentalRequest> = {}) {
  return {
    customer_name: 'Nora Field',
    customer_email: 'nora@example.org',
    customer_phone: '(813) 555-0188',
    trailer_id,
    ...rentalDays(10, 12),
    delivery_required: false,
    ...values,
  }
}

async function sendRequest(path: string, body: unknown) {
  const response = await call('POST', path, { body })
  const link = response.headers.get('Location')
  if (response.status !== 201 || !link)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(response.body)}`)
  return { body: response.body, link }
}

/** Sends a rental request as a visitor and returns what was stored, and the link to its page. */
export async function sendRental(trailer_id: number, values: Partial<RentalRequest> = {}) {
  const { body, link } = await sendRequest('/api/rentals', rentalRequest(trailer_id, values))
  return { quote: RentalResponse.parse(body).quote, link }
}

/** Sends a rental request as a visitor and returns what was stored. */
export async function newRental(trailer_id: number, values: Partial<RentalRequest> = {}) {
  return (await sendRental(trailer_id, values)).quote
}

/** What a visitor sends for a bare trailer of five meters. */
export function buildRequest(trailer_model: number, values: Partial<BuildRequest> = {}) {
  return {
    customer_name: 'Nora Field',
    customer_email: 'nora@example.org',
    customer_phone: '(813) 555-0188',
    trailer_model,
    trailer_size: '5m',
    color_ral: 'RAL 3020',
    ...values,
  }
}

/** Sends a build request as a visitor and returns what was stored, and the link to its page. */
export async function sendBuild(trailer_model: number, values: Partial<BuildRequest> = {}) {
  const { body, link } = await sendRequest('/api/custom-builds', buildRequest(trailer_model, values))
  return { quote: BuildResponse.parse(body).quote, link }
}

/** Sends a build request as a visitor and returns what was stored. */
export async function newBuild(trailer_model: number, values: Partial<BuildRequest> = {}) {
  return (await sendBuild(trailer_model, values)).quote
}

let accountCount = 0
const password = 'long enough for all'
const hashed = hashPassword(password, QUICK_COST)

/** Stores an account of its own for one test. */
export async function newAccount(values: Partial<typeof accounts.$inferInsert> = {}) {
  const { db } = await product()
  accountCount++
  const { username = `account-${accountCount}` } = values
  const password_hash = values.password_hash ?? (await hashed)
  const row = { username, email: `${username}@example.org`, role: 'admin', ...values, password_hash }
  const [stored] = await db.insert(accounts).values(row).returning({ id: accounts.id })
  if (!stored) throw new Error('The account was not stored')
  return { id: stored.id, username, email: row.email, password }
}

/** Stores an account that cannot sign in and opens a session for it, which costs no hashing; returns id and token. */
export async function signedInAs(
  values: Partial<typeof accounts.$inferInsert>,
  session: Partial<typeof sessions.$inferInsert> = {},
) {
  const { db } = await product()
  const { id } = await newAccount({ password_hash: 'none', ...values })
  const token = newToken()
  const at = new Date().toISOString()
  await db
    .insert(sessions)
    .values({ token_hash: await sha256(token), account_id: id, created_at: at, last_seen_at: at, ...session })
  return { id, token }
}

/** Stores a group with what it grants and withdraws, and returns its id. */
export async function newGroup(
  values: Partial<typeof adminGroups.$inferInsert> = {},
  permissions: Partial<Record<Permission, boolean>> = {},
): Promise<number> {
  const { db } = await product()
  const [row] = await db
    .insert(adminGroups)
    .values({ name: 'Test group', ...values })
    .returning()
  if (!row) throw new Error('The group was not stored')
  for (const [index, name] of PERMISSIONS.entries()) {
    const granted = permissions[name]
    if (granted === undefined) continue
    await db.insert(groupPermissions).values({ group_id: row.id, permission_id: index + 1, granted })
  }
  return row.id
}

/** Deactivates every administrator except those in `ids` while `act` runs: all tests share one database. */
export async function whileOnlyAdministrators<T>(ids: number[], act: () => Promise<T>): Promise<T> {
  const { db } = await product()
  const others = await db
    .update(accounts)
    .set({ is_active: false })
    .where(and(eq(accounts.is_active, true), ne(accounts.role, 'admin'), notInArray(accounts.id, ids)))
    .returning({ id: accounts.id })
  const back = others.map(({ id }) => id)
  try {
    return await act()
  } finally {
    await db.update(accounts).set({ is_active: true }).where(inArray(accounts.id, back))
  }
}

/** The audit trail's entries about a record, oldest first. */
export async function auditOf(noun: string, id: number) {
  const { db } = await product()
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, noun), eq(auditEntries.record_id, id)))
}
