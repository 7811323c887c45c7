import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { openReading } from '../../db/client.ts'
import { isKnownOpen, lastChangeIfOpen } from '../access/site-pass.ts'
import type { AppEnv } from '../env.ts'
import { ownAddress } from './own-address.ts'

// What visitors load at once is far smaller; a list longer than this is left to the edge.
const MOST_LETTERS_EACH = 512 * 1024
const MOST_LETTERS = 8 * 1024 * 1024
const MOST_ANSWERS = 1000
// As long as the edge keeps an answer.
const MOST_AGE_MS = 60_000
// A line of the audit trail may be stored this much later than it says.
const SETTLED_MS = 10_000
const SHOWS_ANYBODY = /^public\b/
const AT_EDGE = 'Cloudflare-CDN-Cache-Control'

interface Recent {
  text: string
  headers: Headers
  tags: readonly string[]
  madeAt: number
  until: number
}

// By address, oldest first.
const recent = new Map<string, Recent>()
let letters = 0
let changes = 0

/**
 * Outermost middleware: repeats what everybody was answered at an address, for `REPEAT_MS` unasked and for a minute as
 * long as nothing has been changed (docs/decisions/0035-recent-answers.md). Like what the edge repeats, it is in no log.
 */
export const recentAnswers = createMiddleware<AppEnv>(async (c, next) => {
  const lifeMs = Number(c.env.REPEAT_MS ?? 0)
  if (!(lifeMs > 0) || !mayBeRepeated(c)) return next()
  const address = ownAddress(c.req.url)
  const known = recent.get(address)
  if (known && isFresh(known)) return unasked(known)
  if (known && (await isStillTrue(c, known, lifeMs)) && recent.get(address) === known) return repeat(known)
  const changesBefore = changes
  const madeAt = Date.now()
  await next()
  // What was read before a change must not outlive it.
  if (changes === changesBefore) keepAnswer(c, address, madeAt, lifeMs)
})

/** Forgets at once what was answered under `tags`, which were those of `keepAtEdge`. */
export function forgetAnswers(tags: readonly string[]): void {
  changes++
  for (const [address, answer] of recent) if (answer.tags.some((tag) => tags.includes(tag))) forget(address, answer)
}

/** Forgets at once whatever was answered. */
export function forgetAllAnswers(): void {
  changes++
  recent.clear()
  letters = 0
}

// Staff see what is stored, and a browser that knows a version is asked about that one.
function mayBeRepeated({ req }: Context<AppEnv>): boolean {
  const { headers } = req.raw
  return req.raw.method === 'GET' && !headers.has('Authorization') && !headers.has('If-None-Match')
}

function isFresh({ until }: Recent): boolean {
  return Date.now() < until && isKnownOpen()
}

async function isStillTrue(c: Context<AppEnv>, answer: Recent, lifeMs: number): Promise<boolean> {
  if (Date.now() > answer.madeAt + MOST_AGE_MS) return false
  try {
    const changedAt = await lastChangeIfOpen(openReading(c.env.DB, 'first-primary').db)
    const isTrue = changedAt !== null && changedAt.getTime() + SETTLED_MS < answer.madeAt
    if (isTrue) answer.until = Date.now() + lifeMs
    return isTrue
  } catch {
    // The call itself finds the database away, and knows what to say.
    return false
  }
}

// Another isolate may have stored a change and had the edge emptied: what nobody asked about must not fill it again.
function unasked(known: Recent): Response {
  const answer = repeat(known)
  if (answer.headers.has(AT_EDGE)) answer.headers.set(AT_EDGE, 'no-store')
  return answer
}

function repeat({ text, headers }: Recent): Response {
  const answer = new Response(text, { headers })
  answer.headers.set('X-Request-Id', crypto.randomUUID())
  return answer
}

function keepAnswer(c: Context<AppEnv>, address: string, madeAt: number, lifeMs: number): void {
  const text = c.get('text')
  const { status, headers } = c.res
  if (text === undefined || text.length > MOST_LETTERS_EACH || status !== 200 || headers.has('Set-Cookie')) return
  if (!SHOWS_ANYBODY.test(headers.get('Cache-Control') ?? '') || !isKnownOpen()) return
  const before = recent.get(address)
  if (before) forget(address, before)
  const tags = headers.get('Cache-Tag')?.split(',') ?? []
  recent.set(address, { text, headers, tags, madeAt, until: madeAt + lifeMs })
  letters += text.length
  for (const [oldest, answer] of recent) {
    if (letters <= MOST_LETTERS && recent.size <= MOST_ANSWERS) break
    forget(oldest, answer)
  }
}

function forget(address: string, { text }: Recent): void {
  recent.delete(address)
  letters -= text.length
}
