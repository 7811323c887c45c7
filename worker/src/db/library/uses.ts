import { type SQL, sql } from 'drizzle-orm'
import type { ImageUse } from '#contract/picture/image'
import type { Db } from '../client.ts'
import { categoryIcons, customTrailers, equipment, trailers } from '../schema.ts'

// The address may have a query string with a width.
function shows(column: SQL, url: string): SQL {
  return sql`(${column} = ${url} or instr(${column}, ${`${url}?`}) = 1)`
}

const image = sql`image_url`
const icon = sql`icon`

// A category keeps its icon after its last piece has left, in case one comes back; until then nothing shows the icon.
const isEmpty = sql`category not in (select category from ${equipment})`

/** Text of a query for the records that show the image at `url`: `noun`, `id`, `name`. */
export function usesOf(url: string): SQL {
  return sql`
    select 'trailer' as noun, id, name from ${trailers} where ${shows(image, url)}
    union all select 'custom_trailer', id, name from ${customTrailers} where ${shows(image, url)}
    union all select 'category', null, category from ${categoryIcons} where ${shows(icon, url)} and not ${isEmpty}`
}

/** Statement that removes the image at `url` as the icon of empty categories, if `condition` holds. */
export function clearIconsOfEmptyCategories(db: Db, url: string, condition: SQL) {
  return db.delete(categoryIcons).where(sql`${shows(icon, url)} and ${isEmpty} and ${condition}`)
}

/** Query of the records that show the image at `url`. */
export function selectUses(db: Db, url: string) {
  const columns = { noun: sql<ImageUse['noun']>`noun`, id: sql<number | null>`id`, name: sql<string>`name` }
  return db.select(columns).from(sql`(${usesOf(url)})`)
}

/** Statements that change the image's address from `from` to `to` in the records that show it, if `condition` holds. */
export function updateUses(db: Db, from: string, to: string, instant: string, condition: SQL) {
  const moved = (column: SQL) => sql`${to} || substr(${column}, ${from.length + 1})`
  const record = { image_url: moved(image), version: sql`version + 1`, updated_at: instant }
  return [
    db
      .update(trailers)
      .set(record)
      .where(sql`${shows(image, from)} and ${condition}`),
    db
      .update(customTrailers)
      .set(record)
      .where(sql`${shows(image, from)} and ${condition}`),
    db
      .update(categoryIcons)
      .set({ icon: moved(icon), updated_at: instant })
      .where(sql`${shows(icon, from)} and ${condition}`),
  ] as const
}
