import { IMAGE_WIDTHS, type ImageType, SOCIAL_PICTURE } from '#contract/image'

/** A picture in R2. */
export interface Picture {
  key: string
  contentType: ImageType
}

/** Bytes for a browser, with their content type. */
export interface PictureBytes {
  body: ReadableStream
  contentType: string
  /** False where the original stands in for a variant that could not be made this time. */
  isFinal: boolean
}

type Format = 'image/avif' | 'image/webp' | 'image/jpeg'

/** What a picture is made into: its name beside the original, and the work of the Images binding. */
export interface Cut {
  name: string
  transform: ImageTransform
}

/** The whole picture, `width` pixels wide or as wide as it is. */
export function scaledTo(width: number): Cut {
  return { name: `${width}`, transform: { width, fit: 'scale-down' } }
}

/** The middle of the picture in the shape that shared links show. */
export const SOCIAL_CUT: Cut = { name: 'social', transform: { ...SOCIAL_PICTURE, fit: 'cover' } }

/** The smallest width the library serves that is at least `wanted` pixels. */
export function servedWidth(wanted: number): number {
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...IMAGE_WIDTHS)
}

/** The smallest of the formats a browser says it takes. */
export function acceptedFormat(accept: string): Format {
  const takes = (type: string) => new RegExp(`${type}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accept)
  if (takes('image/avif')) return 'image/avif'
  return takes('image/webp') ? 'image/webp' : 'image/jpeg'
}

/** A picture as it was uploaded, or `null` when its bytes are gone. */
export async function readOriginal(bucket: R2Bucket, picture: Picture): Promise<PictureBytes | null> {
  const object = await bucket.get(picture.key)
  return object && { body: object.body, contentType: picture.contentType, isFinal: true }
}

/**
 * A picture cut and turned into `format`. It is made at the first call and kept in R2 beside the
 * original, since making one costs a hundred times reading one. When it cannot be made the original is answered.
 */
export async function readVariant(
  bucket: R2Bucket,
  images: ImagesBinding,
  picture: Picture,
  { name, transform }: Cut,
  format: Format,
  later: (work: Promise<unknown>) => void,
): Promise<PictureBytes | null> {
  const key = `variants/${picture.key}/${name}.${format.slice('image/'.length)}`
  const kept = await bucket.get(key)
  if (kept) return { body: kept.body, contentType: format, isFinal: true }
  const original = await bucket.get(picture.key)
  if (!original) return null
  try {
    const made = await images
      .input(original.body)
      .transform(transform)
      .output({ format, quality: format === 'image/avif' ? 60 : 78 })
    const bytes = await made.response().arrayBuffer()
    later(bucket.put(key, bytes, { httpMetadata: { contentType: format } }))
    return { body: new Blob([bytes]).stream(), contentType: format, isFinal: true }
  } catch (error) {
    console.error('A picture could not be resized', picture.key, name, format, error)
    const standIn = await readOriginal(bucket, picture)
    return standIn && { ...standIn, isFinal: false }
  }
}
