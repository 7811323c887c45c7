import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import { imageAddress, isInLibrary, libraryImage } from '#domain/picture/name'
import type { Db } from '../client.ts'
import { hasName, hasOrHadName } from '../library/images.ts'
import { equipment, images } from '../schema.ts'

/** True while every id is in the catalogue and the image is in the library; unchanged ones are not checked. */
export function refersToKnown(equipmentIds: readonly number[], imageUrl: string, imageBefore?: string): SQL {
  return sql`${equipmentIsKnown(equipmentIds)} and ${imageUrl === imageBefore ? sql`true` : imageIsKnown(imageUrl)}`
}

function equipmentIsKnown(ids: readonly number[]): SQL {
  return sql`not exists (select 1 ${from(ids)} where ${isMissing})`
}

/** The ones among `ids` that are not in the catalogue. */
export async function missingEquipment(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.all<{ id: number }>(sql`select chosen.value as id ${from(ids)} where ${isMissing}`)
  return rows.map(({ id }) => id)
}

/** The ids of a list that are in the catalogue, in its order. `list` is a column, qualified by its table. */
export function knownEquipment(list: SQLWrapper) {
  return sql`(
    select json_group_array(chosen.value order by chosen.key) from json_each(${list}) as chosen
    where chosen.value in (select id from ${equipment}))`.mapWith((ids: string): number[] => JSON.parse(ids))
}

const isMissing = sql`chosen.value not in (select id from ${equipment})`

function from(ids: readonly number[]): SQL {
  return sql`from json_each(${JSON.stringify(ids)}) as chosen`
}

/** True while `url` is outside the library, or the address of an existing image in it. */
export function imageIsKnown(url: string): SQL {
  if (!isInLibrary(url)) return sql`true`
  const image = libraryImage(url)
  if (!image) return sql`false`
  return sql`exists (select 1 from ${images} where ${hasName(images, image.folder, image.filename)})`
}

/** Whether `imageIsKnown` holds now. */
export async function isKnownImage(db: Db, url: string): Promise<boolean> {
  const [row] = await db.all<{ known: number }>(sql`select ${imageIsKnown(url)} as known`)
  return row?.known === 1
}

/** Current address of the image that was at `url`; the placeholder's if it has been deleted. */
export async function imageNow(db: Db, url: string): Promise<string> {
  const [row] = await db.all<{ now: string }>(sql`select ${addressNow(url)} as now`)
  return row?.now ?? PLACEHOLDER_IMAGE
}

function addressNow(url: string): SQL {
  const image = isInLibrary(url) && libraryImage(url)
  if (!image) return sql`${image === null ? PLACEHOLDER_IMAGE : url}`
  const { folder, filename } = image
  const rest = url.slice(imageAddress(folder, filename).length)
  // Of the characters allowed in a name, only the space is encoded in addresses.
  const address = sql`'/images/' || folder || '/' || replace(filename, ' ', '%20') || ${rest}`
  return sql`ifnull((select ${address} from ${images} where ${hasOrHadName(folder, filename)}), ${PLACEHOLDER_IMAGE})`
}

/** Statement that updates the image of a restored record, in case the image was renamed or deleted concurrently. */
export function updateImageOfRestored(db: Db, table: SQLiteTable & { id: SQLiteColumn }, id: number, url: string) {
  return db
    .update(table)
    .set({ image_url: addressNow(url) })
    .where(sql`${eq(table.id, id)} and image_url = ${url} and not ${imageIsKnown(url)}`)
}
