import { idIn } from '#contract/text/record-id'
import { invalidField } from './app-error.ts'

/** The lists that are paged, by the names that their cursors hold. */
export type PagedList =
  | 'activity'
  | 'audit'
  | 'builds'
  | 'contact'
  | 'equipment'
  | 'fleet'
  | 'images'
  | 'models'
  | 'rentals'
  | 'trailers'

/** Text of a cursor that continues below `id` in a list. */
export function toCursor(list: PagedList, id: number): string {
  return Buffer.from(`${list}:${id}`).toString('base64url')
}

/** The response field that leads to the next page of `list`; none on the last page. */
export function nextCursor(list: PagedList, next: number | undefined): { nextCursor?: string } {
  return next === undefined ? {} : { nextCursor: toCursor(list, next) }
}

/** The id below which a cursor of `list` continues, if there is a cursor; 400 for a text that `toCursor` cannot have made. */
export function fromCursor(list: PagedList, cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const id = idIn(Buffer.from(cursor, 'base64url').toString().slice(`${list}:`.length))
  if (id === null || toCursor(list, id) !== cursor)
    throw invalidField('cursor', 'This cursor was not given by this list.')
  return id
}
