import { useEffect, useRef } from 'react'
import type { RefCallBack } from 'react-hook-form'

/** Moves the focus along the lines of a list: to the one that was added, moved or left, or to the first that is wrong. */
export function useLineFocus(refOfField: RefCallBack) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const inputs = list.current?.querySelectorAll('input') ?? []
    const target = inputs[next.current] ?? list.current
    next.current = null
    target?.focus()
  })
  useEffect(() => {
    refOfField({
      focus: () => {
        const wrong = list.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')
        const target = wrong ?? list.current
        target?.focus()
      },
    })
  }, [refOfField])
  return {
    list,
    focusOn: (place: number) => {
      next.current = place
    },
  }
}
