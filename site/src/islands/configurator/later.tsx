import { type ComponentProps, lazy, Suspense } from 'react'

// Most of the page's script, and nobody needs it for the first step.
const LazyEquipment = /* @__PURE__ */ lazy(() =>
  import('./equipment-step.tsx').then((loaded) => ({ default: loaded.EquipmentStep })),
)
const LazyConfirmation = /* @__PURE__ */ lazy(() =>
  import('./confirmation.tsx').then((loaded) => ({ default: loaded.Confirmation })),
)
const LazyPlans = /* @__PURE__ */ lazy(() => import('./plans.tsx').then((loaded) => ({ default: loaded.Plans })))

const loading = <p role="status">Loading equipment…</p>

/** The step of equipment, once its script is there. */
export function EquipmentStep(props: ComponentProps<typeof LazyEquipment>) {
  return (
    <Suspense fallback={loading}>
      <LazyEquipment {...props} />
    </Suspense>
  )
}

/** What is shown after the quote was asked for, once its script is there. */
export function Finished(props: ComponentProps<typeof LazyConfirmation>) {
  return (
    <Suspense fallback={null}>
      <LazyConfirmation {...props} />
    </Suspense>
  )
}

/** The plans of a build, once their script is there. */
export function Plans(props: ComponentProps<typeof LazyPlans>) {
  return (
    <Suspense fallback={null}>
      <LazyPlans {...props} />
    </Suspense>
  )
}
