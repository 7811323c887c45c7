/** What an answer says, as the text that policy, log and memory need and in the bytes that are sent. */
export interface Content {
  text: string
  bytes: Uint8Array<ArrayBuffer>
}

const contents = new WeakMap<Response, Content>()
const encoder = new TextEncoder()

/** Encodes a text in UTF-8, once for all that send it: a Response given the text does so each time, and far slower. */
export function contentOf(text: string): Content {
  return { text, bytes: encoder.encode(text) }
}

/** Remembers the content of an answer, since reading it back from a Response is slow. */
export function withContent(answer: Response, content: Content): Response {
  contents.set(answer, content)
  return answer
}

/** The content that `withContent` remembered of this very Response. */
export function contentAtHand(answer: Response): Content | undefined {
  return contents.get(answer)
}
