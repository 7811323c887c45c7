import { IMAGE_WIDTHS, type ImageType } from '#contract/picture/image'
import { SOCIAL_PICTURE } from '#contract/picture/social-picture'
import { type ByteRange, byteRange } from '#domain/picture/byte-range'
import { logError } from '../log/log-error.ts'

/** A picture in R2. */
export interface Picture {
  key: string
  contentType: ImageType
}

/** Bytes for a browser, with their content type. */
export interface PictureBytes {
  body: ReadableStream
  contentType: string
  /** Identifies these bytes; `null` if the original replaces a variant that could not be made this time. */
  etag: string | null
  /** The range of the picture, if a part was requested. */
  part?: ByteRange & { size: number }
}

/** Returned instead of bytes for a range that begins after the last byte of a picture, which is `endsAt` bytes long. */
export interface UnsatisfiableRange {
  endsAt: number
}

/** A picture made from another one: its size or shape, and its format. */
interface Variant {
  shape: VariantShape
  format: Format
}

/** What is needed to make a variant. */
interface Tools {
  bucket: R2Bucket
  images: ImagesBinding
  /** Lets work continue after the response. */
  later: (work: Promise<unknown>) => void
}

/** What a browser requests: the whole picture, or a range of the copy it has under `ifEtag`. */
export interface RangeRequest {
  range: string | undefined
  ifEtag: string | undefined
}

type Format = 'image/avif' | 'image/webp' | 'image/jpeg'

/** A size or shape of variants: its name in the key, and the transformation by the Images binding. */
export interface VariantShape {
  name: string
  transform: ImageTransform
}

/** The whole picture, scaled down to at most `width` pixels wide. */
export function scaledTo(width: number): VariantShape {
  return { name: `${width}`, transform: { width, fit: 'scale-down' } }
}

/** The middle of the picture in the shape that shared links show. */
export const SOCIAL_SHAPE: VariantShape = { name: 'social', transform: { ...SOCIAL_PICTURE, fit: 'cover' } }

/** The smallest width the library serves that is at least `wanted` pixels. */
export function servedWidth(wanted: number): number {
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...IMAGE_WIDTHS)
}

/** The smallest of the formats that a browser accepts. */
export function acceptedFormat(accept: string): Format {
  const takes = (type: string) => new RegExp(`${type}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accept)
  if (takes('image/avif')) return 'image/avif'
  return takes('image/webp') ? 'image/webp' : 'image/jpeg'
}

/** A picture as it was uploaded; `null` if its bytes are gone. */
export async function readOriginal(bucket: R2Bucket, picture: Picture, rangeRequest: RangeRequest) {
  return open(bucket, picture.key, picture.contentType, etagOf(picture), rangeRequest)
}

/**
 * A picture in another size or shape and in `format`; `null` as from `readOriginal`. It is made on the first call and kept in R2
 * beside the original, since making one costs a hundred times as much as reading one. If making it fails, this returns the
 * original.
 */
export async function readVariant(
  { bucket, images, later }: Tools,
  picture: Picture,
  { shape: { name, transform }, format }: Variant,
  rangeRequest: RangeRequest,
): Promise<PictureBytes | UnsatisfiableRange | null> {
  const variant = `${name}.${format.slice('image/'.length)}`
  const key = `variants/${picture.key}/${variant}`
  const etag = etagOf(picture, variant)
  const stored = await open(bucket, key, format, etag, rangeRequest)
  if (stored) return stored
  const original = await bucket.get(picture.key)
  if (!original) return null
  try {
    const transformed = await images
      .input(original.body)
      .transform(transform)
      .output({ format, quality: format === 'image/avif' ? 60 : 78 })
    // A picture too large to be encoded as AVIF in time is returned as WebP or JPEG.
    const contentType = transformed.contentType()
    const bytes = await transformed.response().arrayBuffer()
    later(
      store(bucket, picture, key, { bytes, contentType }).catch((error) =>
        logError(`The picture ${key} could not be stored`, error, { level: 'warn' }),
      ),
    )
    return { body: new Blob([bytes]).stream(), contentType, etag }
  } catch (error) {
    logError(`The picture ${picture.key} could not be resized to ${name} as ${format}`, error)
    const fallback = await bucket.get(picture.key)
    return fallback && { body: fallback.body, contentType: picture.contentType, etag: null }
  }
}

// Nothing would ever remove a variant that is stored after its picture was deleted.
async function store(
  bucket: R2Bucket,
  picture: Picture,
  key: string,
  { bytes, contentType }: { bytes: ArrayBuffer; contentType: string },
): Promise<void> {
  await bucket.put(key, bytes, { httpMetadata: { contentType } })
  if (!(await bucket.head(picture.key))) await bucket.delete(key)
}

// The bytes under a key never change, so its last segment identifies them as well as a hash.
function etagOf({ key }: Picture, variant?: string): string {
  const name = key.split('/').at(-1) ?? key
  return variant ? `"${name}/${variant}"` : `"${name}"`
}

async function open(
  bucket: R2Bucket,
  key: string,
  contentType: string,
  etag: string,
  { range, ifEtag }: RangeRequest,
): Promise<PictureBytes | UnsatisfiableRange | null> {
  const part = range !== undefined && (ifEtag ?? etag) === etag ? await partOf(bucket, key, range) : 'whole'
  if (part !== 'whole' && 'endsAt' in part) return part
  const object = await bucket.get(key, part === 'whole' ? {} : { range: part })
  if (!object) return null
  const bytes = { body: object.body, contentType: object.httpMetadata?.contentType ?? contentType, etag }
  return part === 'whole' ? bytes : { ...bytes, part: { ...part, size: object.size } }
}

async function partOf(bucket: R2Bucket, key: string, range: string): Promise<ByteRange | UnsatisfiableRange | 'whole'> {
  const about = await bucket.head(key)
  if (!about) return 'whole'
  const part = byteRange(range, about.size)
  return part === 'none' ? { endsAt: about.size } : part
}
