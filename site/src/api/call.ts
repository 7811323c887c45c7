import type { Failure } from '#contract/wire'
import { humanToken, renewToken } from './human-check.ts'
import { timeoutSignal } from './timeout-signal.ts'

type Issue = NonNullable<Failure['issues']>[number]

/** The result of a call: its value, or a sentence for the visitor. `status` 0 means that no response came at all. */
export type Answer<T> =
  | { ok: true; value: T; headers: Headers }
  | { ok: false; status: number; error: string; issues: Issue[] }

/**
 * One call to the Worker, which never rejects; `fallback` is the message if no readable response comes back. A response without
 * `part` is a proxy's, and counts as none.
 */
export async function call<T extends object>(
  path: string,
  fallback: string,
  part?: keyof T,
  init?: RequestInit,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { signal: timeoutSignal(), ...init })
    if (response.ok) {
      const value = await response.json<T>()
      // A proxy may have a `message` too, but in words.
      const isOurs = !part || (part in value && typeof value[part] !== 'string')
      return isOurs ? { ok: true, value, headers: response.headers } : noAnswer(fallback)
    }
    const failure = await response.json<Partial<Failure>>().catch(() => null)
    const error = failure?.error ?? waitInWords(response) ?? fallback
    return { ok: false, status: response.status, error, issues: failure?.issues ?? [] }
  } catch {
    return noAnswer(fallback)
  }
}

function noAnswer(error: string): Answer<never> {
  return { ok: false, status: 0, error, issues: [] }
}

/**
 * Posts JSON under an idempotency key: the same key and body may be sent again without being stored twice. `part` of the response
 * is what was stored.
 */
export const post = import.meta.env.TURNSTILE_SITE_KEY ? postProven : postPlain

function postPlain<T extends object>(
  path: string,
  fallback: string,
  part: keyof T,
  body: object,
  key: string,
): Promise<Answer<T>> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return call<T>(path, fallback, part, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Posts with a Turnstile token as proof that a person sends it (docs/decisions/0030-turnstile.md). */
async function postProven<T extends object>(
  path: string,
  fallback: string,
  part: keyof T,
  body: object,
  key: string,
): Promise<Answer<T>> {
  const answer = await postPlain<T>(path, fallback, part, { ...body, turnstile: await humanToken() }, key)
  renewToken()
  return answer
}

// The network in front of the Worker may reject a request without our JSON.
function waitInWords({ status, headers }: Response): string | null {
  const seconds = Number(headers.get('Retry-After'))
  return status === 429 && seconds > 0
    ? `Too many requests. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
    : null
}
