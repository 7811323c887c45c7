import { gzipSync } from 'node:zlib'
import { type Direct, startCountingProduct } from './direct.ts'
import { fillBuilds, fillCatalogue, fillLogs, fillMessages, fillRequests, openSession } from './fill.ts'
import { drawCurves } from './plot.ts'
import { median } from './statistics.ts'

const CALLS = 15

/** What a page or call costs at a certain size of the data. */
export interface GrowthFigure {
  what: string
  count: number
  /** Of the response, gzipped. */
  bytes: number
  rowsRead: number
  milliseconds: number
}

/** Something that grows, and what is measured as it does. */
interface Subject {
  title: string
  /** Prefix of its plots in bench/plots. */
  file: string
  things: string
  counts: readonly number[]
  /** What is measured, by its name in the report. */
  looks: Readonly<Record<string, string>>
  isForStaff: boolean
  add: (d1: D1Database, count: number) => Promise<unknown>
}

const SUBJECTS: readonly Subject[] = [
  {
    title: 'Public pages and calls as trailers and models grow',
    file: 'growth',
    things: 'trailers, and as many models',
    counts: [10, 100, 1000, 10_000],
    looks: {
      'home, rentals': 'RentalShowcase',
      'home, models': 'ModelShowcase',
      '/rentals': '/rentals',
      '/custom': '/custom',
      '/rental-details': '/rental-details?id=1',
      '/custom-trailer-details': '/custom-trailer-details?id=1',
      '/rent/1': '/rent/1',
      '/build': '/build',
      '/api/trailers/public': '/api/trailers/public',
      '/api/trailers/1/availability': '/api/trailers/1/availability',
    },
    isForStaff: false,
    add: fillCatalogue,
  },
  {
    title: 'Staff lists as requests grow',
    file: 'growth-requests',
    things: 'rental requests, and as many builds and messages',
    counts: [100, 1000, 10_000, 100_000],
    looks: {
      'rental requests': '/api/rentals',
      'those pending': '/api/rentals?status=pending',
      'a search that finds nothing': '/api/rentals?q=nobody+at+all',
      'build requests': '/api/custom-builds',
      messages: '/api/contact',
      dashboard: '/api/dashboard',
      'calendar of a month': '/api/rentals/calendar?from=2026-11-01&to=2026-11-30',
    },
    isForStaff: true,
    add: (d1, count) => Promise.all([fillRequests, fillBuilds, fillMessages].map((fill) => fill(d1, count))),
  },
  {
    title: 'Pages of a log as it grows',
    file: 'growth-log',
    things: 'calls in the log',
    counts: [1000, 10_000, 100_000, 1_000_000],
    looks: {
      'newest page': '/api/logs/api',
      'method=PUT': '/api/logs/api?method=PUT',
      'statusCode=500': '/api/logs/api?statusCode=500',
      'success=true': '/api/logs/api?success=true',
      'path holds “77777”': '/api/logs/api?path=77777',
    },
    isForStaff: true,
    add: fillLogs,
  },
]

/** The figures of one thing that grew. */
export type Growth = Subject & { figures: readonly GrowthFigure[] }

/** Measures the product while its catalogue, its requests and its log grow, and plots what each page or call costs. */
export async function measureGrowth(): Promise<Growth[]> {
  const grown: Growth[] = []
  for (const subject of SUBJECTS) grown.push({ ...subject, figures: await grow(subject) })
  for (const { file, things, looks, figures } of grown) {
    const draw = (name: string, title: string, pick: (figure: GrowthFigure) => number) => {
      const curves = Object.keys(looks).map((what) => ({
        name: what,
        points: figures.filter((one) => one.what === what).map((one) => [one.count, pick(one)] as const),
      }))
      drawCurves(`${file}-${name}`, title, things, curves)
    }
    draw('bytes', 'Bytes of an answer, gzipped', ({ bytes }) => bytes)
    draw('rows', 'Rows that the database reads', ({ rowsRead }) => rowsRead)
    draw('time', 'Milliseconds to the whole answer, median', ({ milliseconds }) => milliseconds)
  }
  return grown
}

/** The part of the report on growth. */
export function growthTable(grown: readonly Growth[]): string {
  return grown.map(tableOf).join('\n')
}

function tableOf({ title, file, counts, looks, figures }: Growth): string {
  const rows = Object.keys(looks).map((what) => {
    const cells = figures
      .filter((figure) => figure.what === what)
      .map((cell) => `${(cell.bytes / 1024).toFixed(1)} · ${cell.rowsRead} · ${cell.milliseconds.toFixed(1)}`)
    return `| ${what} | ${cells.join(' | ')} |`
  })
  const plots = ['bytes', 'rows', 'time'].map((name) => `[${name}](plots/${file}-${name}.svg)`)
  return `## ${title}

KB gzipped · rows read · median ms of ${CALLS} calls that read all rows; a page is then *unchanged*, as above. Curves: ${plots.join(', ')}.

| | ${counts.map((count) => count.toLocaleString('en-US')).join(' | ')} |
|---|${counts.map(() => '---|').join('')}
${rows.join('\n')}
`
}

async function grow({ counts, looks, isForStaff, add }: Subject): Promise<GrowthFigure[]> {
  const product = await startCountingProduct()
  const token = await openSession(product.env.DB, 'developer')
  const headers: Record<string, string> = isForStaff ? { Authorization: `Bearer ${token}` } : {}
  const figures: GrowthFigure[] = []
  let have = 0
  for (const count of counts) {
    await add(product.env.DB, count - have)
    have = count
    for (const [what, look] of Object.entries(looks)) {
      const address = look.startsWith('/') ? look : await islandAddress(product, look)
      figures.push({ what, count, ...(await cost(new URL(address, product.url), headers)) })
    }
  }
  await product.close()
  return figures
}

async function cost(url: URL, headers: Record<string, string>): Promise<Omit<GrowthFigure, 'what' | 'count'>> {
  const times: number[] = []
  const rows: number[] = []
  let bytes = 0
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now()
    const response = await fetch(url, { headers })
    const body = await response.bytes()
    times.push(performance.now() - began)
    if (!response.ok) throw new Error(`${url.pathname} answers ${response.status}`)
    rows.push(Number(response.headers.get('Rows-Read')))
    bytes = gzipSync(body).length
  }
  // Medians, since now and then a response also reads whether the site requires a password.
  return { bytes, rowsRead: median(rows), milliseconds: median(times) }
}

// The home page is prerendered; its lists are server islands, each with its own address.
async function islandAddress({ url }: Direct, name: string): Promise<string> {
  const home = await (await fetch(url)).text()
  const found = new RegExp(`/_server-islands/${name}\\?[^"'\\s]+`).exec(home)?.[0]
  if (!found) throw new Error(`The home page does not ask for ${name}`)
  return found.replaceAll('&amp;', '&')
}
