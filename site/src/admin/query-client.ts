import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './api-error.ts'

/** An empty memory of what the server told; keys start with the key of the section they belong to. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** What the keys of sessions begin with. */
export const SESSION = ['session'] as const

/** Knows who is signed in, and nothing else: records live in the memory of the desk of their reader. */
export const sessionClient = newQueryClient()
