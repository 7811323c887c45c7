/** A file that the library rejects; `message` is for people. */
export class RefusedFile extends Error {}

/** The error catalogue's message for any type but the four (admin specification, section 5). */
export const WRONG_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.'

/** Rejects a file with a message for people. */
export function refuseFile(message = WRONG_TYPE): never {
  throw new RefusedFile(message)
}
