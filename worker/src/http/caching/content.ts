/** The body of a response: the text that policy, log and caches need, and the bytes that are sent. */
export interface Content {
  text: string
  bytes: Uint8Array<ArrayBuffer>
}

const contents = new WeakMap<Response, Content>()
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Encodes a text as UTF-8 once for all responses that send it: creating each Response from the text is far slower. */
export function encodeContent(text: string): Content {
  return { text, bytes: encoder.encode(text) }
}

/**
 * The content of cached bytes; the text is decoded only if it is needed. Caches hold no texts: unlike bytes, texts are on the heap,
 * where garbage collection stops the isolate for tens of milliseconds.
 */
export function contentOf(bytes: Content['bytes']): Content {
  return {
    bytes,
    get text() {
      return decoder.decode(bytes)
    },
  }
}

/** Attaches its content to a response, since reading it back from a Response is slow. */
export function attachContent(response: Response, content: Content): Response {
  contents.set(response, content)
  return response
}

/** The content that `attachContent` attached to this Response. */
export function attachedContent(response: Response): Content | undefined {
  return contents.get(response)
}
