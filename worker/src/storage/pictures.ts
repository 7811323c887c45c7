import { IMAGE_WIDTHS, type ImageType } from '#contract/image'

/** A picture in R2. */
export interface Picture {
  key: string
  contentType: ImageType
}

/** Bytes for a browser, with their content type. */
export interface PictureBytes {
  body: ReadableStream
  contentType: string
}

type Format = 'image/avif' | 'image/webp' | 'image/jpeg'

/** The smallest width the library serves that is at least `wanted` pixels. */
export function servedWidth(wanted: number): number {
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...IMAGE_WIDTHS)
}

/** The smallest of the formats a browser says it takes. */
export function acceptedFormat(accept: string): Format {
  if (accept.includes('image/avif')) return 'image/avif'
  return accept.includes('image/webp') ? 'image/webp' : 'image/jpeg'
}

/** A picture as it was uploaded, or `null` when its bytes are gone. */
export async function readOriginal(bucket: R2Bucket, picture: Picture): Promise<PictureBytes | null> {
  const object = await bucket.get(picture.key)
  return object && { body: object.body, contentType: picture.contentType }
}

/**
 * A picture resized to `width` and turned into `format`. It is made at the first call and kept in R2 beside the
 * original, since making one costs a hundred times reading one. When it cannot be made the original is answered.
 */
export async function readVariant(
  bucket: R2Bucket,
  images: ImagesBinding,
  picture: Picture,
  width: number,
  format: Format,
  later: (work: Promise<unknown>) => void,
): Promise<PictureBytes | null> {
  const key = `variants/${picture.key}/${width}.${format.slice('image/'.length)}`
  const kept = await bucket.get(key)
  if (kept) return { body: kept.body, contentType: format }
  const original = await bucket.get(picture.key)
  if (!original) return null
  try {
    const made = await images
      .input(original.body)
      .transform({ width, fit: 'scale-down' })
      .output({ format, quality: format === 'image/avif' ? 60 : 78 })
    const bytes = await made.response().arrayBuffer()
    later(bucket.put(key, bytes, { httpMetadata: { contentType: format } }))
    return { body: new Blob([bytes]).stream(), contentType: format }
  } catch (error) {
    console.error('A picture could not be resized', picture.key, width, format, error)
    return readOriginal(bucket, picture)
  }
}
