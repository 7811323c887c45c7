import type { Failure } from '#contract/wire'
import { humanToken, renewToken } from './human-check.ts'
import { timeoutSignal } from './timeout-signal.ts'

type Issue = NonNullable<Failure['issues']>[number]

/** The result of a call: its value, or a sentence for the visitor. `status` 0 means that no response came at all. */
export type Answer<T> =
  | { ok: true; value: T; headers: Headers }
  | { ok: false; status: number; error: string; issues: Issue[] }

/** One call to the Worker, which never rejects; `fallback` is the message where no readable response comes back. */
export async function call<T>(path: string, fallback: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { signal: timeoutSignal(), ...init })
    if (response.ok) return { ok: true, value: await response.json<T>(), headers: response.headers }
    const failure = await response.json<Partial<Failure>>().catch(() => null)
    const error = failure?.error ?? waitInWords(response) ?? fallback
    return { ok: false, status: response.status, error, issues: failure?.issues ?? [] }
  } catch {
    return { ok: false, status: 0, error: fallback, issues: [] }
  }
}

/** Posts JSON under an idempotency key: the same key and body may be sent again without being stored twice. */
export const post = import.meta.env.TURNSTILE_SITE_KEY ? postProven : postPlain

function postPlain<T>(path: string, fallback: string, body: object, key: string): Promise<Answer<T>> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return call<T>(path, fallback, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Posts with a Turnstile token as proof that a person sends it (docs/decisions/0030-turnstile.md). */
async function postProven<T>(path: string, fallback: string, body: object, key: string): Promise<Answer<T>> {
  const answer = await postPlain<T>(path, fallback, { ...body, turnstile: await humanToken() }, key)
  renewToken()
  return answer
}

// The network in front of the Worker may reject a request without our JSON.
function waitInWords({ status, headers }: Response): string | null {
  const seconds = Number(headers.get('Retry-After'))
  return status === 429 && seconds > 0 ? `Too many requests. Please try again in ${seconds} seconds.` : null
}
