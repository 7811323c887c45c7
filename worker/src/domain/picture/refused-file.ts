/** A file that the library does not take; `message` is a sentence for a person. */
export class RefusedFile extends Error {}

/** Words of the error catalogue for whatever is none of the four types (admin specification, section 5). */
export const WRONG_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.'

/** Refuses a file with a sentence for a person. */
export function refuseFile(message = WRONG_TYPE): never {
  throw new RefusedFile(message)
}
