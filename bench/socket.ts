import { connect } from 'node:net'
import { median, percentile } from './statistics.ts'

/** Responses under a load: how many per second, and milliseconds from when each request was due. */
export interface LoadFigure {
  perSecond: number
  p50: number
  p99: number
}

interface Load {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Requests per second in all, however long responses take; if omitted, as many as are answered. */
  perSecond?: number
  /** A different address for each request, with the same response. */
  differing?: boolean
}

// The longest response requested here is some 100 KB.
const MAX_RESPONSE_BYTES = 256 * 1024
const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Requests `url` over keep-alive connections, one request at a time on each. Fails unless all responses are 200. */
export async function load(url: URL, options: Load): Promise<LoadFigure> {
  const { connections, seconds, headers = {}, perSecond: atMost, differing } = options
  const question = questionFor(url, headers)
  const times: number[] = []
  const began = performance.now()
  const ends = began + seconds * 1000
  const gap = atMost === undefined ? 0 : (1000 * connections) / atMost
  const asking = Array.from({ length: connections }, async (_, place) => {
    const connection = openConnection(url)
    // Connections are staggered if requests are to be evenly spaced.
    for (let due = began + (place * gap) / connections; due < ends; due = gap > 0 ? due + gap : performance.now()) {
      const early = due - performance.now()
      if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
      await connection.ask(differing ? questionFor(differently(url), headers) : question)
      times.push(performance.now() - due)
    }
    connection.close()
  })
  await Promise.all(asking)
  const perSecond = (1000 * times.length) / (performance.now() - began)
  return { perSecond, p50: median(times), p99: percentile(times, 0.99) }
}

/** Milliseconds of each response of two Workers, called in turns over one connection each. */
export interface TurnFigure {
  ours: number[]
  bare: number[]
}

/** Calls both Workers once in each of `rounds`, in random order, awaiting `before` first. */
export async function inTurns(ours: URL, bare: URL, options: Pick<Load, 'headers'> & Turns): Promise<TurnFigure> {
  const { rounds, headers = {}, before } = options
  const [askOurs, askBare] = [openAsker(ours, headers), openAsker(bare, headers)]
  const times: TurnFigure = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    await before?.(round)
    const turns = [async () => times.ours.push(await askOurs()), async () => times.bare.push(await askBare())]
    if (Math.random() < 0.5) turns.reverse()
    for (const turn of turns) await turn()
  }
  for (const asker of [askOurs, askBare]) asker.close()
  return times
}

interface Turns {
  rounds: number
  before?: ((round: number) => Promise<unknown>) | undefined
}

function openAsker(url: URL, headers: Record<string, string>) {
  const connection = openConnection(url)
  const question = questionFor(url, headers)
  const askTimed = async () => {
    const began = performance.now()
    await connection.ask(question)
    return performance.now() - began
  }
  return Object.assign(askTimed, { close: connection.close })
}

/** Milliseconds from a single request, over a new connection, to the end of its response. Fails unless it is 200. */
export async function askOnce(url: URL): Promise<number> {
  const began = performance.now()
  const connection = openConnection(url)
  await connection.ask(questionFor(url, {}))
  connection.close()
  return performance.now() - began
}

let asks = 0

function differently(url: URL): URL {
  const other = new URL(url)
  other.searchParams.set('ask', String(asks++))
  return other
}

function questionFor({ pathname, search, host }: URL, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

// All responses are read into one buffer: separate ones, 60 KB a hundred times a second, made this process collect garbage on all
// cores at once, up to 25 ms each second that were counted as the Worker's.
function openConnection(url: URL) {
  const response = Buffer.allocUnsafe(MAX_RESPONSE_BYTES)
  let length = 0
  let waiting: PromiseWithResolvers<void> | undefined
  const hear = (bytes: number) => {
    length += bytes
    const whole = response.subarray(0, length)
    if (!isWhole(whole)) return true
    length = 0
    if (whole.subarray(9, 12).toString() === '200') waiting?.resolve()
    else waiting?.reject(new Error(whole.subarray(0, 300).toString()))
    return true
  }
  const onread = { buffer: () => response.subarray(length), callback: hear }
  const socket = connect({ port: Number(url.port), host: url.hostname, onread }).setNoDelay(true)
  socket.on('error', (error) => waiting?.reject(error))
  return {
    close: () => socket.destroy(),
    ask: (question: string): Promise<void> => {
      waiting = Promise.withResolvers()
      socket.write(question)
      return waiting.promise
    },
  }
}

function isWhole(response: Buffer): boolean {
  const end = response.indexOf(HEAD_END)
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(response.subarray(0, end).toString('latin1'))?.[1]
  if (length !== undefined) return response.length >= end + HEAD_END.length + Number(length)
  return response.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
}
