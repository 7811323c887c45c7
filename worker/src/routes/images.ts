import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import {
  ImageAlt,
  type ImageList,
  ImageListQuery,
  ImageRename,
  type ImageRenameResponse,
  type ImageResponse,
  type LibraryImage,
} from '#contract/picture/image'
import type { Done } from '#contract/wire'
import { folderPath, nameRefusal } from '#domain/picture/name'
import type { IdempotentPost } from '../db/idempotency.ts'
import { isFolder } from '../db/library/folders.ts'
import {
  describeImage,
  listImages,
  readImageById,
  readImageEverCalled,
  readImageRecord,
  removeImage,
  renameImage,
} from '../db/library/image-desk.ts'
import { selectUses } from '../db/library/uses.ts'
import { staff } from '../http/access/staff.ts'
import { afterResponse } from '../http/after-response.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { purgeTags } from '../http/caching/edge-cache.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import type { AppEnv } from '../http/env.ts'
import { createOnce } from '../http/idempotency.ts'
import { imageInUse, tagsOfUses } from '../http/image-uses.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { storeUpload } from '../http/uploads/store-upload.ts'
import { type Upload, withUpload } from '../http/uploads/upload.ts'
import { validBody, validQuery } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'
import { logError } from '../log/log-error.ts'
import { deletePictures } from '../storage/library.ts'

/** Staff maintain the images of the library; its folders are in routes/image-folders.ts. */
export const images = staff('images')
  .get('/:folder', validQuery(ImageListQuery), async (c) => {
    const folder = await knownFolder(c)
    const query = c.req.valid('query')
    const before = fromCursor('images', query.cursor)
    const { images, next } = await listImages(c.var.db, folder, query, before)
    return c.json<ImageList>({ success: true, images, ...nextCursor('images', next) })
  })
  .post('/:folder', async (c) => {
    const folder = await knownFolder(c)
    const image = await withUpload(c, (upload) => storeOnce(c, folder, upload))
    return c.json<ImageResponse>(withVersion(c, image), 201)
  })
  .put('/:folder/:filename', ...validBody(ImageAlt), async (c) => {
    const { alt } = c.req.valid('json')
    const image = await retryOnConflict(async () => describeImage(c.var.db, await requestedVersion(c), alt, author(c)))
    return c.json<ImageResponse>(withVersion(c, image))
  })
  .put('/:folder/:filename/rename', ...validBody(ImageRename), async (c) => {
    const { newName } = c.req.valid('json')
    const { image, uses } = await retryOnConflict(() => renameRequested(c, newName))
    return c.json<ImageRenameResponse>({ ...withVersion(c, image), uses })
  })
  .delete('/:folder/:filename', async (c) => {
    const { id, key } = await retryOnConflict(() => removeRequested(c))
    purgeTags(c, `picture-${id}`)
    afterResponse(c, deletePictures(c.env.PICTURES, [key]).catch(sweptLater))
    return c.json<Done>({ success: true })
  })

// Sends the version of an image, and returns what every response about one holds.
function withVersion(c: Context<AppEnv>, image: LibraryImage): ImageResponse {
  sendVersion(c, image.version)
  return { success: true, imageUrl: image.url, image }
}

const NOT_FOUND = 'This image is not in the library.'

async function knownFolder(c: Context<AppEnv>): Promise<string> {
  const folder = folderPath(c.req.param('folder') ?? '')
  if (!(await isFolder(c.var.db, folder))) throw new AppError('not-found', 'There is no such folder.')
  return folder
}

/** The stored image; an upload that is repeated with its key, because the response was lost, is stored once. */
async function storeOnce(c: Context<AppEnv>, folder: string, upload: Upload): Promise<LibraryImage> {
  const { bytes, ...sent } = upload
  const isRepeatable = c.req.header('Idempotency-Key') !== undefined
  const hash = isRepeatable && createHash('sha256').update(bytes).digest('base64url')
  const create = (post: IdempotentPost | null) => storeUpload(c, folder, upload, post)
  return createOnce(c, { ...sent, hash }, { create, read: (id) => readImageById(c.var.db, id) })
}

/** The image under its new name, and what uses it; `null` if it has changed concurrently. */
async function renameRequested(
  c: Context<AppEnv>,
  newName: string,
): Promise<Pick<ImageRenameResponse, 'image' | 'uses'> | null> {
  const { db } = c.var
  const before = await imageToRename(c, newName)
  const refusal = nameRefusal(newName, before.filename)
  if (refusal) throw invalidField('newName', refusal)
  if (newName === before.filename) return { image: before, uses: await selectUses(db, before.url) }
  const stored = await renameImage(db, before, newName, author(c))
  if (stored) {
    purgeTags(c, ...tagsOfUses(stored.uses))
    return stored
  }
  const now = await imageToRename(c, newName)
  if (now.version !== before.version) return null
  throw new AppError('conflict', 'Another image has or had this name. Please choose a different one.')
}

/** The image to rename; the renamed one, if this same call has already renamed it and only its response was lost. */
async function imageToRename(c: Context<AppEnv>, newName: string): Promise<LibraryImage> {
  const image = await imageEverCalled(c)
  return image?.filename === newName ? image : requestedVersion(c)
}

/** The image that was removed; `null` if whatever kept it has changed concurrently. */
async function removeRequested(c: Context<AppEnv>): Promise<{ id: number; key: string } | null> {
  const { db } = c.var
  const before = await requestedVersion(c)
  const gone = await removeImage(db, before, author(c))
  if (gone) return { id: before.id, ...gone }
  const uses = await selectUses(db, before.url)
  if (uses.length > 0) throw imageInUse(uses)
  return null
}

/** The image to change, rejected unless the caller has seen its current version. */
async function requestedVersion(c: Context<AppEnv>): Promise<LibraryImage> {
  const { folder = '', filename = '' } = c.req.param()
  const image = await readImageRecord(c.var.db, folderPath(folder), filename)
  // Whoever names a version has seen the image: under a name it has lost, their version is outdated, not gone.
  const seen = image ?? (c.req.header('If-Match') === undefined ? undefined : await imageEverCalled(c))
  const { version } = orNotFound(seen, NOT_FOUND)
  refuseStale(c, version)
  return orNotFound(image, NOT_FOUND)
}

function imageEverCalled(c: Context<AppEnv>): Promise<LibraryImage | undefined> {
  const { folder = '', filename = '' } = c.req.param()
  return readImageEverCalled(c.var.db, folderPath(folder), filename)
}

function sweptLater(error: unknown): void {
  logError('The bytes of a deleted image stay until the next sweep', error, { level: 'warn' })
}
