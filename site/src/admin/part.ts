import { type ComponentType, useEffect, useState } from 'react'

/** A piece of the portal that is a chunk of its own. */
export interface Part<Props = object> {
  /** Known once it has been loaded. */
  component: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

/** The piece of the portal that a module brings as its default, when it is first asked for. */
export function part<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  const own: Part<Props> = {
    component: undefined,
    load: async () => {
      own.component = (await load()).default
      return own.component
    },
  }
  return own
}

/**
 * The component of a part once it is there; throws what kept it from coming. Without Suspense, which holds back what arrives
 * until its skeleton has stood for 300 ms.
 */
export function usePart<Props>(wanted: Part<Props>): ComponentType<Props> | undefined {
  const [component, setComponent] = useState(() => wanted.component)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (!component) wanted.load().then((loaded) => setComponent(() => loaded), setFailure)
  }, [wanted, component])
  if (failure) throw failure
  return component
}
