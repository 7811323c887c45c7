import { useEffect, useRef } from 'react'
import type { Desk } from './desk.ts'

type Named = Pick<Desk<string>, 'noun'>

/** Id of the link that opens a request, on the page. */
export const rowId = ({ noun }: Named, id: number) => `${noun}-${id}`

/** Puts the focus back on the row of a request when its panel has closed, however it was closed. */
export function useReturnToRow({ noun }: Named, open: number | null): void {
  const last = useRef(open)
  useEffect(() => {
    if (open === null && last.current !== null) document.getElementById(rowId({ noun }, last.current))?.focus()
    last.current = open
  }, [noun, open])
}
