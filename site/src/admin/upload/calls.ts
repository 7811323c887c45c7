import {
  ImageAnswer,
  type ImageFolder,
  ImageFolderAnswer,
  type ImageFolderInput,
  ImageRenameAnswer,
  type LibraryImage,
} from '#contract/image'
import { Done } from '#contract/wire'
import { call } from '../call.ts'
import type { PictureName } from './address.ts'

const IMAGES = '/api/images'

/** Stores a new folder. */
export async function createFolder(body: ImageFolderInput): Promise<ImageFolder> {
  return (await call(ImageFolderAnswer, `${IMAGES}/folders`, { method: 'POST', body, otherwise: '' })).folder
}

/** Deletes an empty folder. */
export async function deleteFolder(path: string): Promise<void> {
  await call(Done, `${IMAGES}/folders/${encodeURIComponent(path)}`, { method: 'DELETE' })
}

/** Renames a picture; the records that show it follow. */
export async function renamePicture(picture: PictureName, newName: string): Promise<ImageRenameAnswer> {
  const body = { newName }
  return call(ImageRenameAnswer, `${addressOf(picture)}/rename`, { method: 'PUT', body, otherwise: '' })
}

/** Sets the alt text of a picture. */
export async function describePicture(picture: PictureName, alt: string): Promise<LibraryImage> {
  return (await call(ImageAnswer, addressOf(picture), { method: 'PUT', body: { alt } })).image
}

/** Deletes a picture; for one in use a 409, whose issues name the places. */
export async function deletePicture(picture: PictureName): Promise<void> {
  await call(Done, addressOf(picture), { method: 'DELETE', otherwise: '' })
}

function addressOf({ folder, filename }: PictureName): string {
  return `${IMAGES}/${encodeURIComponent(folder)}/${encodeURIComponent(filename)}`
}
