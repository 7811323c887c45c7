import { type Direct, startDirectFloor, startDirectProduct } from './direct.ts'
import { openSession } from './fill.ts'
import { inTurns, load, mean, middle } from './socket.ts'
import type { Floor } from './statements.ts'

const SLICES = 12
// So that a hiccup of the machine spoils one slice and not the figure.
const SLICE_TURNS = 125
const TURNS = SLICES * SLICE_TURNS
// Until then code is being compiled.
const FIRST_TURNS = 150
const SLICE_SECONDS = 0.25
const STEADY_ROUNDS = 3
const STEADY_SECONDS = 3
const STEADY_PER_SECOND = 100
const PAGE = /^\/page-/

/** How an answer comes about (decision 35): from memory, after two rows were read, after all rows were and are the same, or made anew. */
type Age = 'repeated' | 'checked' | 'same' | 'anew'

interface Call {
  what: string
  path: string
  age: Age
  /** Whose statements the bare Worker runs. */
  floor: 'constant' | Floor
}

const CALLS: readonly Call[] = [
  { what: 'public list', path: '/api/trailers/public', age: 'repeated', floor: 'constant' },
  { what: 'public list', path: '/api/trailers/public', age: 'checked', floor: '/trailers' },
  { what: 'public list', path: '/api/trailers/public', age: 'anew', floor: '/trailers' },
  { what: 'page of rentals', path: '/rentals', age: 'repeated', floor: '/page-of-rentals' },
  { what: 'page of rentals', path: '/rentals', age: 'checked', floor: '/page-of-rentals' },
  { what: 'page of rentals', path: '/rentals', age: 'same', floor: '/page-of-rentals' },
  { what: 'page of rentals', path: '/rentals', age: 'anew', floor: '/page-of-rentals' },
  { what: 'page of a trailer', path: '/rental-details?id=1', age: 'repeated', floor: '/page-of-a-trailer' },
  { what: 'page of a trailer', path: '/rental-details?id=1', age: 'same', floor: '/page-of-a-trailer' },
  { what: 'page of a trailer', path: '/rental-details?id=1', age: 'anew', floor: '/page-of-a-trailer' },
  { what: 'page to book', path: '/rent/1', age: 'repeated', floor: '/page-of-a-trailer' },
  { what: 'page to book', path: '/rent/1', age: 'same', floor: '/page-of-a-trailer' },
  { what: 'page to book', path: '/rent/1', age: 'anew', floor: '/page-of-a-trailer' },
  { what: 'built page', path: '/faq', age: 'anew', floor: '/trailers' },
  { what: 'staff list', path: '/api/rentals', age: 'anew', floor: '/rentals' },
]

/** One call beside a bare Worker that runs the same statement, or none. */
export interface CallFigure extends Call {
  /** Answers a second, as a share of the bare Worker's: asked in turn over a connection each, and over four in slices. */
  share1: number
  share4: number
  /** Median time in turns, as a multiple of the bare Worker's. */
  p50: number
  /** Milliseconds that 99 of 100 answers stay under at a hundred calls a second, and those of the bare Worker. Medians of three. */
  p99: number
  bareP99: number
}

interface Running {
  products: Record<Age, Direct>
  floor: Direct
  constant: Direct
  headers: Record<string, string>
}

/** Times the product on sockets of its own, in turn with the bare Workers. */
export async function measureCalls(): Promise<CallFigure[]> {
  const running = await startAll()
  const figures: CallFigure[] = []
  for (const call of CALLS) figures.push(await compare(running, call))
  const started = new Set([...Object.values(running.products), running.floor, running.constant])
  await Promise.all([...started].map(({ close }) => close()))
  return figures
}

async function startAll(): Promise<Running> {
  const anew = await startDirectProduct(0)
  const products = {
    repeated: await startDirectProduct(60_000),
    checked: await startDirectProduct(1),
    same: anew,
    anew,
  }
  // As long ago as it is on most days.
  await products.checked.env.DB.prepare("update audit_entries set at = '2026-01-01T00:00:00.000Z'").run()
  const headers = { Authorization: `Bearer ${await openSession(anew.env.DB, 'developer')}` }
  const floor = await startDirectFloor('bench/bare-worker.js')
  return { products, floor, constant: await startDirectFloor('bench/constant-worker.js'), headers }
}

