import { setTimeout } from 'node:timers/promises'
import { startCountingProduct } from './direct.ts'
import { openSession } from './fill.ts'

const PUBLIC = [
  '/rentals',
  '/rental-details?id=1',
  '/custom',
  '/custom-trailer-details?id=1',
  '/rent/1',
  '/build',
  '/faq',
  '/api/trailers/public',
  '/api/trailers/1/availability',
  '/api/custom-trailers/public',
  '/api/equipment/public',
  '/api/business-info',
]
const STAFF = [
  '/api/dashboard',
  '/api/rentals',
  '/api/custom-builds',
  '/api/contact',
  '/api/trailers',
  '/api/equipment',
  '/api/activity-logs',
  '/api/admin-accounts',
]
const LOG = '/api/logs/api'
const POLL_MS = 50

/** How many round trips to the database a response takes, and how many rows it reads as D1 counts and bills them. */
export interface RoundTripFigure {
  path: string
  who: 'everybody' | 'staff'
  roundTrips: number
  rows: number
}

/** Calls the built product, with its response cache off, on the demo data. */
export async function measureRoundTrips(): Promise<RoundTripFigure[]> {
  const { url, env, close } = await startCountingProduct()
  const token = await openSession(env.DB, 'developer')
  const ask = async (path: string, who: RoundTripFigure['who']): Promise<RoundTripFigure> => {
    const headers: HeadersInit = who === 'staff' ? { Authorization: `Bearer ${token}` } : {}
    const response = await fetch(new URL(path, url), { headers })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    await response.arrayBuffer()
    return {
      path,
      who,
      roundTrips: Number(response.headers.get('Round-Trips')),
      rows: Number(response.headers.get('Rows-Read')),
    }
  }
  // Whether the site asks for a password is read every few seconds, in parallel with a response.
  await ask('/api/business-info', 'everybody')
  const figures: RoundTripFigure[] = []
  for (const path of PUBLIC) figures.push(await ask(path, 'everybody'))
  for (const path of STAFF) figures.push(await ask(path, 'staff'))
  await untilLogged(env.DB, STAFF.at(-1) ?? '')
  figures.push(await ask(LOG, 'staff'))
  await close()
  return figures
}

// The log is stored in batches, and its page reads all of it: without waiting, the number of rows would vary between runs.
async function untilLogged(d1: D1Database, path: string): Promise<void> {
  const entry = d1.prepare('SELECT id FROM api_logs WHERE path = ?').bind(path)
  while ((await entry.first()) === null) await setTimeout(POLL_MS)
}

/** The part of the report on round trips to the database. */
export function roundTripTable(figures: readonly RoundTripFigure[]): string {
  const rows = figures.map(({ path, who, roundTrips, rows }) => `| \`${path}\` | ${who} | ${roundTrips} | ${rows} |`)
  return `## Round trips to the database, and rows read per answer

On the demo data, uncached; rows are those that D1 counts and bills. The first round trip of a staff call reads its session.

| path | for | round trips | rows read |
|---|---|---|---|
${rows.join('\n')}
`
}
