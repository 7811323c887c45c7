import { drizzle } from 'drizzle-orm/d1'
import type { RentalListQuery } from '#contract/requests/rental'
import { startProduct } from '../scripts/product/harness.ts'
import { selectTotals } from '../worker/src/db/counts.ts'
import { listRentals } from '../worker/src/db/requests/rentals.ts'
import { toCursor } from '../worker/src/http/cursor.ts'
import { fillRequests, openSession } from './fill.ts'
import { median } from './statistics.ts'

const REQUESTS = 100_000
const CALLS = 20

/** What one look at a list of 100,000 requests takes. */
export interface ListFigure {
  what: string
  milliseconds: number
  /** Rows that D1 counts, and bills, for its queries. */
  rowsRead: number
  plan: readonly string[]
}

const LOOKS: readonly { what: string; query: Partial<RentalListQuery>; before?: number }[] = [
  { what: 'first page, with counts', query: {} },
  { what: 'a later page', query: {}, before: 50_000 },
  { what: 'first page of one state, with counts', query: { status: 'pending' } },
  { what: 'a later page of one state', query: { status: 'pending' }, before: 50_000 },
  { what: 'a search that finds a page soon', query: { q: 'customer' }, before: REQUESTS },
  { what: 'a search that finds nothing', query: { q: 'nobody at all' }, before: REQUESTS },
]

type Product = Awaited<ReturnType<typeof startProduct>>

/** Times the pages of a list of 100,000 requests, and reports what the database reads for each. */
export async function measureLists(): Promise<ListFigure[]> {
  const product = await startProduct()
  await fillRequests(product.env.DB, REQUESTS)
  const token = await openSession(product.env.DB, 'manager')
  const figures: ListFigure[] = []
  for (const { what, query, before } of LOOKS) {
    const { rowsRead, plan } = await look(product, { limit: 100, ...query }, before)
    figures.push({ what, milliseconds: await timed(product, token, query, before), rowsRead, plan })
  }
  await product.harness.close()
  return figures
}

// The queries are run once more by hand, since only then D1 reports what it read.
async function look({ env }: Product, query: RentalListQuery, before: number | undefined) {
  const queries: { sql: string; params: unknown[] }[] = []
  const db = drizzle(env.DB, { logger: { logQuery: (sql, params) => queries.push({ sql, params }) } })
  await listRentals(db, query, before ?? Number.MAX_SAFE_INTEGER)
  // Queries in a batch are not logged.
  if (before === undefined) queries.push(selectTotals(db, 'rental').toSQL())
  let rowsRead = 0
  const plan: string[] = []
  for (const { sql, params } of queries) {
    const run = (text: string) => env.DB.prepare(text).bind(...params)
    rowsRead += (await run(sql).all()).meta.rows_read
    const { results } = await run(`explain query plan ${sql}`).all<{ detail: string }>()
    plan.push(...results.map(({ detail }) => detail))
  }
  return { rowsRead, plan }
}

async function timed({ harness }: Product, token: string, query: Partial<RentalListQuery>, before: number | undefined) {
  const { status = '', q = '' } = query
  const search = new URLSearchParams({ limit: '100', q })
  if (status) search.set('status', status)
  if (before) search.set('cursor', toCursor('rentals', before))
  const times: number[] = []
  for (let sent = 0; sent < CALLS; sent++) {
    const start = performance.now()
    const response = await harness.fetch(`/api/rentals?${search}`, { headers: { Authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
    await response.arrayBuffer()
    times.push(performance.now() - start)
  }
  return median(times)
}
