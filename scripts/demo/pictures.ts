import { IMAGE_WIDTHS } from '#contract/picture/image'
import { describeTrailer } from '../../site/src/drawing/describe.ts'
import type { TrailerDrawing } from '../../site/src/drawing/parameters.ts'
import type { images } from '../../worker/src/db/schema.ts'
import { drawJpeg } from '../build/draw-pictures.ts'

const WIDTH = Math.max(...IMAGE_WIDTHS)

/** A drawn picture and its name in the library. */
export interface DemoPicture {
  filename: string
  drawing: TrailerDrawing
}

/** Draws a picture, stores its bytes in the library's bucket and returns its row. */
export async function storePicture(
  bucket: R2Bucket,
  folder: string,
  { filename, drawing }: DemoPicture,
): Promise<typeof images.$inferInsert> {
  const key = `library/demo-${filename}`
  const bytes = await drawJpeg(drawing, WIDTH)
  await bucket.put(key, bytes, { httpMetadata: { contentType: 'image/jpeg' } })
  return {
    folder,
    filename,
    key,
    content_type: 'image/jpeg',
    size: bytes.byteLength,
    width: WIDTH,
    height: (WIDTH * 3) / 4,
    alt: describeTrailer(drawing),
  }
}
