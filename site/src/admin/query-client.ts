import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './api-error.ts'
import { $token } from './token.ts'

/** What the portal knows from the server; keys start with the key of the section they belong to. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: a lost connection is shown as an error instead of waiting without a word.
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && mayPass(error),
    },
    mutations: { networkMode: 'always' },
  },
})

// The next person at this desk starts from nothing.
$token.listen((token) => {
  if (token === null) queryClient.clear()
})
