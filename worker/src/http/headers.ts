import { createMiddleware } from 'hono/factory'
import { newRequestId } from '#domain/log/request-id'
import { readToEnd } from './body.ts'
import { textAtHand } from './caching/answer-text.ts'
import type { AppEnv } from './env.ts'
import { NO_FRAMES, ownPolicy } from './pages/own-policy.ts'

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const IN_WORDS = /^(application\/json|text\/html)/
const PORTAL = /^\/admin(\.html)?(\/|$)/

/**
 * Outermost middleware. Puts the request id on the context and the security headers on every answer. Cloudflare
 * keeps any answer without `Cache-Control` for hours, so what did not ask to be kept, or failed, says `no-store`.
 */
export const headers = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', newRequestId(Date.now()))
  await next()
  await readToEnd(c.req.raw)
  // Astro does not pass a browser's ETag on to the assets binding.
  const isKnown = isSame(c.res.headers.get('ETag'), c.req.header('If-None-Match')) && c.res.status === 200
  const atHand = textAtHand(c.res)
  const text = isKnown ? undefined : (atHand ?? (await inWords(c.res)))
  c.set('text', text)
  const answer = isKnown ? new Response(null, { status: 304, headers: c.res.headers }) : open(c.res, text, atHand)
  for (const [name, value] of Object.entries(EVERYWHERE)) answer.headers.set(name, value)
  // Stricter where the address itself is a secret.
  if (!answer.headers.has('Referrer-Policy')) answer.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  answer.headers.set('X-Request-Id', c.get('requestId'))
  answer.headers.set('Content-Security-Policy', policyOf(answer, text))
  answer.headers.set('Cache-Control', cachingOf(answer, c.req.path))
  if (answer.status >= 400) answer.headers.delete('Cloudflare-CDN-Cache-Control')
  if (c.req.url.startsWith('https:')) {
    answer.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
  if (answer !== c.res) {
    c.res = undefined
    c.res = answer
  }
})

// Answers of the assets binding have frozen headers; our own have not.
function open(answer: Response, text: string | undefined, atHand: string | undefined): Response {
  return atHand === undefined ? new Response(text ?? answer.body, answer) : answer
}

// Pages and JSON as a whole: passed on as a stream they would have to be copied for the log and for the next visitor.
async function inWords(answer: Response): Promise<string | undefined> {
  return answer.body && IN_WORDS.test(answer.headers.get('Content-Type') ?? '') ? answer.text() : undefined
}

// Pages bring Astro's policy in the header, or in a meta element, which cannot speak of frames.
function policyOf(answer: Response, text: string | undefined): string {
  const own = answer.headers.get('Content-Security-Policy')?.replace(/;\s*$/, '')
  if (own?.includes('frame-ancestors')) return own
  // A copy that is still good keeps its hashes, which its page needs.
  if (own) return `${text === undefined ? own : ownPolicy(own, text)}; ${NO_FRAMES}`
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  return isPage ? NO_FRAMES : `default-src 'none'; ${NO_FRAMES}`
}

function cachingOf(answer: Response, path: string): string {
  if (answer.status >= 400 || PORTAL.test(path)) return 'no-store'
  const own = answer.headers.get('Cache-Control')
  if (own) return own
  // Of a page that asked for nothing, Astro says so itself.
  const atEdge = answer.headers.get('Cloudflare-CDN-Cache-Control') ?? 'no-store'
  return atEdge === 'no-store' ? 'no-store' : 'public, max-age=0, must-revalidate'
}

// Compression on the way makes an ETag weak, which changes nothing for a browser's copy.
function isSame(tag: string | null, known: string | undefined): boolean {
  if (!tag || !known) return false
  const strong = (text: string) => text.trim().replace(/^W\//, '')
  return known.split(',').some((one) => strong(one) === strong(tag))
}
