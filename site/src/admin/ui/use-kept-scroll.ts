import { type RefObject, useLayoutEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { $router } from '../router.ts'

// A list that is still shorter by then has become so, and what changes it later is a search.
const PATIENCE_MS = 3000

// How far the list of each section had been scrolled when it was left.
const left = new Map<string, number>()

// Who comes by a link begins at the top, who comes by Back or Forward goes on where they were: by then the browser has changed the
// address, while a link changes it after the router has told of it.
let isBack = false
let shown: string | undefined
$router.listen((page) => {
  const key = page?.params.key ?? ''
  if (key !== shown) isBack = location.pathname === paths.adminSection(key)
  shown = key
})

/** Holds how far something of a section is scrolled for when Back or Forward lead to the section again. */
export function useKeptScroll<E extends HTMLElement>(): RefObject<E | null> {
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
    // What is not remembered comes with the answer of the server.
    const grown = new MutationObserver(() => settle() && grown.disconnect())
    if (wanted > 0 && !settle()) grown.observe(area, { childList: true, subtree: true })
    const stop = () => grown.disconnect()
    const patience = setTimeout(stop, PATIENCE_MS)
    for (const hand of HANDS) area.addEventListener(hand, stop, { passive: true })
    return () => {
      stop()
      clearTimeout(patience)
      for (const hand of HANDS) area.removeEventListener(hand, stop)
      left.set(key, area.scrollTop)
    }
  }, [])
  return ref
}

// Whoever scrolls meanwhile has decided.
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function sectionKey(): string {
  return $router.get()?.params.key ?? ''
}
