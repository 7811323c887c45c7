import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { adviceOf, isStale, isTransient } from '../api/api-error.ts'
import { cacheResponse, refetchAround } from '../api/cache-response.ts'
import { PAGED } from '../api/paged.ts'
import { useUser } from '../session/session.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import type { Desk, DeskFilter, DeskMove, DeskRequest } from './desk.ts'

/** One page of requests, which the API calls quotes, newest first; the first one also has the counts per state. */
export interface Page<S extends string, R> {
  quotes: R[]
  counts?: Record<S, number> | undefined
  nextCursor?: string | undefined
}

/** One request in the cache, wrapped in an object: the library forbids functions as data, which `R` alone does not rule out. */
interface Cached<R> {
  request: R
}

interface Calls<S extends string, R> {
  list: (filter: DeskFilter<S>, cursor: string, signal?: AbortSignal) => Promise<Page<S, R>>
  get: (id: number, signal?: AbortSignal) => Promise<R>
  /** 412 if somebody has changed the request since. */
  move: (request: R, move: DeskMove<S>) => Promise<R>
  /** Whether the only change from `before` to `now` is this move by `username`. */
  isOwnMove: (before: R, now: R, move: DeskMove<S>, username: string) => boolean
  /** The message after a move, such as “Request #12 approved.” */
  doneMessage: (moved: R) => string
}

/**
 * The outcome of moving several requests: how many were moved, and which ones were refused, with the reasons. `isUnsure` is true for one
 * that may have been moved all the same, since no response came.
 */
export interface Outcome<R> {
  moved: number
  refused: readonly { request: R; words: string; isUnsure: boolean }[]
}

// Replaces the server's advice to reload, since the list reloads by itself. It may have been the customer, by withdrawing.
const LEFT = 'It has changed meanwhile, so it was left as it is.'

/** The queries and mutations of a desk, as hooks that share one cache. */
export type DeskQueries<S extends string, R extends DeskRequest<S>> = ReturnType<typeof deskQueries<S, R>>

