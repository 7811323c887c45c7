import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

/** A size in bytes that no form of this site reaches with its body. */
export const SMALL_BYTES = 64 * 1024
// A refused body is read up to this size, so that its sender sees the refusal and not a broken connection.
const COURTESY_BYTES = 24 * 1024 * 1024
// These routes set a limit of their own, after they have checked the caller's session.
const TAKES_MORE = /^\/api\/(equipment\/import|images\/(?!folders$)[^/]+)$/

/** Refuses bodies of more than `most` bytes with `message`, whatever length they declare. */
export function bodyLimit(most: number, message: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { raw } = c.req
    if (contentLength(c) > most) throw new AppError('too-large', message)
    if (raw.body && c.req.header('Content-Length') === undefined) {
      const { bytes, isWhole } = await readUpTo(most, raw.body)
      if (!isWhole) throw new AppError('too-large', message)
      c.req.raw = new Request(raw, { body: bytes })
    }
    await next()
  })
}

const small = bodyLimit(SMALL_BYTES, 'This is too much text. Please shorten it.')

/** Refuses bodies over 64 KiB for calls that do not set their own limit. */
export const limitBody = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'POST' && TAKES_MORE.test(c.req.path)) return next()
  return small(c, next)
})

/** The declared length of a body in bytes; 0 if there is none. */
export function contentLength(c: Context): number {
  return Number(c.req.header('Content-Length') ?? 0)
}

/**
 * Reads the unread rest of a request's body: the runtime would otherwise close the connection, which the caller's next request may
 * already be using.
 */
export async function readToEnd({ body, bodyUsed }: Request): Promise<void> {
  // A caller who has hung up has no next request on this connection.
  if (body && !bodyUsed && !body.locked) await readUpTo(0, body).catch(() => undefined)
}

/** The chunks of a request's body; 400 with `message` if the caller hangs up, which is not an error of the Worker. */
export async function* chunksOf(
  body: ReadableStream<Uint8Array> | null,
  message = 'This did not arrive as a whole. Please send it again.',
): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw new AppError('invalid', message)
  }
}

/** At most the first `most` bytes of a body. */
export interface Beginning {
  bytes: Blob
  isWhole: boolean
}

/** Reads a body to its end, but keeps only its first `most` bytes in memory. */
export async function readUpTo(most: number, body: ReadableStream<Uint8Array> | null): Promise<Beginning> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of chunksOf(body)) {
    if (size < most) chunks.push(new Uint8Array(chunk.subarray(0, most - size)))
    size += chunk.byteLength
    if (size > COURTESY_BYTES) break
  }
  return { bytes: new Blob(chunks), isWhole: size <= most }
}
