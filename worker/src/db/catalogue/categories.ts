import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import { spellingOf } from '#domain/equipment/category'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import { type Condition, lastWriteChanged } from '../batch.ts'
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
 * A category in the catalogue's spelling, ignoring the piece `besides`, whose spelling may be changed; `condition` must hold
 * when it is written, and fails if the catalogue has another category by then: it may be a new spelling of this one.
 */
export async function canonicalCategory(
  db: Db,
  category: string,
  besides = 0,
): Promise<{ category: string; condition: Condition }> {
  const { id, category: written } = equipment
  const rows = await db.selectDistinct({ written }).from(equipment).where(ne(id, besides)).orderBy(asc(written))
  const known = rows.map((one) => one.written)
  const condition = sql`not exists (
    select 1 from ${equipment} as other
    where other.id <> ${besides} and other.category not in (select value from json_each(${JSON.stringify(known)})))`
  return { category: spellingOf(known)(category), condition }
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
      .where(and(lastWriteChanged, eq(category, before), isEmpty, isFree)),
  ]
}

/** The icon of a category; `null` if it has none. */
export async function readCategoryIcon(db: Db, category: string): Promise<string | null> {
  const [row] = await db
    .select({ icon: categoryIcons.icon })
    .from(categoryIcons)
    .where(eq(categoryIcons.category, category))
  return row?.icon ?? null
}

/**
 * Replaces the icon `before` of a category, or removes it; `null`, with nothing changed, if it is another one by now, or if the new
 * one is an image that does not exist.
 */
export async function setCategoryIcon(
  db: Db,
  category: string,
  { before, icon }: { before: string | null; icon: string | null },
  { by, at }: Author,
): Promise<true | null> {
  if (icon === before) return true
  const isAsBefore = sql`(select icon from ${categoryIcons} where category = ${category}) is ${before}`
  const line = { at, by, action: 'update', noun: 'category', recordId: null } as const
  const change = { ...line, before: { category, icon: before }, after: { category, icon } }
  if (icon === null) {
    const [, gone] = await db.batch([
      audit(db, change, isAsBefore),
      db
        .delete(categoryIcons)
        .where(and(eq(categoryIcons.category, category), isAsBefore))
        .returning({ category: categoryIcons.category }),
    ])
    return gone.length > 0 || null
  }
  const updated_at = at.toISOString()
  const condition = sql`${isAsBefore} and ${imageIsKnown(icon)}`
  const [, stored] = await db.batch([
    // Before the change, since both have the same condition.
    audit(db, change, condition),
    insertSelect(db, categoryIcons, { category, icon, updated_at }, sql`where ${condition}`)
      .onConflictDoUpdate({ target: categoryIcons.category, set: { icon, updated_at } })
      .returning({ category: categoryIcons.category }),
  ])
  return stored.length > 0 || null
}
