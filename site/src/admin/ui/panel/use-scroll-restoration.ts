import { type RefObject, useLayoutEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { $router } from '../../router.ts'

// How long the list may take to grow to its old length. Later it has become shorter, and growth comes from a new search.
const TIMEOUT_MS = 3000

// How far the list of each section had been scrolled when it was left.
const left = new Map<string, number>()

// Back and Forward restore the position, a link starts at the top. They differ in that the browser has already changed
// `location` when the router reports Back or Forward; for a link the router changes it afterwards.
let isBack = false
let shown: string | undefined
$router.listen((page) => {
  const key = page?.params.key ?? ''
  if (key !== shown) isBack = location.pathname === paths.adminSection(key)
  shown = key
})

/** Restores the scroll position of a section's scrolling element when Back or Forward lead to the section again. */
export function useScrollRestoration<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const area = ref.current
    const key = sectionKey()
    if (!area) return
    const wanted = isBack ? (left.get(key) ?? 0) : 0
    const settle = () => {
      area.scrollTop = wanted
      return area.scrollTop >= wanted - 1
    }
    // A list that is not cached grows with the server's response.
    const grown = new MutationObserver(() => settle() && grown.disconnect())
    if (wanted > 0 && !settle()) grown.observe(area, { childList: true, subtree: true })
    const stop = () => grown.disconnect()
    const timeout = setTimeout(stop, TIMEOUT_MS)
    for (const hand of HANDS) area.addEventListener(hand, stop, { passive: true })
    return () => {
      stop()
      clearTimeout(timeout)
      for (const hand of HANDS) area.removeEventListener(hand, stop)
      left.set(key, area.scrollTop)
    }
  }, [])
  return ref
}

// Any of these ends the restoration: the person has decided where to be.
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function sectionKey(): string {
  return $router.get()?.params.key ?? ''
}
