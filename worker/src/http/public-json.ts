import type { Context } from 'hono'

const texts = new WeakMap<Response, string>()

/** Answers JSON and keeps its text at hand: log and memory need it, and an answer is slow to be read back. */
export function publicJson<Body>(c: Context, body: Body): Response {
  const text = JSON.stringify(body)
  const answer = c.body(text, 200, { 'Content-Type': 'application/json' })
  texts.set(answer, text)
  return answer
}

/** The text of an answer of `publicJson` that is as it was made. */
export function textAtHand(answer: Response): string | undefined {
  return texts.get(answer)
}
