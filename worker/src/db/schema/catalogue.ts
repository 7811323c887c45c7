import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CustomTrailerStatus } from '#contract/catalogue/custom-trailer'
import type { EquipmentPlace } from '#contract/catalogue/equipment'
import type { TrailerStatus } from '#contract/catalogue/trailer'
import { created_at, id, updated_at, version } from './columns.ts'

/** Trailers for rent; rates are in cents of a dollar, 0 is “Price on request”, and `equipment` holds the ids of pieces. */
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
    // Days kept free after a rental, for cleaning and return.
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

/** Models that are built to order; `price` is in cents of a dollar, and an empty `available_equipment` offers every piece. */
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

/** Deleted records that can still be restored, with the references to them. */
export const removedRecords = sqliteTable(
  'removed_records',
  {
    noun: text().notNull(),
    record_id: integer().notNull(),
    row: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    // By what they refer from: each with its version, and its days if it has any.
    links: text({ mode: 'json' }).$type<Record<string, { id: number; version: number; days: string[] }[]>>().notNull(),
    removed_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.record_id] }),
    index('removed_records_by_age').on(table.removed_at),
  ],
)
