import { pinApart } from './cores.ts'
import { type Direct, startBareWorker, startDirectProduct } from './direct.ts'
import { openSession } from './fill.ts'
import { inTurns, load } from './socket.ts'
import type { BarePath } from './statements.ts'
import { mean, median } from './statistics.ts'

const SLICES = 12
// Slices, so that a hiccup of the machine affects one of them and not the figure.
const SLICE_TURNS = 125
const TURNS = SLICES * SLICE_TURNS
// During these, code is still being compiled.
const WARMUP_TURNS = 150
const SLICE_SECONDS = 0.25
const STEADY_ROUNDS = 3
const STEADY_SECONDS = 3
const STEADY_PER_SECOND = 100
const PAGE = /^\/page-/

/** How the caches served a response (decisions 35 and 46): from memory, after reading two rows, after reading all, or not. */
type CacheStatus = 'cached' | 'revalidated' | 'unchanged' | 'uncached'

interface Call {
  what: string
  path: string
  status: CacheStatus
  /** Where the bare Worker runs the statements of the call; `constant` for one that runs none. */
  bare: 'constant' | BarePath
}

const CALLS: readonly Call[] = [
  { what: 'public list', path: '/api/trailers/public', status: 'cached', bare: 'constant' },
  { what: 'public list', path: '/api/trailers/public', status: 'revalidated', bare: '/trailers' },
  { what: 'public list', path: '/api/trailers/public', status: 'uncached', bare: '/trailers' },
  { what: 'rentals page', path: '/rentals', status: 'cached', bare: '/page-of-rentals' },
  { what: 'rentals page', path: '/rentals', status: 'revalidated', bare: '/page-of-rentals' },
  { what: 'rentals page', path: '/rentals', status: 'unchanged', bare: '/page-of-rentals' },
  { what: 'rentals page', path: '/rentals', status: 'uncached', bare: '/page-of-rentals' },
  { what: 'trailer page', path: '/rental-details?id=1', status: 'cached', bare: '/page-of-a-trailer' },
  { what: 'trailer page', path: '/rental-details?id=1', status: 'unchanged', bare: '/page-of-a-trailer' },
  { what: 'trailer page', path: '/rental-details?id=1', status: 'uncached', bare: '/page-of-a-trailer' },
  { what: 'booking page', path: '/rent/1', status: 'cached', bare: '/page-of-a-trailer' },
  { what: 'booking page', path: '/rent/1', status: 'unchanged', bare: '/page-of-a-trailer' },
  { what: 'booking page', path: '/rent/1', status: 'uncached', bare: '/page-of-a-trailer' },
  { what: 'prerendered page', path: '/faq', status: 'uncached', bare: '/trailers' },
  { what: 'staff list', path: '/api/rentals', status: 'uncached', bare: '/rentals' },
]

/** One call beside a bare Worker that runs the same statement, or none. */
export interface CallFigure extends Call {
  /** Responses per second, as a share of the bare Worker's: alternating over one connection each, and in slices over four. */
  share1: number
  share4: number
  /** Median time while alternating, as a multiple of the bare Worker's. */
  p50: number
  /** 99th percentile in milliseconds at a hundred calls a second, ours and the bare Worker's. Medians of three. */
  p99: number
  bareP99: number
}

interface Running {
  products: Record<CacheStatus, Direct>
  bare: Direct
  constant: Direct
  headers: Record<string, string>
}

/** Times the product on direct sockets, alternating with the bare Workers. */
export async function measureCalls(): Promise<CallFigure[]> {
  const running = await startAll()
  const figures: CallFigure[] = []
  for (const call of CALLS) figures.push(await compare(running, call))
  const started = new Set([...Object.values(running.products), running.bare, running.constant])
  await Promise.all([...started].map(({ close }) => close()))
  return figures
}

async function startAll(): Promise<Running> {
  const uncached = await startDirectProduct(0)
  const products = {
    cached: await startDirectProduct(60_000),
    revalidated: await startDirectProduct(1),
    unchanged: uncached,
    uncached,
  }
  // Makes the last change as old as on most days.
  await products.revalidated.env.DB.prepare("update audit_entries set at = '2026-01-01T00:00:00.000Z'").run()
  const headers = { Authorization: `Bearer ${await openSession(uncached.env.DB, 'developer')}` }
  const bare = await startBareWorker('bench/bare-worker.js')
  return { products, bare, constant: await startBareWorker('bench/constant-worker.js'), headers }
}

async function compare(running: Running, call: Call): Promise<CallFigure> {
  const pair = pairOf(running, call)
  const alternating = await compareAlternating(pair, call.bare === 'constant')
  const share4 = await compareLoaded(pair)
  return { ...call, ...alternating, share4, ...(await compareSteady(pair)) }
}

