import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

const NOT_LOADED = 'This part of the page did not load. Reload the page to try again; your build is kept.'

// Loaded on demand: most of the page's script, and not needed for the first step.
const LazyEquipment = /* @__PURE__ */ late(
  () => import('./equipment-step.tsx').then((loaded) => loaded.EquipmentStep),
  () => NOT_LOADED,
)
const LazyConfirmation = /* @__PURE__ */ late(
  () => import('./confirmation.tsx').then((loaded) => loaded.Confirmation),
  ({ build }) => `Request #${build.id} is in. We answer within one business day.`,
)
const LazyPlans = /* @__PURE__ */ late(
  () => import('./plans.tsx').then((loaded) => loaded.Plans),
  () => NOT_LOADED,
)

/** A component whose script comes later; where it cannot be had, `words` stand in its place, and the error is reported. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>, words: (props: Props) => string) {
  return lazy(() =>
    load()
      .catch((error: unknown): ComponentType<Props> => {
        reportError(error)
        return (props) => (
          <p className="notice" data-tone="stop" role="alert">
            {words(props)}
          </p>
        )
      })
      .then((loaded) => ({ default: loaded })),
  )
}

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
