import { and, desc, eq, getTableColumns, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { AuditEntry, AuditListQuery } from '#contract/activity'
import { hiddenNouns, type ViewableRequests } from '#domain/access/customer-areas'
import { ACTION_WORDS, KIND_WORDS } from '#domain/audit-words'
import type { Db } from '../client.ts'
import { toPage } from '../paging.ts'
import { auditEntries } from '../schema.ts'
import { containsText } from '../text-search.ts'
import { MAX_FORMS, mentionsNamed, namesOfMentioned } from './audit-names.ts'
import { isVisibleTo } from './entries.ts'

const { by, noun, action, record_id, before, after } = auditEntries

const columns = { ...getTableColumns(auditEntries), names: namesOfMentioned }

// Where the audit line of an activity entry that staff added keeps its type and metadata.
const ADDED = { type: sql`${after} ->> '$.type'`, metadata: sql`(${after} -> '$.metadata')` }

/**
 * One page of the audit trail, newest first, starting below the id `below`, without entries about requests that are not in
 * `views`; `next` is where the next page starts.
 */
export async function listAudit(
  db: Db,
  query: AuditListQuery,
  views: ViewableRequests,
  below: number | undefined,
): Promise<{ entries: AuditEntry[]; next: number | undefined }> {
  // Entries about these contain what staff wrote about customers, and what was sent to customers.
  const closed = hiddenNouns(views)
  const added = isVisibleTo(views, ADDED)?.inlineParams()
  const rows = await db
    .select(columns)
    .from(auditEntries)
    .where(
      and(
        closed.length > 0 ? notInArray(noun, closed) : undefined,
        added && sql`(${noun} <> 'activity' or ${added})`,
        query.noun ? eq(noun, query.noun) : undefined,
        query.record_id === undefined ? undefined : eq(record_id, query.record_id),
        below === undefined ? undefined : lt(auditEntries.id, below),
        matches(query.q),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(query.limit + 1)
  const { page, next } = toPage(rows, query.limit)
  return { entries: page, next }
}

// Searches the stored values and what the portal shows for them: labels of actions, kinds and states, names of mentioned records.
function matches(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const stored = [by, noun, action, sql`ifnull(${record_id}, '')`, unescaped(before), unescaped(after)]
  const states = [before, after].flatMap((values) => [sql`${values} ->> '$.status'`, sql`${values} ->> '$.role'`])
  const statesInWords = states.map((state) => sql`replace(ifnull(${state}, ''), '_', ' ')`)
  const record = sql`ifnull(' #' || ${record_id}, '')`
  const changeInWords =
    sql`${wordsFor(action, ACTION_WORDS)} || ' ' || ${wordsFor(noun, KIND_WORDS)} || ${record}`.inlineParams()
  // `concat_ws` instead of `||`, since each `||` adds a level to the depth of the expression.
  const all = sql`concat_ws(char(10), ${sql.join([...stored, changeInWords, ...statesInWords], sql`, `)})`
  return or(containsText(all, q, MAX_FORMS), mentionsNamed(q))
}

// JSON writes a backslash before each quotation mark, as in 24" griddle, and before each backslash.
function unescaped(json: SQLiteColumn): SQL {
  return sql`replace(replace(ifnull(${json}, ''), '\\"', '"'), '\\\\', '\\')`
}

function wordsFor(column: SQLiteColumn, words: Readonly<Record<string, string>>): SQL {
  const cases = Object.entries(words).map(([key, word]) => sql`when ${key} then ${word}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} else replace(${column}, '_', ' ') end`
}
