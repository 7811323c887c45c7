import type { Context } from 'hono'
import { withText } from './answer-text.ts'

/** Answers JSON and remembers its text (`withText`). */
export function publicJson<Body>(c: Context, body: Body): Response {
  const text = JSON.stringify(body)
  return withText(c.body(text, 200, { 'Content-Type': 'application/json' }), text)
}
