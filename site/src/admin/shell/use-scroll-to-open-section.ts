import { type RefObject, useEffect, useRef } from 'react'
import { useAddress } from '../router.ts'

/**
 * Scrolls the navigation to the link of the open section, which may be below the visible ones on a low screen, such as a phone held
 * sideways. Again whenever the navigation changes its size: a drawer has none before it is open, and the name of the business above
 * may take another line once it is loaded.
 */
export function useScrollToOpenSection(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const { key } = useAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another link
  useEffect(() => {
    const nav = ref.current
    if (!nav) return
    const sizes = new ResizeObserver(() => {
      nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    })
    sizes.observe(nav)
    return () => sizes.disconnect()
  }, [key])
  return ref
}
