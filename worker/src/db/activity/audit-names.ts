import { sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { AUDIT_REFERENCES, type AuditNames, type AuditNoun } from '#contract/activity'
import { accounts, adminGroups, auditEntries, customTrailers, equipment, images, trailers } from '../schema.ts'

interface Named {
  /** Kinds of entries whose `record_id` is the number of such a record. */
  nouns: readonly [AuditNoun, ...AuditNoun[]]
  table: SQLiteTable
  name: SQLiteColumn
}

const NAMED: readonly Named[] = [
  { nouns: ['account', 'calendar_feed'], table: accounts, name: accounts.username },
  { nouns: ['group'], table: adminGroups, name: adminGroups.name },
  { nouns: ['trailer'], table: trailers, name: trailers.name },
  { nouns: ['custom_trailer'], table: customTrailers, name: customTrailers.name },
  { nouns: ['equipment'], table: equipment, name: equipment.name },
  { nouns: ['image'], table: images, name: images.filename },
]

/** Column of a query that reads `audit_entries` alone: the current names of the records that each entry mentions. */
// Subqueries, which SQLite runs for the rows of a page alone: no second round trip with their numbers.
export const namesOfMentioned = sql`json_object(${sql.join(NAMED.map(namesOf), sql`, `)})`.mapWith(
  (names: string): AuditNames => withoutEmpty(JSON.parse(names)),
)

function namesOf({ nouns, table, name }: Named) {
  const { noun, record_id, before, after } = auditEntries
  const kinds = sql.join(
    nouns.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const fields = Object.keys(AUDIT_REFERENCES).filter((field) => AUDIT_REFERENCES[field] === nouns[0])
  const mentioned = [before, after].flatMap((values) => fields.map((field) => sql`${values} -> ${`$.${field}`}`))
  const numbers = sql.join([sql`iif(${noun} in (${kinds}), ${record_id}, null)`, ...mentioned], sql`, `)
  return sql`${nouns[0]}, json((
    select json_group_object(cast(id as text), ${name}) from ${table}
    where id in (select atom from json_tree(json_array(${numbers})))))`
}

function withoutEmpty(names: AuditNames): AuditNames {
  return Object.fromEntries(Object.entries(names).filter(([, ofKind]) => Object.keys(ofKind).length > 0))
}
