import type { ImageFile } from '#domain/picture/bytes'

// A pixel as WebP. If even this cannot be resized, the fault is not with the uploaded picture.
const SOUND_BASE64 = 'UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA='

/** Whether the pixels behind a picture's valid header are damaged: it cannot be resized, though others can. */
export async function isDamaged(images: ImagesBinding, { type, parts }: ImageFile): Promise<boolean> {
  if (type === 'image/svg+xml' || (await isResizable(images, parts))) return false
  // Once more, in case the service failed for a moment.
  return (await isResizable(images, [Buffer.from(SOUND_BASE64, 'base64')])) && !(await isResizable(images, parts))
}

// Outside this isolate, whose memory has no room for the pixels of several large pictures.
async function isResizable(images: ImagesBinding, parts: readonly Uint8Array[]): Promise<boolean> {
  try {
    const made = await images
      .input(streamOf(parts))
      .transform({ width: 320, fit: 'scale-down' })
      .output({ format: 'image/jpeg' })
    await made.response().arrayBuffer()
    return true
  } catch {
    return false
  }
}

// Piece by piece, so that the picture is in memory only once.
function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = parts.values()
  return new ReadableStream({
    pull(stream) {
      const { value } = left.next()
      if (value) stream.enqueue(value)
      else stream.close()
    },
  })
}
