import type { Context } from 'hono'
import { withText } from './answer-text.ts'

/** Answers JSON and keeps its text at hand. */
export function publicJson<Body>(c: Context, body: Body): Response {
  const text = JSON.stringify(body)
  return withText(c.body(text, 200, { 'Content-Type': 'application/json' }), text)
}
