import { idIn } from '#contract/record-id'
import { invalidField } from './app-error.ts'

/** Text of a cursor that continues below `id` in the list called `list`. */
export function toCursor(list: string, id: number): string {
  return Buffer.from(`${list}:${id}`).toString('base64url')
}

/** The field of an answer that leads to the next page of `list`; none on the last page. */
export function nextCursor(list: string, next: number | undefined): { nextCursor?: string } {
  return next === undefined ? {} : { nextCursor: toCursor(list, next) }
}

/** The id that a cursor of `list` continues below, if there is a cursor; a text that `toCursor` cannot have made is a 400. */
export function fromCursor(list: string, cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const id = idIn(Buffer.from(cursor, 'base64url').toString().slice(`${list}:`.length))
  if (id === null || toCursor(list, id) !== cursor)
    throw invalidField('cursor', 'This cursor was not given by this list.')
  return id
}