/** A call of the product and the same call of the bare Worker. */
interface Pair {
  ours: URL
  bare: URL
  headers: Record<string, string>
  /** Changes a text on the called page, so that no cache has the page; `undefined` if it may be cached. */
  save: ((turn: number) => Promise<unknown>) | undefined
}

function pairOf({ products, bare, constant, headers }: Running, call: Call): Pair {
  const product = products[call.status]
  const isUncachedPage = call.status === 'uncached' && PAGE.test(call.bare)
  return {
    ours: new URL(call.path, product.url),
    bare: call.bare === 'constant' ? constant.url : new URL(call.bare, bare.url),
    headers: call.bare === '/rentals' ? headers : {},
    save: isUncachedPage
      ? (turn) => Promise.all([product, bare].map(({ env }) => changeTexts(env.DB, turn)))
      : undefined,
  }
}

/** Sends one request at a time, to the two Workers in random order. */
async function compareAlternating({ ours, bare, headers, save }: Pair, isConstant: boolean) {
  const unpin = isConstant ? pinApart() : undefined
  const times = await inTurns(ours, bare, { rounds: WARMUP_TURNS + TURNS, before: save, headers })
  unpin?.()
  const ourTimes = times.ours.slice(WARMUP_TURNS)
  const bareTimes = times.bare.slice(WARMUP_TURNS)
  const ourSlices = sliced(ourTimes)
  const shares = sliced(bareTimes).map((slice, at) => mean(slice) / mean(ourSlices[at] ?? []))
  return { share1: median(shares), p50: median(ourTimes) / median(bareTimes) }
}

/** Sends requests as fast as they are answered, in slices of a quarter of a second; returns the share of the bare Worker's rate. */
async function compareLoaded({ ours, bare, headers, save }: Pair): Promise<number> {
  const four = { connections: 4, seconds: SLICE_SECONDS, headers }
  const shares: number[] = []
  for (let slice = 0; slice < SLICES; slice++) {
    await save?.(slice)
    const ofBare = await load(bare, four)
    const ofOurs = await load(ours, { ...four, differing: save !== undefined })
    shares.push(ofOurs.perSecond / ofBare.perSecond)
  }
  return median(shares)
}

/** Sends a hundred requests a second, however long the responses take. */
async function compareSteady({ ours, bare, headers, save }: Pair) {
  const steady = { connections: 4, seconds: STEADY_SECONDS, perSecond: STEADY_PER_SECOND, headers }
  const ourP99s: number[] = []
  const bareP99s: number[] = []
  for (let round = 0; round < STEADY_ROUNDS; round++) {
    await save?.(round)
    ourP99s.push((await load(ours, { ...steady, differing: save !== undefined })).p99)
    bareP99s.push((await load(bare, steady)).p99)
  }
  return { p99: median(ourP99s), bareP99: median(bareP99s) }
}

function sliced(times: readonly number[]): number[][] {
  return Array.from({ length: SLICES }, (_, slice) => times.slice(slice * SLICE_TURNS, (slice + 1) * SLICE_TURNS))
}

// What a save changes of a page: one of its cards, or a text on it. The booking page shows the place, but no description.
function changeTexts(database: D1Database, turn: number): Promise<unknown> {
  const statement = database.prepare('update trailers set description = ?, location = ? where id = 1')
  return statement.bind(`Description ${turn}`, `Place ${turn}`).run()
}

/** The part of the report on single calls. */
export function callTable(figures: readonly CallFigure[]): string {
  const rows = figures.map(({ what, path, status, bare, share1, share4, p50, p99, bareP99 }) => {
    const does = bare === 'constant' ? 'a constant' : 'its SELECT'
    const ratios = [share1, share4, p50].map((ratio) => ratio.toFixed(2)).join(' | ')
    return `| ${what} | \`${path}\` | ${status} | ${does} | ${ratios} | ${p99.toFixed(1)} | ${bareP99.toFixed(1)} |`
  })
  return `## One call, beside a bare Worker

On Miniflare's direct sockets; a bare Worker runs the statements of the call, in one round trip, and answers their rows as JSON.
*Cached* responses come from the isolate's memory, *revalidated* ones too, after two rows were read, *unchanged* ones after all rows
were read and equal those the page was last rendered from, *uncached* ones without any of that (decisions 35 and 46): a save changes
a text on an uncached page before each call at one connection; otherwise each call has an address of its own. The prerendered page
runs no statement and stands beside the public list's. At one connection the two Workers alternate in random order, ${TURNS} times
each, so that other load on the machine affects both alike; beside a constant, what asks has a core of its own. Shares are of
responses per second, the median of ${SLICES} alternating slices; p99 is at ${STEADY_PER_SECOND} calls per second, the median of
${STEADY_ROUNDS} rounds. The local D1 waits for the disk after each read, so a p99 says as much about the machine as about the
Worker: the bare Worker's is shown beside it.

| call | path | cache | bare Worker | share at 1 connection | share at 4 | p50, times | p99 ms | of the bare Worker |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
