import { useEffect, useRef } from 'react'

/** Id of the link that opens a request, on the page. */
export const rowId = (id: number) => `rental-${id}`

/** Puts the focus back on the row of a request when its panel has closed, however it was closed. */
export function useReturnToRow(open: number | null): void {
  const last = useRef(open)
  useEffect(() => {
    if (open === null && last.current !== null) document.getElementById(rowId(last.current))?.focus()
    last.current = open
  }, [open])
}
