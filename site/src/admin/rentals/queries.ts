import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Rental, RentalList, RentalStatusInput } from '#contract/rental'
import { getRental, listRentals, moveRental, type RentalFilter } from '../api.ts'
import { toast } from '../ui/toasts.ts'
import { MOVE } from './words.ts'

const LISTS = ['rentals', 'list'] as const

const list = (filter: RentalFilter) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, filter],
    queryFn: ({ pageParam, signal }) => listRentals(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

const one = (id: number) =>
  queryOptions({ queryKey: ['rentals', 'one', id], queryFn: ({ signal }) => getRental(id, signal) })

type Pages = InfiniteData<RentalList, string>

/** The requests that pass a filter, a page at a time. */
export function useRentals(filter: RentalFilter) {
  return useInfiniteQuery(list(filter))
}

/** One request; what a list knows of it is shown until the server tells the newest. */
export function useRental(id: number) {
  const queries = useQueryClient()
  return useQuery({
    ...one(id),
    placeholderData: () =>
      queries
        .getQueriesData<Pages>({ queryKey: LISTS })
        .flatMap(([, data]) => data?.pages ?? [])
        .flatMap(({ quotes }) => quotes)
        .find((rental) => rental.id === id),
  })
}

/** Moves a request to another status, and brings list and counts up to date. */
export function useRentalMove(rental: Rental) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: RentalStatusInput) => moveRental(rental, input),
    onSuccess: (moved) => {
      queries.setQueryData(one(moved.id).queryKey, moved)
      queries.setQueriesData<Pages>({ queryKey: LISTS }, (data) => data && withRental(data, moved))
      queries.invalidateQueries({ queryKey: LISTS })
      toast(`Request #${moved.id} ${MOVE[moved.status].done}.`)
    },
  })
}

function withRental(data: Pages, moved: Rental): Pages {
  const put = (rental: Rental) => (rental.id === moved.id ? moved : rental)
  return { ...data, pages: data.pages.map((page) => ({ ...page, quotes: page.quotes.map(put) })) }
}
