import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ActivityType, AuditAction } from '#contract/activity'
import type { ContactStatus } from '#contract/contact'
import type { BuildEquipment, BuildStatus, BuildStatusChange, RalCode } from '#contract/custom-build'
import type { CustomTrailerStatus } from '#contract/custom-trailer'
import type { EquipmentPlace } from '#contract/equipment'
import type { ImageType } from '#contract/image'
import type { ErrorLevel, LoggedRequest } from '#contract/log'
import type { MailNoun, MailStatus, MailTemplate } from '#contract/mail'
import type { RentalStatus, RentalStatusChange } from '#contract/rental'
import type { TrailerStatus } from '#contract/trailer'

// Instants are ISO 8601 text in UTC, days are YYYY-MM-DD text, money is integer cents.
const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
const id = integer().primaryKey({ autoIncrement: true })
const version = integer().notNull().default(1)
const created_at = text().notNull().default(now)
const updated_at = text().notNull().default(now)

/** One row, id 1. */
export const businessInfo = sqliteTable(
  'business_info',
  {
    id: integer().primaryKey(),
    business_name: text().notNull(),
    contact_name: text().notNull().default(''),
    phone: text().notNull().default(''),
    whatsapp: text().notNull().default(''),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zip_code: text().notNull().default(''),
    website: text().notNull().default(''),
    description: text().notNull().default(''),
    version,
    updated_at,
  },
  (table) => [check('business_info_single_row', sql`${table.id} = 1`)],
)

export const trailers = sqliteTable(
  'trailers',
  {
    id,
    name: text().notNull(),
    description: text().notNull().default(''),
    size: text().notNull().default(''),
    status: text().$type<TrailerStatus>().notNull().default('available'),
    location: text().notNull().default(''),
    rental_price_daily: integer().notNull().default(0),
    rental_price_weekly: integer().notNull().default(0),
    rental_price_monthly: integer().notNull().default(0),
    // Days kept free after a rental, for cleaning and the way back.
    buffer_days: integer().notNull().default(0),
    image_url: text().notNull(),
    features: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    equipment: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    version,
    created_at,
    updated_at,
  },
  (table) => [index('trailers_by_status').on(table.status, table.id)],
)

export const customTrailers = sqliteTable(
  'custom_trailers',
  {
    id,
    name: text().notNull(),
    description: text().notNull().default(''),
    dimensions: text().notNull().default(''),
    status: text().$type<CustomTrailerStatus>().notNull().default('available'),
    price: integer().notNull().default(0),
    image_url: text().notNull(),
    sizes: text({ mode: 'json' }).$type<string[]>().notNull().default(['4m', '5m', '6m']),
    available_equipment: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    features: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    version,
    created_at,
    updated_at,
  },
  (table) => [index('custom_trailers_by_status').on(table.status, table.id)],
)

/** What can be built into a custom trailer; prices are euro cents, 0 is “Price on request”. */
export const equipment = sqliteTable(
  'equipment',
  {
    id,
    name: text().notNull(),
    category: text().notNull(),
    price: integer().notNull().default(0),
    info: text().notNull().default(''),
    description: text().notNull().default(''),
    dimensions: text().notNull().default(''),
    watts: real(),
    starting_watts: real(),
    amps: real(),
    volts: real(),
    place: text().$type<EquipmentPlace>(),
    version,
    created_at,
    updated_at,
  },
  (table) => [index('equipment_by_category').on(table.category, table.name, table.id)],
)

