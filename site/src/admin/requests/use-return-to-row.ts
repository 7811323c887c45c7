import { useEffect, useRef } from 'react'
import { isFocusLost } from '../ui/use-focus-fallback.ts'
import type { Desk } from './desk.ts'

type DeskNoun = Pick<Desk<string>, 'noun'>

/** Element id of the link that opens a request. */
export const rowId = ({ noun }: DeskNoun, id: number) => `${noun}-${id}`

/** Element id of the list of requests. */
export const listId = ({ noun }: DeskNoun) => `${noun}-list`

interface Place {
  open: number | null
  /** The list's current view: choosing another tab or month closes the panel, and keeps the focus. */
  view: string
  next?: number | undefined
}

/**
 * Puts the focus back on the row of a request when its panel has closed, on the `next` one where that row is gone, or on the
 * list where it has become empty.
 */
export function useReturnToRow({ noun }: DeskNoun, { open, view, next }: Place): void {
  const last = useRef({ open, view, next })
  useEffect(() => {
    const rowOf = (id: number | null | undefined) => (id ? document.getElementById(rowId({ noun }, id)) : null)
    const isElsewhere = view !== last.current.view && document.activeElement !== document.body
    if (open === null && last.current.open !== null && !isElsewhere) {
      const row = rowOf(last.current.open) ?? rowOf(last.current.next)
      if (row) row.focus()
      else if (isFocusLost()) placeWithoutRow({ noun })?.focus({ preventScroll: true })
    }
    last.current = { open, view, next }
  }, [noun, open, view, next])
}

// The fleet calendar has no such list.
function placeWithoutRow(desk: DeskNoun): HTMLElement | null {
  return document.getElementById(listId(desk)) ?? document.getElementById('content')
}
