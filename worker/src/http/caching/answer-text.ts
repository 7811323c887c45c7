const texts = new WeakMap<Response, string>()

/** Remembers the text of an answer for policy, log and memory, since reading it back from a Response is slow. */
export function withText(answer: Response, text: string): Response {
  texts.set(answer, text)
  return answer
}

/** The text that `withText` remembered of this very Response. */
export function textAtHand(answer: Response): string | undefined {
  return texts.get(answer)
}
