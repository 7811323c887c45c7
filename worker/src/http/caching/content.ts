/** The body of an answer: the text that policy, log and caches need, and the bytes that are sent. */
export interface Content {
  text: string
  bytes: Uint8Array<ArrayBuffer>
}

const contents = new WeakMap<Response, Content>()
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Encodes a text as UTF-8, once for all answers that send it: a Response created from the text encodes it each time, far slower. */
export function encodeContent(text: string): Content {
  return { text, bytes: encoder.encode(text) }
}

/**
 * The content of cached bytes, whose text is decoded only if something asks for it. Caches hold no texts: unlike bytes they fill
 * the heap, and collecting them there stops the isolate for tens of milliseconds.
 */
export function contentOf(bytes: Content['bytes']): Content {
  return {
    bytes,
    get text() {
      return decoder.decode(bytes)
    },
  }
}

/** Attaches its content to an answer, since reading it back from a Response is slow. */
export function attachContent(answer: Response, content: Content): Response {
  contents.set(answer, content)
  return answer
}

/** The content that `attachContent` attached to this Response. */
export function attachedContent(answer: Response): Content | undefined {
  return contents.get(answer)
}