async function compare({ products, floor, constant, headers }: Running, call: Call): Promise<CallFigure> {
  const product = products[call.age]
  const ours = new URL(call.path, product.url)
  const bare = call.floor === 'constant' ? constant.url : new URL(call.floor, floor.url)
  const asked = call.floor === '/rentals' ? { headers } : {}
  const isPageAnew = call.age === 'anew' && PAGE.test(call.floor)
  const save = isPageAnew
    ? (turn: number) => Promise.all([product, floor].map(({ env }) => describe(env.DB, turn)))
    : undefined
  const times = await inTurns(ours, bare, { rounds: FIRST_TURNS + TURNS, before: save, ...asked })
  const [own, its] = [times.ours.slice(FIRST_TURNS), times.bare.slice(FIRST_TURNS)]
  const slices: number[] = []
  for (let slice = 0; slice < SLICES; slice++) {
    await save?.(slice)
    const four = { connections: 4, seconds: SLICE_SECONDS, ...asked }
    const { perSecond } = await load(bare, four)
    slices.push((await load(ours, { ...four, differing: isPageAnew })).perSecond / perSecond)
  }
  const steady = { connections: 4, seconds: STEADY_SECONDS, perSecond: STEADY_PER_SECOND, ...asked }
  const late: { ours: number; bare: number }[] = []
  for (let round = 0; round < STEADY_ROUNDS; round++) {
    await save?.(round)
    late.push({
      ours: (await load(ours, { ...steady, differing: isPageAnew })).p99,
      bare: (await load(bare, steady)).p99,
    })
  }
  return {
    ...call,
    share1: middle(sliced(its).map((slice, at) => mean(slice) / mean(sliced(own)[at] ?? []))),
    share4: middle(slices),
    p50: middle(own) / middle(its),
    p99: middle(late.map((round) => round.ours)),
    bareP99: middle(late.map((round) => round.bare)),
  }
}

function sliced(times: readonly number[]): number[][] {
  return Array.from({ length: SLICES }, (_, slice) => times.slice(slice * SLICE_TURNS, (slice + 1) * SLICE_TURNS))
}

// What a save changes of a page: one of its cards, or what one of its paragraphs says.
function describe(database: D1Database, turn: number): Promise<unknown> {
  return database.prepare('update trailers set description = ? where id = 1').bind(`Description ${turn}`).run()
}

/** The part of the report on single calls. */
export function callTable(figures: readonly CallFigure[]): string {
  const rows = figures.map(({ what, path, age, floor, share1, share4, p50, p99, bareP99 }) => {
    const bare = floor === 'constant' ? 'a constant' : 'its SELECT'
    const ratios = [share1, share4, p50].map((ratio) => ratio.toFixed(2)).join(' | ')
    return `| ${what} | \`${path}\` | ${age} | ${bare} | ${ratios} | ${p99.toFixed(1)} | ${bareP99.toFixed(1)} |`
  })
  return `## One call, beside a bare Worker

On Miniflare's direct sockets; a bare Worker runs the statements of the call, in one trip, and answers their rows as JSON.
*Repeated* is the memory of the isolate, *checked* the same after two rows were read, *same* after all rows were read and found
to be those of the page that was made last, *anew* without any of that (decisions 35 and 46); before a page is made anew a save
changes a paragraph of it. At one connection both are asked in turn, ${TURNS} times each, who is first left to chance: what the
machine does meanwhile meets both alike. Shares are of answers a second, the median of ${SLICES} slices;
p99 is of ${STEADY_PER_SECOND} calls a second, a median of ${STEADY_ROUNDS} rounds. The local D1 waits for the disk after each read, so that
a p99 says as much of the machine as of the Worker: the bare Worker's stands beside it.

| call | path | answer | bare Worker | share at 1 connection | share at 4 | p50, times | p99 ms | of the bare Worker |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
