import { useLazyComponent } from '../lazy-component.ts'
import type { Place } from '../sections.ts'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { useFocusHandover } from '../ui/use-focus-handover.ts'
import { Header } from './header.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { SectionContext } from './section-context.ts'

/** A section with what is common to all of them; its own part is loaded when it is first opened. */
export function SectionView({ section }: { section: Place }) {
  return (
    <SectionContext value={section}>
      <LoadBoundary>
        <Content section={section} />
      </LoadBoundary>
    </SectionContext>
  )
}

function Content({ section: { page, label } }: { section: Place }) {
  const Page = useLazyComponent(page)
  return Page ? <Page /> : <Loading label={label} />
}

function Loading({ label }: { label: string }) {
  // The section brings a header of its own.
  const header = useFocusHandover<HTMLElement>()
  return (
    <>
      <Header ref={header} />
      <Skeleton label={`Loading ${label}`} rows={8} />
    </>
  )
}
