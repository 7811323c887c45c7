import { type Answer, call } from './call.ts'
import { humanToken, renewToken } from './human-check.ts'

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
