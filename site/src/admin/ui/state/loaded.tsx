import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { StaleNotice } from './stale-notice.tsx'

/** The state of a query; several can be combined into one. */
interface Asked<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  isRefetchError: boolean
  refetch: () => unknown
}

interface Props<T> {
  query: Asked<T>
  /** Title where nothing could be loaded. */
  failed: string
  /** Shown until something has loaded. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What was loaded, or that it is loading, has failed, or could not be reloaded. */
export function Loaded<T>({ query, failed, skeleton, children }: Props<T>) {
  const { data, error, isPending, isFetching, isRefetchError, refetch } = query
  if (data === undefined && isPending) return skeleton
  if (data === undefined) return <ErrorState title={failed} error={error} busy={isFetching} onRetry={() => refetch()} />
  return (
    <>
      {isRefetchError && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
      {children(data)}
    </>
  )
}
