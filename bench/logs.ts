import { startProduct } from '../scripts/product/harness.ts'
import { openDb } from '../worker/src/db/client.ts'
import { searchApiLogs } from '../worker/src/db/logs/api-logs.ts'
import { sweepLogs } from '../worker/src/db/logs/retention.ts'
import { pageOf } from '../worker/src/db/logs/search.ts'
import { fillLogs, LOG_SPAN_MS } from './fill.ts'
import { median, percentile } from './statistics.ts'

const ROWS = 1_000_000
const TIMES = 20

/** What one query of a log of a million calls costs. */
interface LogFigure {
  query: string
  rowsRead: number
  total: number
  p50: number
  p95: number
}

const FILTERS = {
  'no filter': {},
  'method=PUT': { method: 'PUT' },
  'statusCode=500': { statusCode: 500 },
  'success=false': { success: 'false' },
  'success=true': { success: 'true' },
  'userId=3': { userId: 3 },
  'requestId=…': { requestId: 'r500000' },
  'one day': { from: day(15), before: day(14) },
  'method=PUT, one day': { method: 'PUT', from: day(15), before: day(14) },
  'method=GET, statusCode=500, userId=3': { method: 'GET', statusCode: 500, userId: 3 },
  'path holds “77777”': { path: '77777' },
  'path holds “77777”, one day': { path: '77777', from: day(15), before: day(14) },
} as const

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString()
}

/** The figures as a section of the report. */
export function logTable({ figures, sweep }: Awaited<ReturnType<typeof measureLogs>>): string {
  const rows = figures.map(
    ({ query, rowsRead, total, p50, p95 }) =>
      `| ${query} | ${rowsRead.toLocaleString('en-US')} | ${total.toLocaleString('en-US')} | ${p50.toFixed(0)} | ${p95.toFixed(0)} |`,
  )
  return `## A log of a million calls of thirty days

What count and ids of a page of 50 cost, ${TIMES} times each, as timed by the database itself.
One run of the hourly sweep when all of them are old: ${Math.round(sweep)} ms for 40,000 rows.

| filter | rows read | total | median ms | p95 ms |
|---|---|---|---|---|
${rows.join('\n')}
`
}

/** Fills a log with a million calls of thirty days and reads page 1 and page 100 of every filter. */
export async function measureLogs(): Promise<{ figures: LogFigure[]; sweep: number }> {
  const { env, harness } = await startProduct()
  await fillLogs(env.DB, ROWS)
  const counter = { rows: 0, milliseconds: 0 }
  const db = openDb(counting(env.DB, counter))
  const figures: LogFigure[] = []
  for (const [name, filter] of Object.entries(FILTERS)) {
    for (const page of [1, 100]) {
      const search = searchApiLogs(db, { from: undefined, before: undefined, ...filter })
      const times: number[] = []
      let total = 0
      let rowsRead = 0
      for (let time = 0; time < TIMES; time++) {
        Object.assign(counter, { rows: 0, milliseconds: 0 })
        total = (await pageOf(search, { page, limit: 50 }, (ids) => db.all(ids))).total
        times.push(counter.milliseconds)
        rowsRead = counter.rows
      }
      const query = `${name}, page ${page}`
      figures.push({ query, rowsRead, total, p50: median(times), p95: percentile(times, 0.95) })
    }
  }
  const later = new Date(Date.now() + LOG_SPAN_MS)
  const start = performance.now()
  await sweepLogs(openDb(env.DB), later)
  const sweep = performance.now() - start
  await harness.close()
  return { figures, sweep }
}

// Adds up what the database says it has read, and how long it took.
function counting(d1: D1Database, counter: { rows: number; milliseconds: number }): D1Database {
  const watched = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => watched(target.bind(...values))
        if (name !== 'all') return Reflect.get(target, name)
        return async () => {
          const result = await target.all()
          counter.rows += result.meta.rows_read
          counter.milliseconds += result.meta.duration
          return result
        }
      },
    })
  return new Proxy(d1, {
    get: (target, name) =>
      name === 'prepare' ? (query: string) => watched(target.prepare(query)) : Reflect.get(target, name),
  })
}
