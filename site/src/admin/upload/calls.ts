import {
  type ImageFolder,
  type ImageFolderInput,
  ImageFolderResponse,
  ImageRenameResponse,
  ImageResponse,
  type LibraryImage,
} from '#contract/image'
import { Done } from '#contract/wire'
import { allPages } from '../all-pages.ts'
import { call } from '../call.ts'
import { listImages } from '../library/calls.ts'
import type { PictureName } from './address.ts'

const IMAGES = '/api/images'

/** The picture of this name, or `null`. */
export async function findPicture(
  { folder, filename }: PictureName,
  signal: AbortSignal,
): Promise<LibraryImage | null> {
  // The search matches parts of names and texts too, so a whole page of others may come first.
  const images = await allPages(
    (cursor) => listImages({ folder, q: filename }, cursor, signal),
    (page) => page.images,
  )
  return images.find((image) => image.filename === filename) ?? null
}

/** Stores a new folder. */
export async function createFolder(body: ImageFolderInput): Promise<ImageFolder> {
  return (await call(ImageFolderResponse, `${IMAGES}/folders`, { method: 'POST', body })).folder
}

/** Deletes an empty folder. */
export async function deleteFolder(path: string): Promise<void> {
  await call(Done, `${IMAGES}/folders/${encodeURIComponent(path)}`, { method: 'DELETE' })
}

/** Renames a picture; the records that show it follow. */
export async function renamePicture(picture: PictureName, newName: string): Promise<ImageRenameResponse> {
  const body = { newName }
  return call(ImageRenameResponse, `${addressOf(picture)}/rename`, { method: 'PUT', body })
}

/** Sets the alt text of a picture. */
export async function describePicture(picture: PictureName, alt: string): Promise<LibraryImage> {
  return (await call(ImageResponse, addressOf(picture), { method: 'PUT', body: { alt } })).image
}

/** Deletes a picture; for one in use a 409, whose issues name the places. */
export async function deletePicture(picture: PictureName): Promise<void> {
  await call(Done, addressOf(picture), { method: 'DELETE' })
}

function addressOf({ folder, filename }: PictureName): string {
  return `${IMAGES}/${encodeURIComponent(folder)}/${encodeURIComponent(filename)}`
}
