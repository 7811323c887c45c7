import { type CallResult, call } from './call.ts'
import { humanToken, renewToken } from './human-check.ts'

interface Submission<T> {
  body: object
  /** The same key and body may be sent again without being stored twice. */
  key: string
  /** The part of the response that holds what was stored. */
  part: keyof T
  /** The message if no readable response comes back. */
  fallback: string
}

/** Posts JSON under an idempotency key. */
export const post = import.meta.env.TURNSTILE_SITE_KEY ? postProven : postPlain

function postPlain<T extends object>(
  path: string,
  { body, key, part, fallback }: Submission<T>,
): Promise<CallResult<T>> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  return call<T>(path, fallback, part, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Posts with a Turnstile token as proof that a person sends it (docs/decisions/0030-turnstile.md). */
async function postProven<T extends object>(path: string, submission: Submission<T>): Promise<CallResult<T>> {
  const body = { ...submission.body, turnstile: await humanToken() }
  const result = await postPlain<T>(path, { ...submission, body })
  renewToken()
  return result
}
