import type { Context } from 'hono'
import { contentOf, withContent } from './content.ts'

/** Answers JSON and remembers it as content. */
export function publicJson<Body>(c: Context, body: Body): Response {
  const content = contentOf(JSON.stringify(body))
  return withContent(c.body(content.bytes, 200, { 'Content-Type': 'application/json' }), content)
}
