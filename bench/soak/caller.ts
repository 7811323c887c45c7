import type * as z from 'zod'
import type { Notes } from './notes.ts'
import type { Member, World } from './world.ts'

interface Sent {
  method?: string
  by?: Member
  body?: unknown
  headers?: Record<string, string>
}

/** A response that was read to its end. */
export interface CallResponse {
  status: number
  headers: Headers
  text: string
}

/** One of the concurrent callers; it waits for each response before it calls again. */
export interface Caller {
  world: World
  member: Member
  /** Trailers that only this caller changes, so that no other caller has a newer version. */
  ownTrailer: () => number
  /** A number that no other caller gets. */
  next: () => number
  /** Calls, and notes under `kind` how long it took; throws unless the response has the status. */
  call: (kind: string, path: string, status: number, sent?: Sent) => Promise<CallResponse>
  /** The same, for a JSON response of this shape. */
  read: <Shape extends z.ZodType>(
    shape: Shape,
    kind: string,
    path: string,
    status: number,
    sent?: Sent,
  ) => Promise<z.infer<Shape>>
}

/** Throws, naming the request, if a response is not what it must be. */
export function expect(isRight: boolean, words: string): asserts isRight {
  if (!isRight) throw new Error(words)
}

/** A random integer from `first` to `last`, both included. */
export function anyOf({ first, last }: { first: number; last: number }): number {
  return first + Math.floor(Math.random() * (last - first + 1))
}

let given = 0

/** A caller among `callers`; its results go into `notes`. */
export function caller(url: string, world: World, notes: Notes, index: number, callers: number): Caller {
  const member = world.members[index % world.members.length]
  if (!member) throw new Error('There is nobody to call')
  const { first, last } = world.trailers
  let turn = 0

  async function call(kind: string, path: string, status: number, sent: Sent = {}): Promise<CallResponse> {
    const { method = 'GET', by, body, headers } = sent
    const init = {
      method,
      headers: {
        'CF-Connecting-IP': strangersAddress(),
        ...(by && { Authorization: `Bearer ${by.token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const began = performance.now()
    let raw = await fetch(url + path, init)
    if (isLost(raw)) {
      await raw.text()
      notes.lost++
      raw = await fetch(url + path, init)
    }
    const response = { status: raw.status, headers: raw.headers, text: await raw.text() }
    notes.time(kind, performance.now() - began, response.status)
    expect(response.status === status, `${method} ${path} answered ${response.status}: ${response.text.slice(0, 200)}`)
    return response
  }

  async function read<Shape extends z.ZodType>(shape: Shape, kind: string, path: string, status: number, sent?: Sent) {
    const { text } = await call(kind, path, status, sent)
    const { data, error } = shape.safeParse(JSON.parse(text))
    expect(error === undefined, `${path} answered another shape: ${error?.message.slice(0, 200)}`)
    return data as z.infer<Shape>
  }

  return {
    world,
    member,
    ownTrailer: () => first + ((index + callers * turn++) % (last - first + 1)),
    next: () => ++given,
    call,
    read,
  }
}

// Wrangler's proxy gives up on a call with a body if the connection it would reuse closes at that moment (workers-sdk issue 14641).
// The Worker never saw the call, so the response lacks its request id; if the call was stored anyway, the final counts would show
// that.
function isLost({ status, headers }: Response): boolean {
  return status === 500 && !headers.has('X-Request-Id')
}

// Every POST comes from a different address, since one network may send only five a minute.
function strangersAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}
