import { sectionsFor } from '../sections.ts'
import { useUser } from '../session.ts'

/** Whether the person may see the section of this key. */
export function useMayOpen(section: string): boolean {
  return sectionsFor(useUser()).some(({ key }) => key === section)
}
