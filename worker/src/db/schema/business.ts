import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { updated_at, version } from './columns.ts'

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