/** Hooks over the calls of a kind of request. */
export function deskQueries<S extends string, R extends DeskRequest<S>>(desk: Desk<S>, calls: Calls<S, R>) {
  const { list, one, findListed, store, updateCached, refetch } = deskCache(desk, calls)
  /** The request after a failed move, if an earlier attempt, whose response was lost, has made the move. */
  const madeBefore = async (request: R, move: DeskMove<S>, username: string) => {
    const now = await calls.get(request.id).catch(() => null)
    return now && calls.isOwnMove(request, now, move, username) ? now : null
  }
  return {
    /** The requests that pass a filter, a page at a time. */
    useList: (filter: DeskFilter<S>) => useInfiniteQuery(list(filter)),
    /** One page of the requests that pass a filter, as the server has them now. */
    readPage: (filter: DeskFilter<S>, cursor: string) => calls.list(filter, cursor),
    /** One request; a list's copy is shown until the server has responded. */
    useOne: (id: number) => {
      const queries = useQueryClient()
      return useQuery({ ...one(id), placeholderData: () => findListed(queries, id), select: ({ request }) => request })
    },
    /** Updates a request, as the server returned it, wherever it is shown. */
    useCacheRequest: () => {
      const queries = useQueryClient()
      return (request: R) => store(queries, request)
    },
    /**
     * Moves a request to another state, and refetches list and counts. One move at a time: to a second press, even after reopening
     * the request, the first would look like somebody else's change.
     */
    useMove: (request: R) => {
      const queries = useQueryClient()
      const { username } = useUser()
      const toastIfLeft = useToastIfLeft()
      const mutationKey = [desk.section, 'move', request.id]
      const isUnderWay = useIsMutating({ mutationKey }) > 0
      const mutation = useMutation({
        mutationKey,
        // Passed along, and not the one of the latest render: a confirmed question is about the request it was asked for.
        mutationFn: ({ request, move }: { request: R; move: DeskMove<S> }) =>
          calls.move(request, move).catch(async (error) => {
            const made = isStale(error) ? await madeBefore(request, move, username) : null
            if (made) return made
            throw error
          }),
        onSuccess: (moved) => {
          store(queries, moved)
          toast(calls.doneMessage(moved))
        },
        onError: (error) => toastIfLeft(`${desk.title} #${request.id} was not changed.`, error),
      })
      const { isPending, variables } = mutation
      return {
        ...mutation,
        mutate: (move: DeskMove<S>) => {
          // Reads the cache, since the second press of a double click comes before the next render.
          if (queries.isMutating({ mutationKey }) === 0) mutation.mutate({ request, move })
        },
        mutateAsync: (move: DeskMove<S>) => mutation.mutateAsync({ request, move }),
        /** True while a request is on its way to this state, or to an unknown one since before it was opened again. */
        isMovingTo: (status: S) => isUnderWay && (!isPending || variables.move.status === status),
        /** True while it is on its way to another state: what is pressed meanwhile would be about the state before. */
        isMovingElsewhere: (status: S) => isPending && variables.move.status !== status,
      }
    },
    /** Moves several requests with one call each, so that each is checked, logged and refused like a single one. */
    useMoveMany: () => {
      const queries = useQueryClient()
      const { username } = useUser()
      return useMutation({
        mutationFn: async ({ requests, move }: { requests: readonly R[]; move: DeskMove<S> }) => {
          const refused: { request: R; words: string; isUnsure: boolean }[] = []
          for (const request of requests) {
            // One after the other, since hundreds at once would only queue on the server.
            const moved = await calls.move(request, move).catch(async (error: unknown) => {
              // Also if the response to this attempt was lost: the refetched list no longer offers what was done.
              const isUnsure = isTransient(error)
              const made = isUnsure || isStale(error) ? await madeBefore(request, move, username) : null
              if (!made) refused.push({ request, words: isStale(error) ? LEFT : adviceOf(error), isUnsure })
              return made
            })
            if (moved) updateCached(queries, moved)
          }
          await refetch(queries)
          return { moved: requests.length - refused.length, refused } satisfies Outcome<R>
        },
      })
    },
  }
}

/** The cache of a desk: its queries, and how stored requests are updated in it. */
function deskCache<S extends string, R extends DeskRequest<S>>({ section }: Desk<S>, calls: Calls<S, R>) {
  type Pages = InfiniteData<Page<S, R>, string>
  const lists = [section, 'list'] as const
  const list = (filter: DeskFilter<S>) =>
    infiniteQueryOptions({
      queryKey: [...lists, filter],
      queryFn: ({ pageParam, signal }) => calls.list(filter, pageParam, signal),
      ...PAGED,
    })
  const one = (id: number) =>
    queryOptions({
      queryKey: [section, 'one', id],
      queryFn: async ({ signal }): Promise<Cached<R>> => ({ request: await calls.get(id, signal) }),
    })
  const findListed = (queries: QueryClient, id: number): Cached<R> | undefined =>
    queries
      .getQueriesData<Pages>({ queryKey: lists })
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ quotes }) => quotes.map((request) => ({ request })))
      .find(({ request }) => request.id === id)
  const updateCached = (queries: QueryClient, request: R) => {
    cacheResponse(queries, one(request.id).queryKey, { request })
    queries.setQueriesData<Pages>({ queryKey: lists }, (data) => data && withRequest(data, request))
  }
  const refetch = (queries: QueryClient) => refetchAround(queries, section)
  const store = (queries: QueryClient, request: R) => {
    updateCached(queries, request)
    refetch(queries)
  }
  return { list, one, findListed, store, updateCached, refetch }
}

function withRequest<S extends string, R extends DeskRequest<S>>(data: InfiniteData<Page<S, R>, string>, changed: R) {
  const replaced = (request: R) => (request.id === changed.id ? changed : request)
  return { ...data, pages: data.pages.map((page) => ({ ...page, quotes: page.quotes.map(replaced) })) }
}
