import { IMAGE_WIDTHS } from '#contract/image'
import { describeTrailer, type TrailerDrawing } from '../../site/src/drawing/trailer.ts'
import type { Db } from '../../worker/src/db/client.ts'
import { images } from '../../worker/src/db/schema.ts'
import { drawJpeg } from '../draw-pictures.ts'

const WIDTH = Math.max(...IMAGE_WIDTHS)

/** A drawn picture and its name in the library. */
export interface DemoPicture {
  filename: string
  drawing: TrailerDrawing
}

/** Draws a picture into a folder of the library and answers its address. */
export async function addPicture(db: Db, bucket: R2Bucket, folder: string, picture: DemoPicture): Promise<string> {
  const { filename, drawing } = picture
  const key = `library/demo-${filename}`
  const bytes = await drawJpeg(drawing, WIDTH)
  await bucket.put(key, bytes, { httpMetadata: { contentType: 'image/jpeg' } })
  await db.insert(images).values({
    folder,
    filename,
    key,
    content_type: 'image/jpeg',
    size: bytes.byteLength,
    width: WIDTH,
    height: (WIDTH * 3) / 4,
    alt: describeTrailer(drawing),
  })
  return `/images/${folder}/${filename}`
}
