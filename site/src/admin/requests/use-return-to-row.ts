import { useEffect, useRef } from 'react'
import type { Desk } from './desk.ts'

type Named = Pick<Desk<string>, 'noun'>

/** Element id of the link that opens a request. */
export const rowId = ({ noun }: Named, id: number) => `${noun}-${id}`

interface Place {
  open: number | null
  /** The list's current view: choosing another tab or month closes the panel, and keeps the focus. */
  view: string
  next?: number | undefined
}

/** Puts the focus back on the row of a request when its panel has closed, or on the `next` one where that row is gone. */
export function useReturnToRow({ noun }: Named, { open, view, next }: Place): void {
  const last = useRef({ open, view, next })
  useEffect(() => {
    const rowOf = (id: number | null | undefined) => (id ? document.getElementById(rowId({ noun }, id)) : null)
    const isElsewhere = view !== last.current.view && document.activeElement !== document.body
    if (open === null && !isElsewhere) (rowOf(last.current.open) ?? rowOf(last.current.next))?.focus()
    last.current = { open, view, next }
  }, [noun, open, view, next])
}
