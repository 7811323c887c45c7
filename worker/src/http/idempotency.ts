import type { Context } from 'hono'
import { sha256 } from '#domain/sha256'
import type { Db } from '../db/client.ts'
import { isForeignKeyError } from '../db/errors.ts'
import { type IdempotentPost, isDuplicateKeyError, readResponse } from '../db/idempotency.ts'
import { AppError, invalidField } from './app-error.ts'
import { author } from './author.ts'
import type { AppEnv } from './env.ts'

/** The `Idempotency-Key` of a POST, or of its form, with the fingerprint of its content; `null` without a key. */
export async function idempotentPost(
  c: Context<AppEnv>,
  content: unknown,
  key = c.req.header('Idempotency-Key'),
): Promise<IdempotentPost | null> {
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidField('Idempotency-Key', 'An Idempotency-Key has 1 to 255 visible ASCII characters.')
  }
  return { key, fingerprint: await sha256(`${c.req.path} ${JSON.stringify(content)}`) }
}

/**
 * Runs `store`, which stores a POST that may be repeated, and reruns it if it failed because of a race: the same POST was stored
 * first, so that `store` now finds its response; or something that the POST refers to was deleted, so that it now reports that.
 */
export async function storeOnce<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (isDuplicateKeyError(error) || isForeignKeyError(error)) return store()
    throw error
  }
}

/** The response that an earlier `post` with the same key got, or `null`; 409 if its content was different. */
export function earlierResponse<T>(
  earlier: { fingerprint: string; response: string } | undefined,
  post: IdempotentPost | null,
): T | null {
  if (!earlier) return null
  if (earlier.fingerprint === post?.fingerprint) return JSON.parse(earlier.response)
  throw new AppError('conflict', 'This request was already sent with other content. Please send it again.')
}

/** Like `earlierResponse`, for a `post` that is checked against nothing else; `null` without one. */
export async function readEarlierResponse<T>(db: Db, post: IdempotentPost | null, now: Date): Promise<T | null> {
  return post && earlierResponse(await readResponse(db, post.key, now), post)
}

/** How a record is created, and read by its id. */
interface Creation<T> {
  create: (post: IdempotentPost | null) => Promise<T>
  read: (id: number) => Promise<T | undefined>
}

/** Creates a record once, however often its POST arrives with one key; a repeated POST returns the record as it is now. */
export async function createOnce<T>(c: Context<AppEnv>, input: unknown, { create, read }: Creation<T>): Promise<T> {
  const post = await idempotentPost(c, { by: author(c).by, input })
  const earlier = async (): Promise<T | null> => {
    const id = await readEarlierResponse<number>(c.var.db, post, new Date())
    if (id === null) return null
    const record = await read(id)
    if (record === undefined) throw new AppError('conflict', 'This was added before, and has been deleted since.')
    return record
  }
  return storeOnce(async () => {
    const stored = await earlier()
    if (stored !== null) return stored
    return create(post).catch(async (error) => {
      // Refused because of a name that the same POST, sent twice concurrently, has just taken.
      const twin = error instanceof AppError ? await earlier() : null
      if (twin === null) throw error
      return twin
    })
  })
}
