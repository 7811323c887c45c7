import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'
import { isKnownOpen } from './site-pass.ts'

// What visitors load at once is far smaller; a list longer than this is left to the edge.
const MOST_LETTERS_EACH = 512 * 1024
const MOST_LETTERS = 8 * 1024 * 1024
const SHOWS_ANYBODY = /^public\b/

interface Recent {
  text: string
  headers: Headers
  tags: readonly string[]
  until: number
}

// By address, oldest first.
const recent = new Map<string, Recent>()
let letters = 0
let changes = 0

/**
 * Outermost middleware: repeats for `REPEAT_MS` what everybody was answered at an address, as the edge does for a minute
 * (docs/decisions/0035-recent-answers.md). Like what the edge repeats, it reaches neither the database nor the API log.
 */
export const recentAnswers = createMiddleware<AppEnv>(async (c, next) => {
  const lifeMs = Number(c.env.REPEAT_MS ?? 0)
  if (!(lifeMs > 0) || !mayBeRepeated(c)) return next()
  const known = isKnownOpen() ? unexpired(c.req.url) : undefined
  if (known) return repeat(known)
  const changesBefore = changes
  await next()
  // What was read before a change must not outlive it.
  if (changes === changesBefore) remember(c, Date.now() + lifeMs)
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

function unexpired(address: string): Recent | undefined {
  const answer = recent.get(address)
  if (!answer || Date.now() < answer.until) return answer
  forget(address, answer)
  return undefined
}

function repeat({ text, headers }: Recent): Response {
  const answer = new Response(text, { headers })
  answer.headers.set('X-Request-Id', crypto.randomUUID())
  return answer
}

function remember(c: Context<AppEnv>, until: number): void {
  const { text } = c.var
  const { status, headers } = c.res
  if (text === undefined || text.length > MOST_LETTERS_EACH || status !== 200 || headers.has('Set-Cookie')) return
  if (!SHOWS_ANYBODY.test(headers.get('Cache-Control') ?? '') || !isKnownOpen()) return
  const before = recent.get(c.req.url)
  if (before) forget(c.req.url, before)
  recent.set(c.req.url, { text, headers, tags: headers.get('Cache-Tag')?.split(',') ?? [], until })
  letters += text.length
  for (const [address, answer] of recent) {
    if (letters <= MOST_LETTERS) break
    forget(address, answer)
  }
}

function forget(address: string, { text }: Recent): void {
  recent.delete(address)
  letters -= text.length
}