/** Icons of the categories: the name of an icon or the address of a picture. */
export const categoryIcons = sqliteTable('category_icons', {
  category: text().primaryKey(),
  icon: text().notNull(),
  updated_at,
})

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
    // Copies of the day of the request, with prices in euro as they crossed the wire.
    equipment: text({ mode: 'json' }).$type<BuildEquipment[]>().notNull().default([]),
    delivery_address: text().notNull().default(''),
    special_requirements: text().notNull().default(''),
    notes: text().notNull().default(''),
    status: text().$type<BuildStatus>().notNull().default('pending'),
    close_reason: text(),
    estimated_price: integer(),
    final_price: integer(),
    quote_valid_until: text().notNull(),
    // When the customer did so on their own page.
    accepted_at: text(),
    withdrawn_at: text(),
    history: text({ mode: 'json' }).$type<BuildStatusChange[]>().notNull().default([]),
    version,
    created_at,
    updated_at,
  },
  (table) => [
    index('custom_builds_by_status').on(table.status, table.id),
    index('custom_builds_by_age').on(table.created_at),
  ],
)

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
    delivery_required: integer({ mode: 'boolean' }).notNull().default(false),
    delivery_address: text().notNull().default(''),
    special_requirements: text().notNull().default(''),
    notes: text().notNull().default(''),
    status: text().$type<RentalStatus>().notNull().default('pending'),
    close_reason: text(),
    estimated_price: integer(),
    final_price: integer(),
    // Who took the request at the telephone; null when the customer sent it.
    entered_by: text(),
    accepted_at: text(),
    withdrawn_at: text(),
    // Moves are kept as text with the name of who made them, so they outlive the account.
    history: text({ mode: 'json' }).$type<RentalStatusChange[]>().notNull().default([]),
    version,
    created_at,
    updated_at,
  },
  (table) => [
    index('rentals_by_status').on(table.status, table.id),
    index('rentals_by_age').on(table.created_at),
    index('rentals_by_trailer').on(table.trailer_id, table.status, table.rental_end_date),
    check('rentals_end_not_before_start', sql`${table.rental_end_date} >= ${table.rental_start_date}`),
  ],
)

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id,
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    // The request a customer asks about on its page.
    rental_id: integer().references(() => rentals.id, { onDelete: 'set null' }),
    custom_build_id: integer().references(() => customBuilds.id, { onDelete: 'set null' }),
    status: text().$type<ContactStatus>().notNull().default('new'),
    created_at,
    updated_at,
  },
  (table) => [
    index('contact_messages_by_status').on(table.status, table.id),
    index('contact_messages_by_age').on(table.created_at),
  ],
)

/** One row, id 1: whether the public site asks for a password, and the hash of that password. */
export const siteAccess = sqliteTable(
  'site_access',
  {
    id: integer().primaryKey(),
    required: integer({ mode: 'boolean' }).notNull().default(false),
    password_hash: text(),
    updated_at,
  },
  (table) => [check('site_access_single_row', sql`${table.id} = 1`)],
)

export const adminGroups = sqliteTable('admin_groups', {
  id,
  name: text().notNull(),
  description: text().notNull().default(''),
  role_level: integer().notNull().default(50),
  is_active: integer({ mode: 'boolean' }).notNull().default(true),
  version,
  created_at,
  updated_at,
})

export const groupPermissions = sqliteTable(
  'group_permissions',
  {
    group_id: integer()
      .notNull()
      .references(() => adminGroups.id, { onDelete: 'cascade' }),
    permission_id: integer().notNull(),
    granted: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.permission_id] })],
)

export const accounts = sqliteTable(
  'accounts',
  {
    id,
    username: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    role: text().notNull().default('admin'),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
    group_id: integer().references(() => adminGroups.id, { onDelete: 'set null' }),
    last_login: text(),
    version,
    created_at,
    updated_at,
  },
  (table) => [
    uniqueIndex('accounts_by_username').on(sql`lower(${table.username})`),
    index('accounts_by_group').on(table.group_id),
  ],
)

/** `token_hash` is the SHA-256 of a token that only its owner has. */
export const sessions = sqliteTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    created_at: text().notNull(),
    last_seen_at: text().notNull(),
  },
  (table) => [index('sessions_by_account').on(table.account_id), index('sessions_by_age').on(table.last_seen_at)],
)

/** Attempts to sign in that have not succeeded, for throttling. */
export const loginAttempts = sqliteTable(
  'login_attempts',
  {
    id,
    username: text().notNull(),
    address: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index('login_attempts_by_username').on(table.username, table.at),
    index('login_attempts_by_address').on(table.address, table.at),
    index('login_attempts_by_age').on(table.at),
  ],
)

export const activities = sqliteTable('activities', {
  id,
  type: text().$type<ActivityType>().notNull(),
  title: text().notNull(),
  message: text().notNull(),
  metadata: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  timestamp: text().notNull().default(now),
})

/** Entries up to these ids are read, or gone from the list, for one account. */
export const activityMarks = sqliteTable('activity_marks', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  read_through: integer().notNull().default(0),
  cleared_through: integer().notNull().default(0),
})

/** Entries that an account opened one by one. */
export const activityReads = sqliteTable(
  'activity_reads',
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.activity_id] })],
)

/** Who changed what, when, from what, to what; only ever added to. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id,
    at: text().notNull(),
    // The name as it was, so that an entry outlives the account.
    by: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    noun: text().notNull(),
    record_id: integer(),
    before: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    after: text({ mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_entries_by_noun').on(table.noun, table.id)],
)

/** Pictures of the library: bytes lie in R2 under `key`, which never changes; folder and name are what people see. */
export const images = sqliteTable(
  'images',
  {
    id,
    folder: text().notNull(),
    filename: text().notNull(),
    key: text().notNull(),
    content_type: text().$type<ImageType>().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    alt: text().notNull().default(''),
    created_at,
    updated_at,
  },
  (table) => [
    uniqueIndex('images_by_name').on(table.folder, table.filename),
    index('images_by_folder').on(table.folder, table.id),
    index('images_by_key').on(table.key),
  ],
)

