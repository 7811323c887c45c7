import {
  type ImageFolder,
  type ImageFolderInput,
  ImageFolderResponse,
  ImageRenameResponse,
  ImageResponse,
  type LibraryImage,
} from '#contract/picture/image'
import { Done } from '#contract/wire'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { allImages } from '../library/calls.ts'
import type { ImageName } from './address.ts'

const IMAGES = '/api/images'

/** The image of this name, or `null`. */
export async function findImage({ folder, filename }: ImageName, signal: AbortSignal): Promise<LibraryImage | null> {
  const images = await allImages({ folder, q: filename }, signal)
  return images.find((image) => image.filename === filename) ?? null
}

/** An image as it is now, also under another name; a 404 if it has been deleted. */
export async function refetchImage({ id, folder, filename }: LibraryImage): Promise<LibraryImage> {
  // Most keep their name; a new name is found only among all of the folder.
  for (const q of [filename, '']) {
    const found = (await allImages({ folder, q })).find((image) => image.id === id)
    if (found) return found
  }
  throw new ApiError(404, 'This image is not in the library.')
}

/** Stores a new folder. */
export async function createFolder(body: ImageFolderInput): Promise<ImageFolder> {
  return (await call(ImageFolderResponse, `${IMAGES}/folders`, { method: 'POST', body })).folder
}

/** Deletes an empty folder. */
export async function deleteFolder(path: string): Promise<void> {
  await call(Done, `${IMAGES}/folders/${encodeURIComponent(path)}`, { method: 'DELETE' })
}

/** What identifies an image and the version of it that was seen: a change based on an older one is a 412. */
export interface SeenImage extends ImageName {
  version: number
}

/** Renames an image; the records that show it follow. */
export async function renameImage(image: SeenImage, newName: string): Promise<ImageRenameResponse> {
  const { version } = image
  return call(ImageRenameResponse, `${addressOf(image)}/rename`, { method: 'PUT', body: { newName }, version })
}

/** Sets the alt text of an image. */
export async function describeImage(image: SeenImage, alt: string): Promise<LibraryImage> {
  const { version } = image
  return (await call(ImageResponse, addressOf(image), { method: 'PUT', body: { alt }, version })).image
}

/** Deletes an image; for one in use a 409, whose issues name the places. */
export async function deleteImage(image: SeenImage): Promise<void> {
  await call(Done, addressOf(image), { method: 'DELETE', version: image.version })
}

function addressOf({ folder, filename }: ImageName): string {
  return `${IMAGES}/${encodeURIComponent(folder)}/${encodeURIComponent(filename)}`
}
