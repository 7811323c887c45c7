import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { created_at, id, updated_at, version } from './columns.ts'

/** Members of staff who can sign in; `role` may be any text, and only the known ones have a level of their own. */
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

/** Groups of accounts; an active one raises the level of its members to `role_level`. */
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

/** What a group grants to its members or withdraws from them; `permission_id` is a position in `PERMISSIONS`, counted from 1. */
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

/**
 * Keys of authenticator apps; one counts once it is confirmed, in the session that proposed it (`proposed_in`, a `token_hash`).
 * `last_step` is the time step of the code used last, `recovery_codes` a JSON list of the SHA-256 of the codes that are left.
 */
export const secondFactors = sqliteTable('second_factors', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  proposed_in: text().notNull(),
  confirmed_at: text(),
  last_step: integer().notNull().default(0),
  recovery_codes: text().notNull().default('[]'),
})

/** Calendar subscriptions of staff; `secret_hash` is the SHA-256 of the secret in the address. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret_hash: text().notNull().unique(),
  created_at: text().notNull(),
})

/** One row, id 1: whether the public site requires a password, and the hash of that password. */
export const siteAccess = sqliteTable(
  'site_access',
  {
    id: integer().primaryKey(),
    required: integer({ mode: 'boolean' }).notNull().default(false),
    password_hash: text(),
    version,
    updated_at,
  },
  (table) => [check('site_access_single_row', sql`${table.id} = 1`)],
)
