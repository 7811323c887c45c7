import { useEffect, useRef } from 'react'
import type { DayRange } from '#contract/wire'

/**
 * Scrolls to today if it is in the window, else to the first day; and to the request that is opened, since its panel takes
 * space from the days.
 */
export function useScrollToDays({ start }: DayRange, open: number | null) {
  const scroll = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again for each window
  useEffect(() => {
    const area = scroll.current
    // A day reached by keyboard is already in view.
    if (!area || area.contains(document.activeElement)) return
    const today = area.querySelector<HTMLElement>('th[aria-current="date"]')
    const corner = area.querySelector<HTMLElement>('th')
    area.scrollLeft = today ? today.offsetLeft - (corner?.offsetWidth ?? 0) - today.offsetWidth : 0
  }, [start])
  useEffect(() => {
    if (open === null) return
    scroll.current?.querySelector('a[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return scroll
}
