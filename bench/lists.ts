import { drizzle } from 'drizzle-orm/d1'
import type { RentalListQuery } from '#contract/rental'
import { startProduct } from '../scripts/harness.ts'
import { selectCounts } from '../worker/src/db/counts.ts'
import { listRentals } from '../worker/src/db/rentals.ts'
import { rentals } from '../worker/src/db/schema.ts'
import { newToken, sha256 } from '../worker/src/http/token.ts'

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

/** Times the pages of a list of 100,000 requests, and tells what the database reads for each. */
export async function measureLists(): Promise<ListFigure[]> {
  const product = await startProduct()
  await fill(product)
  const token = await openSession(product)
  const figures: ListFigure[] = []
  for (const { what, query, before } of LOOKS) {
    const { rowsRead, plan } = await look(product, { limit: 100, ...query }, before)
    figures.push({ what, milliseconds: await timed(product, token, query, before), rowsRead, plan })
  }
  await product.harness.close()
  return figures
}

async function fill({ env }: Product): Promise<void> {
  const statement = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${REQUESTS})
    insert into rentals (customer_name, customer_email, customer_phone, trailer_id, trailer_name, rental_price_daily,
      rental_price_weekly, rental_price_monthly, rental_start_date, rental_end_date, status, created_at)
    select 'Customer ' || i, 'customer' || i || '@example.org', '(813) 555-0100', 1, 'Taco trailer', 10000, 50000, 150000,
      date('2000-01-01', (i / 10) || ' days'), date('2000-01-01', (i / 10 + 2) || ' days'),
      case i % 10 when 0 then 'pending' when 1 then 'rejected' when 2 then 'approved' else 'completed' end,
      strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', i || ' hours') from n`
  await env.DB.prepare(statement).run()
}

async function openSession({ env }: Product): Promise<string> {
  const token = newToken()
  const at = new Date().toISOString()
  await env.DB.prepare('insert into sessions select ?, id, ?, ? from accounts where username = ?')
    .bind(await sha256(token), at, at, 'manager')
    .run()
  return token
}

// The queries are run once more by hand, since only then D1 tells what it read for them.
async function look({ env }: Product, query: RentalListQuery, before: number | undefined) {
  const asked: { sql: string; params: unknown[] }[] = []
  const db = drizzle(env.DB, { logger: { logQuery: (sql, params) => asked.push({ sql, params }) } })
  await listRentals(db, query, before ?? Number.MAX_SAFE_INTEGER)
  // What goes out in a batch is not logged.
  if (before === undefined) asked.push(selectCounts(db, rentals).toSQL())
  let rowsRead = 0
  const plan: string[] = []
  for (const { sql, params } of asked) {
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
  if (before) search.set('cursor', cursorAt(before))
  const times: number[] = []
  for (let sent = 0; sent < CALLS; sent++) {
    const start = performance.now()
    const answer = await harness.fetch(`/api/rentals?${search}`, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN
}

function cursorAt(id: number): string {
  return Buffer.from(`rentals:${id}`).toString('base64url')
}
