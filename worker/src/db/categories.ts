import { asc, count, eq, sql } from 'drizzle-orm'
import type { EquipmentCategory } from '#contract/equipment'
import { audit } from './audit.ts'
import type { Author } from './author.ts'
import type { Db } from './client.ts'
import { pictureIsKnown } from './known.ts'
import { categoryIcons, equipment } from './schema.ts'

/** Every category that holds something, by name, with its icon and how many pieces it holds. */
export async function listCategories(db: Db): Promise<EquipmentCategory[]> {
  return db
    .select({ category: equipment.category, icon: categoryIcons.icon, count: count() })
    .from(equipment)
    .leftJoin(categoryIcons, eq(categoryIcons.category, equipment.category))
    .groupBy(equipment.category)
    .orderBy(asc(equipment.category))
}

/** Gives a category an icon, or takes it away; `null`, and nothing changed, where the icon is a picture that is not there. */
export async function setCategoryIcon(
  db: Db,
  category: string,
  icon: string | null,
  { by, at }: Author,
): Promise<true | null> {
  const line = { at, by, action: 'update', noun: 'category', recordId: null, before: null } as const
  if (icon === null) {
    const gone = db.delete(categoryIcons).where(eq(categoryIcons.category, category))
    await db.batch([gone, audit(db, { ...line, after: { category, icon } })])
    return true
  }
  // In the order of the table's columns.
  const row = sql`select ${category}, ${icon}, ${at.toISOString()} where ${pictureIsKnown(icon)}`
  const [stored] = await db.batch([
    db
      .insert(categoryIcons)
      .select(row)
      .onConflictDoUpdate({ target: categoryIcons.category, set: { icon, updated_at: at.toISOString() } })
      .returning({ category: categoryIcons.category }),
    audit(db, { ...line, after: { category, icon } }),
  ])
  return stored.length > 0 || null
}
