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
import type { ImageName } from './address.ts'

const IMAGES = '/api/images'

/** The image of this name, or `null`. */
export async function findImage({ folder, filename }: ImageName, signal: AbortSignal): Promise<LibraryImage | null> {
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

/** Renames an image; the records that show it follow. */
export async function renameImage(image: ImageName, newName: string): Promise<ImageRenameResponse> {
  const body = { newName }
  return call(ImageRenameResponse, `${addressOf(image)}/rename`, { method: 'PUT', body })
}

/** Sets the alt text of an image. */
export async function describeImage(image: ImageName, alt: string): Promise<LibraryImage> {
  return (await call(ImageResponse, addressOf(image), { method: 'PUT', body: { alt } })).image
}

/** Deletes an image; for one in use a 409, whose issues name the places. */
export async function deleteImage(image: ImageName): Promise<void> {
  await call(Done, addressOf(image), { method: 'DELETE' })
}

function addressOf({ folder, filename }: ImageName): string {
  return `${IMAGES}/${encodeURIComponent(folder)}/${encodeURIComponent(filename)}`
}