/** Folders that staff created beside the three of the library; `path` is the one of addresses. */
export const imageFolders = sqliteTable('image_folders', {
  path: text().primaryKey(),
  name: text().notNull(),
  created_at,
})

/** Names that pictures had before: their addresses go on showing the same picture, and no other one ever. */
export const formerImageNames = sqliteTable(
  'former_image_names',
  {
    folder: text().notNull(),
    filename: text().notNull(),
    image_id: integer().references(() => images.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.folder, table.filename] }),
    index('former_image_names_by_image').on(table.image_id),
  ],
)

/** Keys in R2 that no picture owns: an upload has just begun or failed, or the picture was deleted. */
export const looseObjects = sqliteTable('loose_objects', {
  key: text().primaryKey(),
  since: text().notNull(),
})

/** Records that were deleted and can still be put back as they were, with what pointed at them. */
export const removedRecords = sqliteTable(
  'removed_records',
  {
    noun: text().notNull(),
    record_id: integer().notNull(),
    row: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    links: text({ mode: 'json' }).$type<Record<string, { id: number; version: number }[]>>().notNull(),
    removed_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.record_id] }),
    index('removed_records_by_age').on(table.removed_at),
  ],
)

/** First answers to public posts, so that a repeated post is answered again and stores nothing. */
export const idempotency = sqliteTable(
  'idempotency',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    answer: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('idempotency_by_age').on(table.created_at)],
)

/**
 * Mails to be sent and mails that were: written in the batch of what they tell of. The text is made from `data` when one
 * is sent, so that no link to a customer's page is ever stored.
 */
export const mails = sqliteTable(
  'mails',
  {
    id,
    template: text().$type<MailTemplate>().notNull(),
    noun: text().$type<MailNoun>().notNull(),
    record_id: integer().notNull(),
    recipient: text().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    by: text(),
    status: text().$type<MailStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    next_attempt_at: text().notNull(),
    error: text(),
    created_at,
    sent_at: text(),
  },
  (table) => [
    index('mails_by_turn').on(table.status, table.next_attempt_at),
    index('mails_by_record').on(table.noun, table.record_id, table.id),
  ],
)

/** Keys to a customer's page of one request; `token_hash` is the SHA-256 of what stands in the link. */
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

/** Calendar subscriptions of staff; `secret_hash` is the SHA-256 of what stands in the address. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret_hash: text().notNull().unique(),
  created_at: text().notNull(),
})

/** Calls of the API, redacted before they are stored and kept 30 days. */
export const apiLogs = sqliteTable(
  'api_logs',
  {
    id,
    request_id: text().notNull(),
    timestamp: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    url: text().notNull(),
    status_code: integer().notNull(),
    response_time: integer().notNull(),
    response_size: integer().notNull(),
    ip: text().notNull(),
    username: text(),
    user_id: integer(),
    query: text(),
    body: text(),
    response: text(),
    headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    user_agent: text().notNull().default(''),
  },
  (table) => [
    index('api_logs_by_age').on(table.timestamp),
    index('api_logs_by_request').on(table.request_id),
    index('api_logs_by_status').on(table.status_code, table.timestamp),
    index('api_logs_by_method').on(table.method, table.timestamp),
    // Partial: most calls succeed, and most are made by nobody who is signed in.
    index('api_logs_failed').on(table.timestamp).where(sql`status_code >= 400`),
    index('api_logs_by_user').on(table.user_id, table.timestamp).where(sql`user_id is not null`),
  ],
)

/** What went wrong, on the server or in a browser; redacted before it is stored and kept 30 days. */
export const errorLogs = sqliteTable(
  'error_logs',
  {
    id,
    request_id: text(),
    timestamp: text().notNull(),
    level: text().$type<ErrorLevel>().notNull(),
    message: text().notNull(),
    status_code: integer(),
    name: text().notNull().default(''),
    code: text().notNull().default(''),
    environment: text().notNull().default('server'),
    stack: text(),
    additional_info: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    request: text({ mode: 'json' }).$type<LoggedRequest>(),
    user_id: integer(),
  },
  (table) => [
    index('error_logs_by_age').on(table.timestamp),
    index('error_logs_by_request').on(table.request_id),
    index('error_logs_by_level').on(table.level, table.timestamp),
    index('error_logs_by_status').on(table.status_code, table.timestamp),
    index('error_logs_by_user').on(table.user_id, table.timestamp).where(sql`user_id is not null`),
  ],
)

/** The last run of each job of the clock. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  started_at: text().notNull(),
  ended_at: text(),
  error: text(),
})
