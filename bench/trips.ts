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
  '/api/logs/api',
]

/** How often an answer asks the database, and how many rows that reads as D1 counts and bills them. */
export interface TripFigure {
  path: string
  who: 'everybody' | 'staff'
  trips: number
  rows: number
}

/** Asks the built product, which repeats nothing, on its demo data. */
export async function measureTrips(): Promise<TripFigure[]> {
  const { url, env, close } = await startCountingProduct()
  const token = await openSession(env.DB, 'developer')
  const ask = async (path: string, who: TripFigure['who']): Promise<TripFigure> => {
    const headers: HeadersInit = who === 'staff' ? { Authorization: `Bearer ${token}` } : {}
    const answer = await fetch(new URL(path, url), { headers })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    await answer.arrayBuffer()
    return { path, who, trips: Number(answer.headers.get('Trips')), rows: Number(answer.headers.get('Rows-Read')) }
  }
  // Whether the site asks for a password is read every few seconds, beside an answer.
  await ask('/api/business-info', 'everybody')
  const figures: TripFigure[] = []
  for (const path of PUBLIC) figures.push(await ask(path, 'everybody'))
  for (const path of STAFF) figures.push(await ask(path, 'staff'))
  await close()
  return figures
}

/** The part of the report on trips to the database. */
export function tripTable(figures: readonly TripFigure[]): string {
  const rows = figures.map(({ path, who, trips, rows }) => `| \`${path}\` | ${who} | ${trips} | ${rows} |`)
  return `## Trips to the database, and rows that one answer reads

On the demo data, with nothing repeated; rows are those that D1 counts and bills. The first trip of staff reads whose session it is.

| path | for | trips | rows read |
|---|---|---|---|
${rows.join('\n')}
`
}
