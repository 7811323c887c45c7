import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../use-focus-fallback.ts'
import { type ControlPosition, placeAfterKey } from './arrow-steps.ts'

/**
 * Makes all controls in a list that match `selector` a single Tab stop; arrow, Page, Home and End keys move among them. When the
 * focused one is removed, the one that takes its place gets the focus, or the list if there is none left. When the button
 * that shows more than the first `most` is gone with a press, the first new one gets it.
 */
export function useRovingFocus<E extends HTMLElement>(selector: string, most: number) {
  const ref = useRef<E>(null)
  const before = useRef(most)
  const stop = useRef<{ control: HTMLElement | undefined; place: number }>({ control: undefined, place: 0 })
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const stopAt = (control: HTMLElement | undefined, all: readonly HTMLElement[]) => {
    for (const one of all) one.setAttribute('tabindex', one === control ? '0' : '-1')
    stop.current = { control, place: control ? all.indexOf(control) : 0 }
  }
  // After each render, since any may change the controls.
  useEffect(() => {
    const all = controls()
    const { control, place } = stop.current
    const shown = before.current
    before.current = most
    if (most > shown && isFocusLost()) return (all[shown] ?? ref.current)?.focus()
    if (control && all.includes(control)) return stopAt(control, all)
    const hadFocus = control !== undefined && isFocusLost()
    const next = all[hadFocus ? Math.min(place, all.length - 1) : 0]
    stopAt(next, all)
    if (hadFocus) (next ?? ref.current)?.focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: ({ target }: FocusEvent<E>) => {
      const all = controls()
      if (target instanceof HTMLElement && all.includes(target)) stopAt(target, all)
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const all = controls()
      const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
      const place = placeAfterKey(spotsOf(all), at, event.key)
      if (place === undefined) return
      event.preventDefault()
      all[place]?.focus()
    },
  }
}

function spotsOf(controls: readonly HTMLElement[]): ControlPosition[] {
  const groups: (Element | null)[] = []
  return controls.map((control) => {
    const { top, left } = control.getBoundingClientRect()
    const group = control.closest('[role="group"]')
    if (groups.at(-1) !== group) groups.push(group)
    return { top, left, group: groups.length }
  })
}
