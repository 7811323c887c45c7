import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { BoundedMap } from '#domain/bounded-map'
import { findHolders } from '../access/sessions.ts'
import type { Db } from '../client.ts'
import { chunkRows, insertRows } from '../json-rows.ts'
import { apiLogs, errorLogs, loggedResponses } from '../schema.ts'

/** Hash of a token that was not checked, or that no check accepted. */
interface Unchecked {
  tokenHash?: string | null
}

/** A call of the API before it has an id; `isShared` if its response is the same for everybody and so stored only once. */
export type NewApiLog = Omit<typeof apiLogs.$inferSelect, 'id' | 'answer_digest'> & Unchecked & { isShared?: boolean }

/** An error before it has an id. */
export type NewErrorLog = Omit<typeof errorLogs.$inferSelect, 'id'> & Unchecked

// More than the number of different public responses at any time.
const MAX_KNOWN = 50

const digests = new BoundedMap<string>(MAX_KNOWN)

// An entry takes at most 21 KB. D1 holds 10 GB, and once it is full, customers' requests cannot be stored either.
const SHORTAGE = { bytes: 5_000_000_000, calls: 400_000, errors: 40_000 }

/**
 * Stores entries of both logs, all or none, under the account that holds an unchecked token. While the database is larger than
 * `shortage.bytes`, a log above its own limit in `shortage` loses two of its oldest entries for each new one, so that it shrinks.
 */
export async function insertLogs(
  db: Db,
  calls: readonly NewApiLog[],
  errors: readonly NewErrorLog[],
  shortage = SHORTAGE,
): Promise<void> {
  const holders = await holdersOf(db, [...calls, ...errors])
  const { rows, responses } = callRows(calls, holders)
  const [first, ...others] = [
    ...chunkRows(responses).map((texts) => insertResponses(db, texts)),
    ...chunkRows(rows).map((entries) => insertRows(db, apiLogs, entries)),
    ...chunkRows(errorRows(errors, holders)).map((entries) => insertRows(db, errorLogs, entries)),
  ]
  if (!first) return
  const stored = await db.batch([first, ...others])
  if ((stored.at(-1)?.meta.size_after ?? 0) <= shortage.bytes) return
  await db.batch([
    forgetOldest(db, apiLogs, shortage.calls, calls.length),
    forgetOldest(db, errorLogs, shortage.errors, errors.length),
  ])
}

// The rows of calls, and apart from them, each once, the responses that they share.
function callRows(calls: readonly NewApiLog[], holders: Holders) {
  const responses = new Map<string, typeof loggedResponses.$inferSelect>()
  const rows = calls.map(({ isShared, tokenHash, ...entry }) => {
    const call = { ...entry, ...holders.get(tokenHash ?? '') }
    const { response: text, timestamp } = call
    if (!isShared || text === null) return { ...call, answer_digest: null }
    const digest = digests.getOrCreate(text, () => createHash('sha256').update(text).digest('base64url'))
    responses.set(digest, { digest, text, used_on: timestamp.slice(0, 'yyyy-mm-dd'.length) })
    return { ...call, response: null, answer_digest: digest }
  })
  return { rows, responses: [...responses.values()] }
}

function errorRows(errors: readonly NewErrorLog[], holders: Holders) {
  return errors.map(({ tokenHash, ...entry }) => {
    const holder = holders.get(tokenHash ?? '')
    if (!holder) return entry
    const { username, user_id } = holder
    return { ...entry, request: entry.request && { ...entry.request, username }, user_id }
  })
}

type Holders = Awaited<ReturnType<typeof holdersOf>>

// Read only here, after the response: most of these calls were refused, and a check before that would cost each a round trip.
async function holdersOf(db: Db, entries: readonly Unchecked[]) {
  const hashes = entries.flatMap(({ tokenHash }) => tokenHash ?? [])
  const found = hashes.length > 0 ? await findHolders(db, hashes, new Date()) : []
  return new Map(found.map(({ hash, account }) => [hash, account]))
}

// Compares ids, which are consecutive: counting the entries would read all of them.
function forgetOldest(db: Db, table: typeof apiLogs | typeof errorLogs, most: number, added: number) {
  const oldest = sql`(
    select id from ${table} where id <= (select max(id) - ${most} from ${table}) order by id limit ${2 * added})`
  return db.delete(table).where(sql`${table.id} in ${oldest}`)
}

function insertResponses(db: Db, responses: readonly (typeof loggedResponses.$inferSelect)[]) {
  return insertRows(db, loggedResponses, responses).onConflictDoUpdate({
    target: loggedResponses.digest,
    set: { used_on: sql`excluded.used_on` },
    setWhere: sql`excluded.used_on > ${loggedResponses.used_on}`,
  })
}
