import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import { spellingOf } from '#domain/equipment/category'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import { type Condition, justChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { categoryIcons, equipment } from '../schema.ts'
import { imageIsKnown } from './references.ts'

/** Selects every category that holds something, by name, with its icon and how many pieces it holds. */
export function selectCategories(db: Db) {
  return db
    .select({ category: equipment.category, icon: categoryIcons.icon, count: count() })
    .from(equipment)
    .leftJoin(categoryIcons, eq(categoryIcons.category, equipment.category))
    .groupBy(equipment.category)
    .orderBy(asc(equipment.category))
}

/**
 * A category in the catalogue's spelling, ignoring the piece `besides`, whose spelling may be changed; `stands` is the condition for
 * writing it, which fails if the catalogue has another category by then: it may be a new spelling of this one.
 */
export async function spelledCategory(
  db: Db,
  category: string,
  besides = 0,
): Promise<{ category: string; stands: Condition }> {
  const { id, category: written } = equipment
  const rows = await db.selectDistinct({ written }).from(equipment).where(ne(id, besides)).orderBy(asc(written))
  const known = rows.map((one) => one.written)
  const stands = sql`not exists (
    select 1 from ${equipment} as other
    where other.id <> ${besides} and other.category not in (select value from json_each(${JSON.stringify(known)})))`
  return { category: spellingOf(known)(category), stands }
}

/**
 * Statements that leave its icon to a category whose last piece has just been given another spelling of it, directly after the
 * audit line of that; none for another category, which has an icon of its own or none.
 */
export function keepIcon(db: Db, before: string, after: string) {
  const { category } = categoryIcons
  if (before === after || spellingOf([before])(after) !== before) return []
  const isEmpty = sql`not exists (select 1 from ${equipment} where category = ${before})`
  const isFree = sql`not exists (select 1 from ${categoryIcons} as other where other.category = ${after})`
  return [
    db
      .update(categoryIcons)
      .set({ category: after })
      .where(and(justChanged, eq(category, before), isEmpty, isFree)),
  ]
}

/** Sets or removes the icon of a category; `null`, with nothing changed, if the icon is an image that does not exist. */
export async function setCategoryIcon(
  db: Db,
  category: string,
  icon: string | null,
  { by, at }: Author,
): Promise<true | null> {
  // The audit line reads the previous icon, so it precedes the change in the batch.
  const iconBefore = sql`json_object('category', ${category}, 'icon', (
    select icon from ${categoryIcons} where category = ${category}))`
  const line = { at, by, action: 'update', noun: 'category', recordId: null, before: iconBefore } as const
  if (icon === null) {
    const gone = db.delete(categoryIcons).where(eq(categoryIcons.category, category))
    const had = sql`exists (select 1 from ${categoryIcons} where category = ${category})`
    await db.batch([audit(db, { ...line, after: { category, icon } }, had), gone])
    return true
  }
  const updated_at = at.toISOString()
  const isNew = sql`not exists (select 1 from ${categoryIcons} where category = ${category} and icon = ${icon})`
  const [, stored] = await db.batch([
    audit(db, { ...line, after: { category, icon } }, sql`${isNew} and ${imageIsKnown(icon)}`),
    insertSelect(db, categoryIcons, { category, icon, updated_at }, sql`where ${imageIsKnown(icon)}`)
      .onConflictDoUpdate({ target: categoryIcons.category, set: { icon, updated_at } })
      .returning({ category: categoryIcons.category }),
  ])
  return stored.length > 0 || null
}
