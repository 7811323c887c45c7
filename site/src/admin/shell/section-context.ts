import { createContext, useContext } from 'react'
import type { Section } from '../sections.ts'

/** The section that is shown. */
export const SectionContext = createContext<Section | null>(null)

/** The section a component is in. */
export function useSection(): Section {
  const section = useContext(SectionContext)
  if (!section) throw new Error('useSection is for components inside a section')
  return section
}
