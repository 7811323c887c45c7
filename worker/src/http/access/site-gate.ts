import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isLiveLink } from '../../db/requests/links.ts'
import { logError } from '../../log/log-error.ts'
import { AppError } from '../app-error.ts'
import { keepFromEdge } from '../caching/edge-header.ts'
import type { AppEnv } from '../env.ts'
import { withMetadata } from '../middleware-metadata.ts'
import { page } from '../pages/page.ts'
import { hasPassCookie, isProbablyOpen, requiredPass, setPassCookie } from './site-pass.ts'
import { signedIn } from './staff.ts'

// What the gate itself needs, what staff need before they have a token, and calendar feeds, whose address contains a secret. Built
// assets never reach the Worker.
const OPEN =
  /^\/(admin(\/.*)?|favicon\.(svg|ico)|apple-touch-icon\.png|api\/(health|client-errors|calendar\/[^/]+|auth\/(login|password-required|site-access)))$/
// A link to a request was sent only to its customer, so it is better protection than a password that many people know.
const REQUEST = /^\/(?:api\/requests|request)\/([\w-]{43})(?:\/|$)/
const CALL = /^\/(api|images)(\/|$)/

/** True for a `path` that stays open while a site password is required. */
export function isExemptFromGate(path: string): boolean {
  return OPEN.test(path)
}

/**
 * While a site password is required, refuses every page, call and picture without the password's cookie, the token of a live staff
 * session or the link to a request; every path that is not listed as open is closed
 * (docs/decisions/0008-site-password.md, 0023-customers-page.md).
 */
export const siteGate = withMetadata(
  createMiddleware<AppEnv>(async (c, next) => {
    if (isExemptFromGate(c.req.path)) return next()
    if (!isProbablyOpen() || c.req.method !== 'GET' || c.req.header('Authorization')) return guard(c, next)
    // The response is produced while the state of the password is read, which halves the wait, and sent only if that allows it.
    const answered = next()
    let isAllowed = false
    const allow = () => {
      isAllowed = true
      return answered
    }
    return guard(c, allow).finally(() => isAllowed || discard(c, answered))
  }),
  { gated: true },
)

async function guard(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const pass = await passIfKnown(c)
  if (pass === null || pass === undefined) await next()
  else if (c.req.header('Authorization')) await letStaffIn(c, next, pass)
  else if (hasPassCookie(c, pass) || (await hasLink(c))) await next()
  else return refuse(c)
  if (pass !== null) keepToVisitor(c)
  return undefined
}

// Responses behind the gate must not be cached for others.
function keepToVisitor(c: Context<AppEnv>): void {
  c.header('Cache-Control', 'private, no-store')
  keepFromEdge(c)
}

// Discards a response that must not be sent, including its headers, so that the refusal replaces it.
async function discard(c: Context<AppEnv>, answered: Promise<void>): Promise<void> {
  await answered
  const { body, headers } = c.res
  await body?.cancel()
  c.res = undefined
  c.finalized = false
  for (const name of headers.keys()) c.header(name, undefined)
}

// `null` if none is required, `undefined` if that cannot be read.
async function passIfKnown(c: Context<AppEnv>): Promise<string | null | undefined> {
  try {
    return await requiredPass(c.get('primary'))
  } catch (error) {
    if (CALL.test(c.req.path)) throw error
    // Pages may be served: without the database none can show a record, and prerendered ones contain none.
    logError('The state of the site password is unknown', error)
    return undefined
  }
}

async function hasLink(c: Context<AppEnv>): Promise<boolean> {
  const token = REQUEST.exec(c.req.path)?.[1]
  return token !== undefined && isLiveLink(c.var.primary, token, new Date())
}

// Staff get the cookie too, since the portal's <img> elements cannot send a token.
async function letStaffIn(c: Context<AppEnv>, next: Next, pass: string): Promise<void> {
  await signedIn(c, next)
  if (!hasPassCookie(c, pass)) setPassCookie(c, pass)
}

async function refuse(c: Context<AppEnv>): Promise<Response> {
  if (CALL.test(c.req.path))
    throw new AppError('unauthorized', 'This site asks for a password. Reload the page to enter it.')
  const { body, headers } = await page(c, new Request(new URL('/locked', c.req.url)))
  const screen = new Response(body, { status: 401, headers })
  screen.headers.set('X-Robots-Tag', 'noindex')
  return screen
}
