import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../use-focus-fallback.ts'

const STOPS = 'a[href], button, input, [tabindex="0"]'

/**
 * Handlers for the element at the `end` of a list whose button loads more of it: if that has the focus as they come, the first of
 * them gets it, as if Tab had gone on through the list. The button itself is then far below, or gone.
 */
export function useFocusOnMore(end: RefObject<HTMLElement | null>) {
  const list = useRef<Element | null>(null)
  const last = useRef<HTMLElement | undefined>(undefined)

  useLayoutEffect(() => {
    const around = list.current
    if (!around) return
    const stops = stopsOf(around)
    const next = last.current ? stops[stops.indexOf(last.current) + 1] : stops[0]
    const isNew = next && !end.current?.contains(next)
    if (!isNew && !isFocusLost()) return
    list.current = null
    // Of items that have nothing to press, the list itself gets it.
    const place = isNew ? next : (last.current ?? around.closest<HTMLElement>('[tabindex]'))
    place?.focus()
  })

  return {
    onFocus: () => {
      const around = end.current?.parentElement ?? null
      const stops = around ? stopsOf(around) : []
      last.current = stops[stops.findIndex((stop) => end.current?.contains(stop)) - 1]
      list.current = around
    },
    onBlur: () => {
      list.current = null
    },
  }
}

function stopsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(STOPS)].filter(({ tabIndex }) => tabIndex >= 0)
}
