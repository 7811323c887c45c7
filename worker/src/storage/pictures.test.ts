import { expect, test } from 'vitest'
import { readVariant, scaledTo } from './pictures.ts'

const PICTURE = { key: 'library/large', contentType: 'image/png' } as const
const WHOLE = { range: undefined, ifEtag: undefined }

// Only what a picture needs of a bucket.
function newBucket() {
  const stored = new Map<string, { body: unknown; httpMetadata: R2HTTPMetadata | undefined }>()
  const put = async (key: string, body: unknown, options?: { httpMetadata: R2HTTPMetadata }) =>
    void stored.set(key, { body, httpMetadata: options?.httpMetadata })
  const get = async (key: string) => stored.get(key) ?? null
  return { put, get, head: get, delete: async (key: string) => void stored.delete(key) }
}

// Cloudflare's encoder falls back to another format if the requested one would take too long.
const falling = {
  input: () => falling,
  transform: () => falling,
  output: async () => ({ contentType: () => 'image/webp', response: () => new Response('made') }),
}

/** Reads a variant of the picture in `bucket`; `later` is what continues after the response. */
function reading(bucket: ReturnType<typeof newBucket>) {
  const later: Promise<unknown>[] = []
  const tools = { bucket, images: falling, later: (work: Promise<unknown>) => void later.push(work) }
  const variant = { shape: scaledTo(1920), format: 'image/avif' } as const
  const read = () => readVariant(tools as unknown as Parameters<typeof readVariant>[0], PICTURE, variant, WHOLE)
  return { read, later }
}

test('a picture that Cloudflare encodes in another format than it is asked for is sent as what it is, at once and later', async () => {
  const bucket = newBucket()
  await bucket.put(PICTURE.key, 'original')
  const { read, later } = reading(bucket)
  expect(await read()).toMatchObject({ contentType: 'image/webp' })
  await Promise.all(later)
  expect(await read()).toMatchObject({ body: expect.anything(), contentType: 'image/webp' })
  expect(later).toHaveLength(1)
})

test('a picture that is deleted while a variant of it is made leaves none of it behind', async () => {
  const bucket = newBucket()
  await bucket.put(PICTURE.key, 'original')
  const { read, later } = reading(bucket)
  const { put } = bucket
  bucket.put = async (...args) => {
    await bucket.delete(PICTURE.key)
    await put(...args)
  }
  expect(await read()).toMatchObject({ contentType: 'image/webp' })
  await Promise.all(later)
  expect(await bucket.get(`variants/${PICTURE.key}/1920.avif`)).toBeNull()
})
