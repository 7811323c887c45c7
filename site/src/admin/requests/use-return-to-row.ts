import { useEffect, useRef } from 'react'
import type { Desk } from './desk.ts'

type Named = Pick<Desk<string>, 'noun'>

/** Id of the link that opens a request, on the page. */
export const rowId = ({ noun }: Named, id: number) => `${noun}-${id}`

/** Puts the focus back on the row of a request when its panel has closed, or on the `next` one where that row is gone. */
export function useReturnToRow({ noun }: Named, open: number | null, next?: number): void {
  const last = useRef({ open, next })
  useEffect(() => {
    const rowOf = (id: number | null | undefined) => (id ? document.getElementById(rowId({ noun }, id)) : null)
    if (open === null) (rowOf(last.current.open) ?? rowOf(last.current.next))?.focus()
    last.current = { open, next }
  }, [noun, open, next])
}
