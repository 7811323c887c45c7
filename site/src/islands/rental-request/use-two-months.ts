import { useSyncExternalStore } from 'react'

// As in month.module.css.
const WIDE = '(min-width: 720px)'

const isWide = () => matchMedia(WIDE).matches

// The server renders both months, since it cannot know the width. On hydration, Preact removes the one that does not fit; React,
// used in development, would report a mismatch.
const isWideOnServer = import.meta.env.SSR || import.meta.env.DEV ? () => true : isWide

function watch(changed: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether two months fit side by side. Hydrating and updating one that is not shown would take as long as the one that is. */
export const useTwoMonths = () => useSyncExternalStore(watch, isWide, isWideOnServer)
