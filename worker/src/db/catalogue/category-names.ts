import { and, asc, eq, sql } from 'drizzle-orm'
import { spellingOf } from '#domain/equipment/category'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { categoryIcons, equipment, removedRecords } from '../schema.ts'
import { newVersion } from '../versioned.ts'

/**
 * Gives a category another name, or lets its pieces join the category that has it, and returns the name in the catalogue's
 * spelling; its icon goes along, unless that one has its own. `undefined` if the category holds nothing; `null`, with nothing changed,
 * if the catalogue has another category meanwhile.
 */
export async function renameCategory(
  db: Db,
  from: string,
  wanted: string,
  { by, at }: Author,
): Promise<string | undefined | null> {
  const { category } = equipment
  const rows = await db.selectDistinct({ category }).from(equipment).orderBy(asc(category))
  const known = rows.map((row) => row.category)
  if (!known.includes(from)) return undefined
  // Its own spelling may be all that is changed.
  const name = spellingOf(known.filter((one) => one !== from))(wanted)
  if (name === from) return name
  const isAsRead = sql`not exists (
    select 1 from ${equipment} as other where other.category not in (select value from json_each(${JSON.stringify(known)})))`
  const valid = sql`${isAsRead} and exists (select 1 from ${equipment} as other where other.category = ${from})`
  const isFree = sql`not exists (select 1 from ${categoryIcons} as other where other.category = ${name})`
  const isOwn = eq(categoryIcons.category, from)
  // The pieces come last, since what is checked is about them.
  const [, , , , moved] = await db.batch([
    audit(
      db,
      {
        at,
        by,
        action: 'update',
        noun: 'category',
        recordId: null,
        before: { category: from },
        after: { category: name },
      },
      valid,
    ),
    db
      .update(categoryIcons)
      .set({ category: name })
      .where(and(isOwn, isFree, valid)),
    db.delete(categoryIcons).where(and(isOwn, valid)),
    // Those deleted a moment ago, or an Undo would bring the old name back.
    db
      .update(removedRecords)
      .set({ row: sql`json_set(${removedRecords.row}, '$.category', ${name})` })
      .where(and(eq(removedRecords.noun, 'equipment'), sql`${removedRecords.row} ->> 'category' = ${from}`, valid)),
    db
      .update(equipment)
      .set({ category: name, ...newVersion(equipment, at) })
      .where(and(eq(category, from), isAsRead))
      .returning({ id: equipment.id }),
  ])
  return moved.length > 0 ? name : null
}
