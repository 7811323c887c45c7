import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const NOT_LOADED = 'This part of the page did not load. Reload the page to try again; your build is kept.'

/**
 * A component whose script is loaded on demand, with `waiting` shown until then; if that fails, `words` are shown instead and the
 * error is reported.
 */
function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: (props: Props) => string,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(() =>
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
  return (props) => (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  )
}

// What is loaded on demand is most of the page's script, and not needed for the first step.

/** The equipment step, once its script has loaded. */
export const EquipmentStep = /* @__PURE__ */ lazyPart(
  () => import('./equipment-step.tsx').then((loaded) => loaded.EquipmentStep),
  () => NOT_LOADED,
  <p role="status">Loading equipment…</p>,
)

/** The confirmation of a quote request, once its script has loaded. */
export const Confirmation = /* @__PURE__ */ lazyPart(
  () => import('./confirmation.tsx').then((loaded) => loaded.Confirmation),
  ({ build }) => `Request #${build.id} is in. We answer within one business day.`,
)

/** The plans of a build, once their script has loaded. */
export const Plans = /* @__PURE__ */ lazyPart(
  () => import('./plans.tsx').then((loaded) => loaded.Plans),
  () => NOT_LOADED,
)
