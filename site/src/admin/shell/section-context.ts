import { createContext, useContext } from 'react'
import type { Place } from '../sections.ts'

/** The section that is shown. */
export const SectionContext = createContext<Place | null>(null)

/** The section a component is in. */
export function useSection(): Place {
  const section = useContext(SectionContext)
  if (!section) throw new Error('useSection is for components inside a section')
  return section
}
