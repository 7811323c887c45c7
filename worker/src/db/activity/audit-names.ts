import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { AUDIT_REFERENCES, type AuditNames, type AuditNoun, OF_ACCOUNTS } from '#contract/activity'
import { accounts, adminGroups, auditEntries, customTrailers, equipment, images, trailers } from '../schema.ts'
import { containsText } from '../text-search.ts'

/**
 * Limit on letter forms in a search of the audit trail: D1 allows an expression a depth of 100, and adds a subquery's depth to
 * that of the expression around it.
 */
export const MAX_FORMS = 15

/** A kind of records that have a name, and where it is stored. */
interface NamedKind {
  /** Kinds of entries whose `record_id` is the number of such a record. */
  nouns: readonly [AuditNoun, ...AuditNoun[]]
  table: SQLiteTable
  name: SQLiteColumn
}

const NAMED_KINDS: readonly NamedKind[] = [
  { nouns: ['account', ...OF_ACCOUNTS], table: accounts, name: accounts.username },
  { nouns: ['group'], table: adminGroups, name: adminGroups.name },
  { nouns: ['trailer'], table: trailers, name: trailers.name },
  { nouns: ['custom_trailer'], table: customTrailers, name: customTrailers.name },
  { nouns: ['equipment'], table: equipment, name: equipment.name },
  { nouns: ['image'], table: images, name: images.filename },
]

/** Column of a query that reads `audit_entries` alone: the current names of the records that each entry mentions. */
// As subqueries, which SQLite runs only for the rows of the page, the names need no second round trip.
export const namesOfMentioned = sql`json_object(${sql.join(NAMED_KINDS.map(namesOf), sql`, `).inlineParams()})`.mapWith(
  (names: string): AuditNames => withoutEmpty(JSON.parse(names)),
)

function namesOf(kind: NamedKind) {
  const { nouns, table, name } = kind
  return sql`${nouns[0]}, json((
    select json_group_object(cast(id as text), ${name}) from ${table} where id in (${numbersOf(kind)})))`
}

/** True for entries that mention a record with `q` in its current name, ignoring case. */
export function mentionsNamed(q: string): SQL {
  const names = NAMED_KINDS.map(
    ({ nouns, table, name }) => sql`select ${nouns[0]} || id as record, ${name} as name from ${table}`,
  )
  const mentioned = NAMED_KINDS.map((kind) => sql`select ${kind.nouns[0]} || atom as record from (${numbersOf(kind)})`)
  // The names are compared together: a copy of `q` for each kind would exceed the hundred parameters of a statement.
  return sql`exists (select 1 from (${allOf(mentioned)}) where record in (
    select record from (${allOf(names)}) where ${containsText(sql`name`, q, MAX_FORMS)}))`
}

/** Query of the ids of the records of one kind that an entry mentions, in a column `atom`. */
function numbersOf({ nouns }: NamedKind) {
  const { noun, record_id, before, after } = auditEntries
  const kinds = sql.join(
    nouns.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const own = sql`iif(${noun} in (${kinds}), ${record_id}, null)`
  const fields = Object.keys(AUDIT_REFERENCES).filter((field) => AUDIT_REFERENCES[field] === nouns[0])
  if (fields.length === 0) return sql`select ${own} as atom`
  const mentioned = [before, after].flatMap((values) => fields.map((field) => sql`${values} -> ${`$.${field}`}`))
  return sql`select atom from json_tree(json_array(${sql.join([own, ...mentioned], sql`, `)})) where atom is not null`
}

// Split into halves, since D1 allows at most five terms in a compound SELECT.
function allOf(selects: readonly SQL[]): SQL {
  const half = Math.ceil(selects.length / 2)
  const halves = [selects.slice(0, half), selects.slice(half)].map(
    (few) => sql`select * from (${sql.join([...few], sql` union all `)})`,
  )
  return sql.join(halves, sql` union all `).inlineParams()
}

function withoutEmpty(names: AuditNames): AuditNames {
  return Object.fromEntries(Object.entries(names).filter(([, ofKind]) => Object.keys(ofKind).length > 0))
}
