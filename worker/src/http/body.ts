import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

const MOST_BYTES = 64 * 1024
// What it is worth to read of a refused body.
const COURTESY_BYTES = 4 * 1024 * 1024

/** Refuses bodies over 64 KiB, which no form of this site reaches, whatever length they announce. */
export const smallBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req
  if (Number(c.req.header('Content-Length') ?? 0) > MOST_BYTES) throw tooLarge()
  if (raw.body && c.req.header('Content-Length') === undefined) {
    const bytes = await upTo(MOST_BYTES, raw.body)
    if (!bytes) throw tooLarge()
    c.req.raw = new Request(raw, { body: bytes })
  }
  await next()
})

function tooLarge(): AppError {
  return new AppError('too-large', 'This is too much text. Please shorten it.')
}

/**
 * Reads what nobody has read of a request's body: an unread one is cut off together with its connection, and with it
 * the caller's next call.
 */
export async function readToEnd({ body, bodyUsed }: Request): Promise<void> {
  if (body && !bodyUsed && !body.locked) await upTo(0, body)
}

// The bytes of a body, or null when there are more; then the rest is read and dropped.
async function upTo(most: number, body: ReadableStream<Uint8Array>): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size <= most) chunks.push(new Uint8Array(chunk))
    if (size > COURTESY_BYTES) break
  }
  return size > most ? null : new Blob(chunks)
}
