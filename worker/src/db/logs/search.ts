import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { apiLogs, errorLogs } from '../schema.ts'

// How many of the newest entries are counted if an index alone decides, and how many are read if each row has to be checked
// (docs/decisions/0024-logs.md).
const MAX_COUNTED = 10_000
const MAX_SEARCHED = 20_000

/** A filter for entries of a log. */
export interface LogSearch {
  /** From this instant on. */
  from: string | undefined
  /** Before this instant. */
  before: string | undefined
  /** The condition that an index covers together with the time. */
  indexed: SQL | undefined
  /** Conditions that are checked on each entry that the index finds. */
  unindexed: (SQL | undefined)[]
}

/** The number of matching entries, and the time of the oldest one searched if there may be older ones. */
export interface LogCount {
  total: number
  searchedFrom: string | null
}

/** The filter of a call, with days converted to instants. */
export type WithInstants<Filter> = Omit<Filter, 'dateFrom' | 'dateTo'> & {
  from: string | undefined
  before: string | undefined
}

/** The entries to read: their ids, or a subquery for them. */
export type Ids = SQL | readonly number[]

type LogTable = typeof apiLogs | typeof errorLogs

/** A search for the newest matching entries of a log: their count and their ids. */
export function searchLog(db: Db, table: LogTable, { from = '', before, indexed, unindexed }: LogSearch) {
  // `is true` keeps SQLite from using an index for these conditions instead of the one for `indexed` and the time.
  const filter = and(...unindexed.map((condition) => condition && sql`(${condition}) is true`))
  const depth = filter ? MAX_SEARCHED : MAX_COUNTED
  const within = (start: string) =>
    and(indexed, gte(table.timestamp, start), before === undefined ? undefined : lt(table.timestamp, before))
  const newestFirst = sql`order by ${table.timestamp} desc, ${table.id} desc`
  const newest = sql`(
    select ${table.id} as id, ${table.timestamp} as at from ${table} where ${within(from)} ${newestFirst} limit ${depth}
  ) as newest`
  // `cross join` fixes the order: otherwise SQLite might scan the whole log and look up each entry in `newest`.
  const read = filter ? sql`${newest} cross join ${table} on ${table.id} = newest.id` : newest

  return {
    async count(): Promise<LogCount> {
      const found = await db.get<{ seen: number; total: number | null; oldest: string | null }>(
        sql`select count(*) as seen, sum(${filter ?? sql`1`}) as total, min(newest.at) as oldest from ${read}`,
      )
      return { total: found.total ?? 0, searchedFrom: found.seen === depth ? found.oldest : null }
    },

    /** Selects the ids of matching entries since `start`, newest first. */
    ids(start: string | null, limit: number, offset = 0): SQL {
      return sql`
        select ${table.id} as id from ${table} where ${and(within(start ?? from), filter)}
        ${newestFirst} limit ${limit} offset ${offset}`
    },
  }
}

/** The search of a log. */
export type Search = ReturnType<typeof searchLog>

/** A page of a search's results, or its last page if `page` is beyond that; `entries` reads the entries with the selected ids. */
export async function pageOf<Entry>(
  search: Search,
  { page, limit }: { page: number; limit: number },
  entries: (ids: SQL) => Promise<Entry[]>,
) {
  const { total, searchedFrom } = await search.count()
  const totalPages = Math.ceil(total / limit)
  const shown = Math.max(1, Math.min(page, totalPages))
  const logs = await entries(
    search.ids(searchedFrom, Math.min(limit, total - (shown - 1) * limit), (shown - 1) * limit),
  )
  return { logs, page: shown, limit, total, totalPages, searchedFrom }
}

/** Ids of at most `most` newest results of a search, and whether there may be others. */
export async function newestOf(db: Db, search: Search, most: number): Promise<{ ids: number[]; isCut: boolean }> {
  const { total, searchedFrom } = await search.count()
  const found = await db.all<{ id: number }>(search.ids(searchedFrom, Math.min(most, total)))
  return { ids: found.map(({ id }) => id), isCut: total > most || searchedFrom !== null }
}

/** True for entries with this value; no condition without one. */
export function equalsIfGiven<Value extends string | number>(
  column: SQLWrapper,
  value: Value | undefined,
): SQL | undefined {
  return value === undefined ? undefined : sql`${column} = ${value}`
}

/** True for entries with one of these ids, given as a subquery or as a single parameter however many they are. */
export function isOneOf(column: SQLWrapper, ids: Ids): SQL {
  const selected = Array.isArray(ids) ? sql`select value from json_each(${JSON.stringify(ids)})` : ids
  return sql`${column} in (${selected})`
}

/** The conditions that an index serves, the most selective first; the others are checked entry by entry. */
export function splitByIndex(conditions: readonly (SQL | undefined)[]): Pick<LogSearch, 'indexed' | 'unindexed'> {
  const [indexed, ...unindexed] = conditions.filter((condition) => condition !== undefined)
  return { indexed, unindexed }
}
