import { useState } from 'react'

/** The request after the open one; if a move has removed that from the list, the one that took its place. */
export function useNextRequest<R extends { id: number }>(list: readonly R[], open: number | null): R | undefined {
  const index = list.findIndex(({ id }) => id === open)
  const [last, setLast] = useState({ open, index })
  if (index >= 0 && (last.open !== open || last.index !== index)) setLast({ open, index })
  if (open === null) return undefined
  if (index >= 0) return list[index + 1]
  if (last.open !== open || last.index < 0) return undefined
  return list[last.index] ?? list.at(-1)
}
