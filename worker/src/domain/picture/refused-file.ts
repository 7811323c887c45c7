import { WRONG_IMAGE_TYPE } from '#contract/picture/image'

/** A file that the library rejects; `message` is for people. */
export class RefusedFile extends Error {}

/** Rejects a file with a message for people. */
export function refuseFile(message = WRONG_IMAGE_TYPE): never {
  throw new RefusedFile(message)
}
