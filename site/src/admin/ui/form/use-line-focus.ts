import { useEffect, useRef } from 'react'
import type { RefCallBack } from 'react-hook-form'

/** The button that changes a line, on which the focus stays so that it can be pressed again. */
export type LineButton = 'up' | 'down' | 'remove'

const OTHER_WAY = { up: 'down', down: 'up', remove: 'remove' } as const

/**
 * Moves the focus along the lines of a list: to the text or the button of the changed one, or to the first invalid one; to the
 * button that adds one if none is left.
 */
export function useLineFocus(refOfField: RefCallBack) {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const next = useRef<{ place: number; way: LineButton | undefined } | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const { place, way } = next.current
    next.current = null
    const line = list.current?.children[place]
    const button = (of: LineButton) => line?.querySelector<HTMLElement>(`[data-way="${of}"]:enabled`)
    const target = way ? (button(way) ?? button(OTHER_WAY[way])) : line?.querySelector('input')
    // An empty list has no line to focus.
    ;(target ?? addButton.current)?.focus()
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
    addButton,
    focusOn: (place: number, way?: LineButton) => {
      next.current = { place, way }
    },
  }
}
