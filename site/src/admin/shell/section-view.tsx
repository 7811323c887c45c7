import { Suspense } from 'react'
import type { Section } from '../sections.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Header } from './header.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { SectionContext } from './section-context.ts'

/** A section with what stands above every one of them; its own part is loaded when it is first opened. */
export function SectionView({ section }: { section: Section }) {
  const { page: Page } = section
  return (
    <SectionContext value={section}>
      <LoadBoundary>
        <Suspense
          fallback={
            <>
              <Header />
              <Skeleton label={`Loading ${section.label}`} rows={8} />
            </>
          }
        >
          <Page />
        </Suspense>
      </LoadBoundary>
    </SectionContext>
  )
}
