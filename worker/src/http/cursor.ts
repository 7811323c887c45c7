import { invalidField } from './app-error.ts'

/** Text of a cursor that goes on below `id` in the list called `list`. */
export function toCursor(list: string, id: number): string {
  return Buffer.from(`${list}:${id}`).toString('base64url')
}

/** The id a cursor of `list` goes on below; a text that `toCursor` cannot have given is a 400. */
export function fromCursor(list: string, cursor: string): number {
  const id = Number(/^\w+:([1-9]\d{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1])
  if (!id || toCursor(list, id) !== cursor) throw invalidField('cursor', 'This cursor was not given by this list.')
  return id
}
