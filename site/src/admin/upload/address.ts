import type { ImageFilter } from '../library/calls.ts'
import { UPLOAD_SECTION } from '../library/queries.ts'
import { type Search, sectionHref } from '../router.ts'

/** What identifies an image. */
export interface ImageName {
  folder: string
  filename: string
}

/** The state in the section's address: the filters, and the image whose dialog is open. */
export interface LibraryAddress extends ImageFilter {
  edit: ImageName | null
}

/** Reads filters and open image; unknown values count as absent. */
export function readAddress({ folder = '', q = '', edit = '' }: Search): LibraryAddress {
  const [, inFolder, filename] = /^([\w-]+)\/([^/]+)$/.exec(edit) ?? []
  return {
    folder: /^[\w-]+$/.test(folder) ? folder : '',
    q,
    edit: inFolder && filename ? { folder: inFolder, filename } : null,
  }
}

/** The address for this state; the inverse of `readAddress`. */
export function libraryHref({ folder, q, edit }: LibraryAddress): string {
  return sectionHref(UPLOAD_SECTION, { folder, q, edit: edit ? `${edit.folder}/${edit.filename}` : '' })
}
