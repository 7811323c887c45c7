import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Equipment, EquipmentInput, EquipmentListQuery } from '#contract/catalogue/equipment'
import { changesNothing } from '#domain/difference'
import { fromCents, toCents } from '#domain/money'
import { plainLetters } from '#domain/plain-letters'
import { audit, auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, storeCreated } from '../idempotency.ts'
import { insertRows } from '../json-rows.ts'
import { toPage } from '../paging.ts'
import { categoryIcons, equipment } from '../schema.ts'
import { containsWords, matchesPlainText, withPlainLetters } from '../text-search.ts'
import { firstVersion, isUnchanged, newVersion } from '../versioned.ts'
import { canonicalCategory, keepIcon, selectCategories } from './categories.ts'
import type { Removable } from './removed-records.ts'

type Row = typeof equipment.$inferSelect

const noun = 'equipment'
const columns = { ...getTableColumns(equipment), category_icon: categoryIcons.icon }

function toEquipment(row: Row & { category_icon: string | null }): Equipment {
  return { ...row, price: fromCents(row.price) }
}

function toColumns(input: EquipmentInput): EquipmentInput {
  return { ...input, price: toCents(input.price) }
}

/** How a piece is removed and restored. Lists that name it keep its id, so that restoring it restores it everywhere. */
export const removablePiece: Removable = {
  noun,
  table: equipment,
  audited: (row) => ({ ...row, price: fromCents(Number(row.price)) }),
  // Its category may have been the last one so spelled, and others may have added it in another spelling meanwhile.
  suited: async (db, row, id) => {
    const { category, condition } = await canonicalCategory(db, String(row.category), id)
    return { values: { category }, condition }
  },
}

function selectEquipment(db: Db) {
  return db
    .select(columns)
    .from(equipment)
    .leftJoin(categoryIcons, eq(categoryIcons.category, equipment.category))
    .$dynamic()
}

/**
 * One page of the catalogue, sorted by category and name (a search first by how well it matches), starting after the piece `after`,
 * with all categories; `next` is the last piece of the page. `undefined` if `after` has been deleted, since its position is then
 * unknown.
 */
export async function listEquipment(db: Db, query: EquipmentListQuery, after: number | undefined) {
  const last = db
    .select({ id: equipment.id })
    .from(equipment)
    .where(eq(equipment.id, after ?? 0))
  const [rows, categories, found] = await db.batch([selectPage(db, query, after), selectCategories(db), last])
  if (after !== undefined && found.length === 0) return undefined
  const { page, next } = toPage(rows, query.limit)
  return { equipment: page.map(toEquipment), categories, next }
}

function selectPage(db: Db, { q, category, limit }: EquipmentListQuery, after: number | undefined) {
  const { name, info, description, dimensions } = equipment
  const parts = [...(q ? [rankOf(q)] : []), equipment.category, name, equipment.id]
  const place = sql.join(parts, sql`, `)
  // In the FROM clause: in the condition, SQLite would add the depth of its expression to that of the search, and D1 allows a
  // hundred.
  const names = parts.map((_, at) => sql.identifier(`part_${at}`))
  const named = parts.map((part, at) => sql`${part} as ${names[at]}`)
  const mark = sql`(select ${sql.join(named, sql`, `)} from ${equipment} where ${equipment.id} = ${after}) as mark`
  const behind = sql`(${place}) > (${sql.join(names, sql`, `)})`
  const rows = selectEquipment(db)
  return (after === undefined ? rows : rows.innerJoin(mark, sql`true`))
    .where(
      and(
        category === undefined ? undefined : eq(equipment.category, category),
        after === undefined ? undefined : behind,
        matchesPlainText(q, [equipment.id, name, equipment.category, info, description, dimensions]),
      ),
    )
    .orderBy(place)
    .limit(limit + 1)
}

// Names that begin with what is sought come first, then those that contain its words, as where the browser searches
// (`bestFirst`). As typed, too: SQLite takes the accents only from some letters.
function rankOf(q: string): SQL {
  const { name } = equipment
  const typed = sql`instr(lower(${name}), lower(${q}))`
  const plain = sql`instr(${withPlainLetters(name)}, ${plainLetters(q)})`
  return sql`case when 1 in (${typed}, ${plain}) then 0 when ${typed} + ${containsWords(name, q)} > 0 then 1 else 2 end`
}

/** One piece as staff see it, or `undefined`. */
export async function readEquipment(db: Db, id: number): Promise<Equipment | undefined> {
  const [row] = await selectEquipment(db).where(eq(equipment.id, id))
  return row && toEquipment(row)
}

/** Stores a piece, its category spelled as in the catalogue; `null`, with nothing stored, if that has a new category meanwhile. */
export async function createEquipment(
  db: Db,
  wanted: EquipmentInput,
  { by, at }: Author,
  post: IdempotentPost | null,
): Promise<Equipment | null> {
  const { category, condition } = await canonicalCategory(db, wanted.category)
  const input = { ...wanted, category }
  const row = { ...toColumns(input), ...firstVersion(at) }
  const [[shown], , [stored]] = await db.batch([
    // Not read afterwards with the piece, which somebody may have deleted by then.
    db.select({ icon: categoryIcons.icon }).from(categoryIcons).where(eq(categoryIcons.category, category)),
    deleteExpiredResponse(db, post, at),
    insertRows(db, equipment, [row], condition).returning(),
    audit(db, { at, by, action: 'create', noun, recordId: lastInsertedId(equipment), before: null, after: input }),
    ...storeCreated(db, post, lastInsertedId(equipment), at),
  ])
  return stored ? toEquipment({ ...stored, category_icon: shown?.icon ?? null }) : null
}

/**
 * Changes a piece, with its category spelled likewise; `null`, with nothing changed, if it is no longer as in `before`, or if there
 * is a new category meanwhile.
 */
export async function updateEquipment(
  db: Db,
  before: Equipment,
  wanted: EquipmentInput,
  { by, at }: Author,
): Promise<Equipment | null> {
  const spelled = wanted.category === before.category ? null : await canonicalCategory(db, wanted.category, before.id)
  const input = spelled ? { ...wanted, category: spelled.category } : wanted
  // Another spelling of the category may have been all that differed.
  if (changesNothing(before, input)) return before
  const [changed] = await db.batch([
    db
      .update(equipment)
      .set({ ...toColumns(input), ...newVersion(equipment, at) })
      .where(and(isUnchanged(equipment, before), spelled?.condition))
      .returning({ id: equipment.id }),
    ...auditEdit(db, { at, by, noun, recordId: before.id, before, after: input }),
    ...keepIcon(db, before.category, input.category),
  ])
  return changed.length > 0 ? ((await readEquipment(db, before.id)) ?? null) : null
}
