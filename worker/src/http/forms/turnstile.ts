import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import { HumanProof } from '#contract/access/human-proof'
import { sha256 } from '#domain/sha256'
import { logError } from '../../log/log-error.ts'
import { AppError } from '../app-error.ts'
import type { AppEnv } from '../env.ts'
import { withMetadata } from '../middleware-metadata.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 5000
// Error codes about the visitor's token; all others are a fault of our settings or of Cloudflare.
const ABOUT_TOKEN = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/**
 * Accepts a form only if Turnstile confirms that a person sent it; does nothing if Turnstile is not configured. It needs both
 * settings, so that no form needs a token for which its page has no widget. Runs after `validBody`, since a token is valid once.
 */
export const requireHuman = withMetadata(
  createMiddleware<AppEnv>(async (c, next) => {
    const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = c.env
    if (siteKey && secret) await verify(c, secret)
    await next()
  }),
  { beside: HumanProof },
)

async function verify(c: Context<AppEnv>, secret: string): Promise<void> {
  const { data } = HumanProof.safeParse(await c.req.json())
  if (!data?.turnstile) throw unproven()
  const codes = await refusalsOf(c, secret, data.turnstile)
  if (codes === null) return
  if (codes.length > 0 && codes.every((code) => ABOUT_TOKEN.has(code))) throw unproven()
  logError('Turnstile refuses to verify', new Error(codes.join(', ') || 'no reason given'))
  throw unanswered()
}

/** The error codes for a token; `null` if Cloudflare accepts it. */
async function refusalsOf(c: Context<AppEnv>, secret: string, token: string): Promise<string[] | null> {
  try {
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        secret,
        response: token,
        remoteip: c.req.header('CF-Connecting-IP'),
        idempotency_key: await attemptOf(c, token),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const verdict = Verdict.parse(await response.json())
    return verdict.success ? null : verdict['error-codes']
  } catch (error) {
    logError('Turnstile does not answer', error, { level: 'warn' })
    throw unanswered()
  }
}

/** The same UUID for the same POST, so that a repeated POST is not refused because its token was already used. */
async function attemptOf(c: Context<AppEnv>, token: string): Promise<string> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return crypto.randomUUID()
  const digest = await sha256(`${c.req.path} ${key} ${token}`)
  const [, one, two, three, four, five] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest) ?? []
  return `${one}-${two}-4${three}-8${four}-${five}`
}

function unproven(): AppError {
  return new AppError(
    'invalid',
    'We could not confirm that a person sends this. Wait for the check above the button and send again; nothing you typed is lost. Without a check above the button, reload the page.',
  )
}

function unanswered(): AppError {
  return new AppError(
    'unavailable',
    'We cannot check right now that a person sends this. Nothing you typed is lost: please send again in a moment, or call us.',
  )
}
