import { gzipSync } from 'node:zlib'
import { startProduct } from '../scripts/harness.ts'
import { selectBusiness } from '../worker/src/db/business.ts'
import { selectOfferedModels } from '../worker/src/db/catalogue/custom-trailers.ts'
import {
  selectAvailableTrailers,
  selectBooked,
  selectShowcasedTrailers,
  selectTrailer,
  selectTrailers,
} from '../worker/src/db/catalogue/trailers.ts'
import { type Db, openDb } from '../worker/src/db/client.ts'
import { drawCurves } from './plot.ts'

const COUNTS = [10, 100, 1000, 10_000] as const
const CALLS = 15

type Product = Awaited<ReturnType<typeof startProduct>>

/** What a page or call costs when the catalogue has so many trailers and as many models. */
export interface GrowthFigure {
  what: string
  count: number
  /** Of the answer, gzipped. */
  bytes: number
  rowsRead: number
  milliseconds: number
}

interface Look {
  what: string
  path: string
  queries: (db: Db) => { toSQL(): { sql: string; params: unknown[] } }[]
}

const LOOKS: readonly Look[] = [
  {
    what: 'home, rentals',
    path: 'RentalShowcase',
    queries: (db) => [selectBusiness(db), selectShowcasedTrailers(db, 8)],
  },
  { what: 'home, models', path: 'ModelChooser', queries: (db) => [selectBusiness(db), selectOfferedModels(db, 0, 9)] },
  { what: '/rentals', path: '/rentals', queries: (db) => [selectBusiness(db), selectAvailableTrailers(db, 0, 21)] },
  { what: '/custom', path: '/custom', queries: (db) => [selectBusiness(db), selectOfferedModels(db, 0, 21)] },
  {
    what: '/rental-details',
    path: '/rental-details?id=1',
    queries: (db) => [selectBusiness(db), selectTrailer(db, 1), selectBooked(db, 1, '2026-01-01')],
  },
  { what: '/api/trailers/public', path: '/api/trailers/public', queries: (db) => [selectTrailers(db)] },
]

/** Looks at the public pages and the public list with 10 to 10,000 trailers, and draws what each costs. */
export async function measureGrowth(): Promise<GrowthFigure[]> {
  const product = await startProduct()
  const figures: GrowthFigure[] = []
  for (const count of COUNTS) {
    await fillUpTo(product.env, count)
    for (const look of LOOKS) figures.push({ what: look.what, count, ...(await cost(product, look)) })
  }
  await product.harness.close()
  draw('growth-bytes', 'Bytes of an answer, gzipped', figures, ({ bytes }) => bytes)
  draw('growth-rows', 'Rows that the database reads', figures, ({ rowsRead }) => rowsRead)
  draw('growth-time', 'Milliseconds to the whole answer, median', figures, ({ milliseconds }) => milliseconds)
  return figures
}

/** The part of the report on growth. */
export function growthTable(figures: readonly GrowthFigure[]): string {
  const row = (what: string) => {
    const cells = COUNTS.map((count) => figures.find((figure) => figure.what === what && figure.count === count))
    return cells
      .map((cell) => cell && `${(cell.bytes / 1024).toFixed(1)} · ${cell.rowsRead} · ${Math.round(cell.milliseconds)}`)
      .join(' | ')
  }
  return `## Public pages and calls as trailers and models grow

KB gzipped · rows read · median ms of ${CALLS} calls. Curves: [bytes](plots/growth-bytes.svg), [rows](plots/growth-rows.svg),
[time](plots/growth-time.svg).

| | ${COUNTS.map((count) => count.toLocaleString('en-US')).join(' | ')} |
|---|${COUNTS.map(() => '---|').join('')}
${LOOKS.map(({ what }) => `| ${what} | ${row(what)} |`).join('\n')}
`
}

async function fillUpTo({ DB }: Cloudflare.Env, count: number): Promise<void> {
  const at = new Date().toISOString()
  for (const table of ['trailers', 'custom_trailers']) {
    const have = (await DB.prepare(`select count(*) as n from ${table}`).first<number>('n')) ?? 0
    await DB.prepare(
      `with recursive n(i) as (select ? union all select i + 1 from n where i < ?)
       insert into ${table} (name, description, image_url, features, created_at, updated_at)
       select 'Bench ' || i, 'A trailer like many others, with a griddle and a hood.', '/placeholder-trailer.jpg',
         '["Griddle","Hood","Sink"]', ?, ? from n where i <= ?`,
    )
      .bind(have + 1, count, at, at, count)
      .run()
  }
}

async function cost(product: Product, { path, queries }: Look): Promise<Omit<GrowthFigure, 'what' | 'count'>> {
  const address = path.startsWith('/') ? path : await islandAddress(product, path)
  const body = await (await product.harness.fetch(address)).text()
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now()
    await (await product.harness.fetch(address)).arrayBuffer()
    times.push(performance.now() - began)
  }
  // Asked once more by hand, since only then D1 tells what it read.
  const { DB } = product.env
  const statements = queries(openDb(DB)).map((query) => query.toSQL())
  const answers = await DB.batch(statements.map(({ sql, params }) => DB.prepare(sql).bind(...params)))
  return {
    bytes: gzipSync(body).length,
    rowsRead: answers.reduce((sum, { meta }) => sum + meta.rows_read, 0),
    milliseconds: times.toSorted((a, b) => a - b)[Math.floor(CALLS / 2)] ?? 0,
  }
}

// The home page is built ahead; its lists come after it, each by its own address.
async function islandAddress({ harness }: Product, name: string): Promise<string> {
  const home = await (await harness.fetch('/')).text()
  const found = new RegExp(`/_server-islands/${name}\\?[^"'\\s]+`).exec(home)?.[0]
  if (!found) throw new Error(`The home page does not ask for ${name}`)
  return found.replaceAll('&amp;', '&')
}

function draw(
  file: string,
  title: string,
  figures: readonly GrowthFigure[],
  pick: (figure: GrowthFigure) => number,
): void {
  const curves = LOOKS.map(({ what }) => ({
    name: what,
    points: figures.filter((figure) => figure.what === what).map((figure) => [figure.count, pick(figure)] as const),
  }))
  drawCurves(file, title, 'trailers, and as many models', curves)
}
