import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ImageType } from '#contract/picture/image'
import { created_at, id, updated_at, version } from './columns.ts'

/** Images of the library: the bytes are in R2 under `key`, which never changes; folder and name are what people see. */
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
    version,
    created_at,
    updated_at,
  },
  (table) => [
    uniqueIndex('images_by_name').on(table.folder, table.filename),
    index('images_by_folder').on(table.folder, table.id),
    index('images_by_key').on(table.key),
  ],
)

/** Folders that staff created in addition to the standard three; `path` is the part in addresses. */
export const imageFolders = sqliteTable('image_folders', {
  path: text().primaryKey(),
  name: text().notNull(),
  created_at,
})

/** Former names of images: their addresses keep showing the same image, and never another one. */
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

/** Keys in R2 that no image owns: an upload has just begun or failed, or the image was deleted. */
export const looseObjects = sqliteTable('loose_objects', {
  key: text().primaryKey(),
  since: text().notNull(),
})
