import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isTransient } from './api-error.ts'

/** An empty query cache; keys start with the key of the section they belong to. */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    // If only the response was lost, the server may have made the change, so everything shown is refetched.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isTransient(error)) void client.invalidateQueries()
      },
    }),
    defaultOptions: {
      // `always`: offline, a query fails and is shown as an error, instead of waiting silently.
      queries: {
        networkMode: 'always',
        // Off by default in this mode: a query that failed offline would stay failed until somebody retries.
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && isTransient(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** Holds who is signed in, and nothing else: records are in the query cache of each person's workspace. */
export const sessionClient = newQueryClient()

/** First part of the key under which `sessionClient` holds a session. */
export const SESSION_KEY = 'session'

/** Refetches the signed-in person's permissions: an administrator may have granted or withdrawn a right meanwhile. */
export function refetchPermissions(): void {
  sessionClient.invalidateQueries({ queryKey: [SESSION_KEY] })
}
