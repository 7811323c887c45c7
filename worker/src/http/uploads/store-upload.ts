import type { Context } from 'hono'
import { ImageAlt, type LibraryImage } from '#contract/picture/image'
import type { ImageFile } from '#domain/picture/bytes'
import { readImage } from '#domain/picture/file'
import { newImageName } from '#domain/picture/name'
import { RefusedFile } from '#domain/picture/refused-file'
import type { IdempotentPost } from '../../db/idempotency.ts'
import { createImage } from '../../db/library/image-desk.ts'
import { recordLooseObject } from '../../db/library/loose-objects.ts'
import { logError } from '../../log/log-error.ts'
import { isDamaged } from '../../storage/damaged.ts'
import { newPictureKey, putPicture, sizeOf } from '../../storage/library.ts'
import { AppError, invalidField } from '../app-error.ts'
import { author } from '../author.ts'
import type { AppEnv } from '../env.ts'
import { validFields } from '../valid.ts'
import type { Upload } from './upload.ts'

const DAMAGED = 'This image is damaged. Open it in an image program, save it again, and upload the new file.'

/**
 * Checks and cleans an uploaded file and stores it: first a note of its key, then its bytes, then its record, which removes the
 * note in the same batch. If it is interrupted, the note leads the hourly sweep to bytes that no picture owns.
 */
export async function storeUpload(
  c: Context<AppEnv>,
  folder: string,
  upload: Upload,
  post: IdempotentPost | null,
): Promise<LibraryImage> {
  const { alt } = validFields(ImageAlt, upload)
  const file = readOrRefuse(upload.bytes)
  if (await isDamaged(c.env.IMAGES, file)) throw invalidField('image', DAMAGED)
  const key = newPictureKey()
  await recordLooseObject(c.var.db, key, new Date())
  try {
    await putPicture(c.env.PICTURES, key, file)
  } catch (error) {
    logError('The bucket did not take a picture', error)
    throw new AppError('unavailable', 'The image could not be stored right now. Please try again.')
  }
  const filename = newImageName(upload.filename, crypto.randomUUID().slice(0, 8), file.type)
  const { type: content_type, width, height } = file
  const row = { folder, filename, key, content_type, size: sizeOf(file), width, height, alt }
  const image = await createImage(c.var.db, row, author(c), post)
  if (!image) throw new AppError('not-found', 'There is no such folder any more.')
  return image
}

function readOrRefuse(bytes: Buffer): ImageFile {
  try {
    return readImage(bytes)
  } catch (error) {
    if (error instanceof RefusedFile) throw invalidField('image', error.message)
    throw error
  }
}
