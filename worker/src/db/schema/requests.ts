import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ContactStatus } from '#contract/requests/contact'
import type { BuildEquipment, BuildStatus, BuildStatusChange, RalCode } from '#contract/requests/custom-build'
import type { EarlierDays, RentalStatus, RentalStatusChange } from '#contract/requests/rental'
import type { Correction } from '#contract/requests/request-record'
import { buildLapse, isPending, isPriced, rentalLapse, urgency } from '../urgency.ts'
import { customTrailers, trailers } from './catalogue.ts'
import { created_at, id, updated_at, version } from './columns.ts'

/** Requests for a trailer, with copies of its name and its rates from the day they were sent; prices are in cents of a dollar. */
export const rentals = sqliteTable(
  'rentals',
  {
    id,
    customer_name: text().notNull(),
    customer_email: text().notNull(),
    customer_phone: text().notNull(),
    trailer_id: integer().references(() => trailers.id, { onDelete: 'set null' }),
    trailer_name: text().notNull(),
    rental_price_daily: integer().notNull(),
    rental_price_weekly: integer().notNull(),
    rental_price_monthly: integer().notNull(),
    rental_start_date: text().notNull(),
    rental_end_date: text().notNull(),
    earlier_days: text({ mode: 'json' }).$type<EarlierDays[]>().notNull().default([]),
    delivery_required: integer({ mode: 'boolean' }).notNull().default(false),
    delivery_address: text().notNull().default(''),
    special_requirements: text().notNull().default(''),
    notes: text().notNull().default(''),
    status: text().$type<RentalStatus>().notNull().default('pending'),
    close_reason: text(),
    estimated_price: integer(),
    final_price: integer(),
    // When staff last set the final price, and who it was.
    priced_at: text(),
    priced_by: text(),
    // Who took the request on the phone; null if the customer sent it.
    entered_by: text(),
    accepted_at: text(),
    // When an acceptance last ended: staff set another price or days, or reopened the request, or its customer withdrew it.
    acceptance_ended_at: text(),
    withdrawn_at: text(),
    corrections: text({ mode: 'json' }).$type<Correction[]>().notNull().default([]),
    // The history is stored as text with the authors' names, so it outlives their accounts.
    history: text({ mode: 'json' }).$type<RentalStatusChange[]>().notNull().default([]),
    version,
    created_at,
    updated_at,
  },
  (table) => [
    index('rentals_by_status').on(table.status, table.id),
    index('rentals_by_age').on(table.created_at),
    index('rentals_by_trailer').on(table.trailer_id, table.status, table.rental_end_date),
    // Covers only approved requests, so that writes of others cost nothing extra.
    index('rentals_by_return').on(table.status, table.rental_end_date).where(sql`status = 'approved'`),
    index('rentals_by_turn').on(table.status, urgency, table.id).where(isPending),
    index('rentals_by_start').on(table.status, table.rental_start_date).where(isPending),
    index('rentals_by_lapse').on(table.status, rentalLapse).where(isPriced),
    check('rentals_end_not_before_start', sql`${table.rental_end_date} >= ${table.rental_start_date}`),
  ],
)

/** Requests for a model built to order, with copies of its name, its price and the chosen equipment. */
export const customBuilds = sqliteTable(
  'custom_builds',
  {
    id,
    customer_name: text().notNull(),
    customer_email: text().notNull(),
    customer_phone: text().notNull(),
    company_name: text().notNull().default(''),
    trailer_model_id: integer().references(() => customTrailers.id, { onDelete: 'set null' }),
    trailer_model: text().notNull(),
    trailer_size: text().notNull(),
    color_ral: text().$type<RalCode>().notNull(),
    delivery_timeline: text().notNull().default(''),
    // Copies from the day of the request, as JSON of the contract: prices in euros, not in cents.
    equipment: text({ mode: 'json' }).$type<BuildEquipment[]>().notNull().default([]),
    delivery_address: text().notNull().default(''),
    special_requirements: text().notNull().default(''),
    notes: text().notNull().default(''),
    status: text().$type<BuildStatus>().notNull().default('pending'),
    close_reason: text(),
    estimated_price: integer(),
    final_price: integer(),
    priced_at: text(),
    priced_by: text(),
    quote_valid_until: text().notNull(),
    // When the customer accepted the price on the page of their request.
    accepted_at: text(),
    acceptance_ended_at: text(),
    withdrawn_at: text(),
    corrections: text({ mode: 'json' }).$type<Correction[]>().notNull().default([]),
    history: text({ mode: 'json' }).$type<BuildStatusChange[]>().notNull().default([]),
    version,
    created_at,
    updated_at,
  },
  (table) => [
    index('custom_builds_by_status').on(table.status, table.id),
    index('custom_builds_by_age').on(table.created_at),
    index('custom_builds_by_expiry')
      .on(table.status, table.quote_valid_until)
      .where(sql`status in ('pending', 'approved')`),
    index('custom_builds_by_turn').on(table.status, urgency, table.id).where(isPending),
    index('custom_builds_by_lapse').on(table.status, buildLapse).where(isPriced),
    // For the deletion of a model, which would read all builds twice.
    index('custom_builds_by_model').on(table.trailer_model_id),
  ],
)

/** What visitors write to the business, and what customers ask on the page of their request. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id,
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    // The request on whose page a customer asked. It cannot be deleted before its messages, but requests are never deleted.
    rental_id: integer().references(() => rentals.id),
    custom_build_id: integer().references(() => customBuilds.id),
    status: text().$type<ContactStatus>().notNull().default('new'),
    created_at,
    updated_at,
  },
  (table) => [
    index('contact_messages_by_status').on(table.status, table.id),
    index('contact_messages_by_age').on(table.created_at),
    // Most messages are about no request.
    index('contact_messages_by_rental').on(table.rental_id).where(sql`rental_id is not null`),
    index('contact_messages_by_build').on(table.custom_build_id).where(sql`custom_build_id is not null`),
  ],
)

/**
 * How many requests are in each status, and the sum of their prices in cents. Triggers of the tables above maintain it
 * (drizzle/0006_request_totals.sql): nothing else writes here, and a backup leaves it out.
 */
export const requestTotals = sqliteTable(
  'request_totals',
  {
    noun: text().$type<'rental' | 'custom_build' | 'contact'>().notNull(),
    status: text().notNull(),
    total: integer().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noun, table.status] })],
)

/** Keys to a customer's page of one request; `token_hash` is the SHA-256 of the token in the link. */
export const requestLinks = sqliteTable(
  'request_links',
  {
    token_hash: text().primaryKey(),
    noun: text().$type<'rental' | 'custom_build'>().notNull(),
    record_id: integer().notNull(),
    created_at: text().notNull(),
    expires_at: text().notNull(),
    revoked_at: text(),
  },
  (table) => [
    index('request_links_by_record').on(table.noun, table.record_id),
    index('request_links_by_end').on(table.expires_at),
  ],
)

/** First responses to POSTs: a repeated POST gets the same one and stores nothing. A creation's response is the record's id. */
export const idempotency = sqliteTable(
  'idempotency',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    response: text('answer').notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('idempotency_by_age').on(table.created_at)],
)
