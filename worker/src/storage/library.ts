import type { ImageFile } from '#domain/picture/bytes'

/** A new key in the bucket for an image of the library. */
export function newPictureKey(): string {
  return `library/${crypto.randomUUID()}`
}

/** The size of a picture in bytes. */
export function sizeOf({ parts }: Pick<ImageFile, 'parts'>): number {
  return parts.reduce((sum, part) => sum + part.byteLength, 0)
}

/** Stores a picture under a unique key, piece by piece, so that it is in memory only once. */
export async function putPicture(bucket: R2Bucket, key: string, file: ImageFile): Promise<void> {
  const { readable, writable } = new FixedLengthStream(sizeOf(file))
  const stored = bucket.put(key, readable, { httpMetadata: { contentType: file.type } })
  await Promise.all([stored, write(file.parts, writable)])
}

async function write(parts: readonly Uint8Array[], writable: WritableStream): Promise<void> {
  const writer = writable.getWriter()
  for (const part of parts) await writer.write(part)
  await writer.close()
}

/** Removes pictures with all their variants; missing ones are not an error. */
export async function deletePictures(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // First, so that a variant that is made meanwhile is either in the list or removed again by `readVariant`.
    await bucket.delete(key)
    const { objects } = await bucket.list({ prefix: `variants/${key}/` })
    if (objects.length > 0) await bucket.delete(objects.map((variant) => variant.key))
  }
}

/** Resolves once the bucket has responded; throws if it does not. */
export async function pingBucket(bucket: R2Bucket): Promise<void> {
  await bucket.head('library')
}
