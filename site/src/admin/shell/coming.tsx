import { EmptyState } from '../ui/empty-state.tsx'
import { Header } from './header.tsx'
import { useSection } from './section-context.ts'

/** Stands where a section is not built yet. */
export function Coming() {
  const { label, icon } = useSection()
  return (
    <>
      <Header />
      <EmptyState icon={icon} title={`${label} is on its way`}>
        <p>This section arrives with a coming release. Nothing needs to be done here until then.</p>
      </EmptyState>
    </>
  )
}
