import type { SectionKey } from '../section-key.ts'
import { sectionsFor } from '../sections.ts'
import { useUser } from './session.ts'

/** Returns a function that tells whether the person may see the section with a key. */
export function useMayOpenOf(): (section: SectionKey) => boolean {
  const open = sectionsFor(useUser())
  return (section) => open.some(({ key }) => key === section)
}

/** Whether the person may see the section of this key. */
export function useMayOpen(section: SectionKey): boolean {
  return useMayOpenOf()(section)
}
