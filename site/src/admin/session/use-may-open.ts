import { sectionsFor } from '../sections.ts'
import { useUser } from './session.ts'

/** Returns a function that tells whether the person may see the section with a key. */
export function useMayOpenOf(): (section: string) => boolean {
  const open = sectionsFor(useUser())
  return (section) => open.some(({ key }) => key === section)
}

/** Whether the person may see the section of this key. */
export function useMayOpen(section: string): boolean {
  return useMayOpenOf()(section)
}
