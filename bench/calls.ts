import { newToken, sha256 } from '../worker/src/http/token.ts'
import { type Direct, startDirectFloor, startDirectProduct } from './direct.ts'
import { type LoadFigure, load, middle } from './socket.ts'
import type { Floor } from './statements.ts'

const ROUNDS = 3
const SECONDS = 1
const STEADY_SECONDS = 6
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

/** One call beside a bare Worker that runs the same statement, or none; ratios of medians of three rounds. */
export interface CallFigure extends Call {
  /** Answers a second at one and at four connections, as a share of the bare Worker's. */
  share1: number
  share4: number
  /** Median time at one connection, as a multiple of the bare Worker's. */
  p50: number
  /** Milliseconds that 99 of 100 answers stay under at a hundred calls a second, and those of the bare Worker. */
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
  const headers = { Authorization: `Bearer ${await openSession(anew.env.DB)}` }
  const floor = await startDirectFloor('bench/bare-worker.js')
  return { products, floor, constant: await startDirectFloor('bench/constant-worker.js'), headers }
}

async function openSession(database: D1Database): Promise<string> {
  const token = newToken()
  const now = new Date().toISOString()
  await database
    .prepare(
      `insert into sessions (token_hash, account_id, created_at, last_seen_at)
       select ?, id, ?, ? from accounts where username = 'developer'`,
    )
    .bind(await sha256(token), now, now)
    .run()
  return token
}

async function compare({ products, floor, constant, headers }: Running, call: Call): Promise<CallFigure> {
  const ours = new URL(call.path, products[call.age].url)
  const bare = call.floor === 'constant' ? constant.url : new URL(call.floor, floor.url)
  const staff = call.floor === '/rentals' ? { headers } : {}
  const once = { seconds: SECONDS, ...staff }
  // What was made for one address is not known at another.
  const asked = { ...once, differing: call.age === 'anew' && PAGE.test(call.floor) }
  const rounds: { ours: [LoadFigure, LoadFigure]; bare: [LoadFigure, LoadFigure] }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: [await load(bare, { connections: 1, ...once }), await load(bare, { connections: 4, ...once })],
      ours: [await load(ours, { connections: 1, ...asked }), await load(ours, { connections: 4, ...asked })],
    })
  }
  const steady = { connections: 4, seconds: STEADY_SECONDS, perSecond: STEADY_PER_SECOND, ...staff }
  return {
    ...call,
    share1: middle(rounds.map((round) => round.ours[0].perSecond / round.bare[0].perSecond)),
    share4: middle(rounds.map((round) => round.ours[1].perSecond / round.bare[1].perSecond)),
    p50: middle(rounds.map((round) => round.ours[0].p50 / round.bare[0].p50)),
    p99: (await load(ours, { ...steady, differing: asked.differing })).p99,
    bareP99: (await load(bare, steady)).p99,
  }
}

/** The part of the report on single calls. */
export function callTable(figures: readonly CallFigure[]): string {
  const rows = figures.map(({ what, path, age, floor, share1, share4, p50, p99, bareP99 }) => {
    const bare = floor === 'constant' ? 'a constant' : 'its SELECT'
    const ratios = [share1, share4, p50].map((ratio) => ratio.toFixed(2)).join(' | ')
    return `| ${what} | \`${path}\` | ${age} | ${bare} | ${ratios} | ${p99.toFixed(1)} | ${bareP99.toFixed(1)} |`
  })
  return `## One call, beside a bare Worker

On Miniflare's direct sockets, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s; a bare Worker runs the statements of the call, in one trip, and answers
their rows as JSON. *Repeated* is the memory of the isolate, *checked* the same after
two rows were read, *same* after all rows were read and found to be those of the page that was made last, *anew* without any of
that (decisions 35 and 46). Shares are of answers a second; p99 is of ${STEADY_PER_SECOND} calls a second for ${STEADY_SECONDS} s. The local D1 waits for
the disk after each read, so that a p99 says as much of the machine as of the Worker: the bare Worker's stands beside it.

| call | path | answer | bare Worker | share at 1 connection | share at 4 | p50, times | p99 ms | of the bare Worker |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
