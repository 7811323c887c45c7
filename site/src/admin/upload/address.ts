import type { ImageFilter } from '../library/calls.ts'
import { type Search, sectionHref } from '../router.ts'

/** What tells one picture from all others. */
export interface PictureName {
  folder: string
  filename: string
}

/** What the address of the section tells: the filters, and the picture whose dialog is open. */
export interface LibraryAddress extends ImageFilter {
  edit: PictureName | null
}

/** Reads filters and open picture; whatever is not one of ours counts as absent. */
export function readAddress({ folder = '', q = '', edit = '' }: Search): LibraryAddress {
  const [, inFolder, filename] = /^([\w-]+)\/([^/]+)$/.exec(edit) ?? []
  return {
    folder: /^[\w-]+$/.test(folder) ? folder : '',
    q,
    edit: inFolder && filename ? { folder: inFolder, filename } : null,
  }
}

/** Address that shows this; the opposite of `readAddress`. */
export function libraryHref({ folder, q, edit }: LibraryAddress): string {
  return sectionHref('upload', { folder, q, edit: edit ? `${edit.folder}/${edit.filename}` : '' })
}
