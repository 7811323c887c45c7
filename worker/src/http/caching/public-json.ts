import type { Context } from 'hono'
import { attachContent, encodeContent } from './content.ts'

/** Creates a JSON response, with its content attached. */
export function publicJson<Body>(c: Context, body: Body): Response {
  const content = encodeContent(JSON.stringify(body))
  return attachContent(c.body(content.bytes, 200, { 'Content-Type': 'application/json' }), content)
}
