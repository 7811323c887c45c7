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

/** A component whose script is loaded on demand; if that fails, `words` are shown instead and the error is reported. */
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

/** The equipment step, once its script has loaded. */
export function EquipmentStep(props: ComponentProps<typeof LazyEquipment>) {
  return (
    <Suspense fallback={loading}>
      <LazyEquipment {...props} />
    </Suspense>
  )
}

/** The confirmation of a quote request, once its script has loaded. */
export function Finished(props: ComponentProps<typeof LazyConfirmation>) {
  return (
    <Suspense fallback={null}>
      <LazyConfirmation {...props} />
    </Suspense>
  )
}

/** The plans of a build, once their script has loaded. */
export function Plans(props: ComponentProps<typeof LazyPlans>) {
  return (
    <Suspense fallback={null}>
      <LazyPlans {...props} />
    </Suspense>
  )
}
