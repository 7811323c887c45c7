import { type ComponentType, useEffect, useState } from 'react'

/** A component of the portal with a chunk of its own. */
export interface LazyComponent<Props = object> {
  /** Set once it has loaded. */
  component: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

/** The component that is a module's default export, loaded on first use. */
export function lazyComponent<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const own: LazyComponent<Props> = {
    component: undefined,
    load: async () => {
      own.component = (await load()).default
      return own.component
    },
  }
  return own
}

/**
 * The component once it has loaded; throws the error that kept it from loading. Not with Suspense, which holds back a loaded
 * component until its fallback has been shown for 300 ms.
 */
export function useLazyComponent<Props>(wanted: LazyComponent<Props>): ComponentType<Props> | undefined {
  const [component, setComponent] = useState(() => wanted.component)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (!component) wanted.load().then((loaded) => setComponent(() => loaded), setFailure)
  }, [wanted, component])
  if (failure) throw failure
  return component
}
