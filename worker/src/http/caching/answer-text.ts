const texts = new WeakMap<Response, string>()

/** Keeps the text of an answer at hand: policy, log and memory need it, and an answer is slow to be read back. */
export function withText(answer: Response, text: string): Response {
  texts.set(answer, text)
  return answer
}

/** The text of an answer of `withText` that is as it was made. */
export function textAtHand(answer: Response): string | undefined {
  return texts.get(answer)
}
