import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { FleetRental, FleetTrailer } from '#contract/catalogue/fleet-calendar'
import type { DayRange } from '#contract/wire'
import { groupBy } from '#domain/group-by'
import { allPages } from '../api/all-pages.ts'
import { PAGED } from '../api/paged.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { endFeed, makeFeed, readBooked, readFeed, readFleet, readPendingForTrailer, readRates } from './calls.ts'

const PAGE_SIZE = 50
// The most that the server returns.
const MAX_AT_ONCE = 1000
const SECTION = 'rentals'
const FEED = [SECTION, 'feed'] as const

/** The trailers of the calendar, and the rentals and requests for them, by trailer. */
export interface Fleet {
  window: DayRange
  trailers: FleetTrailer[]
  rentals: Map<number, FleetRental[]>
  complete: boolean
}

type Page = { window: DayRange } & Awaited<ReturnType<typeof readFleet>>

/** The fleet in a window, some trailers at a time; the previous window stays while another one loads. */
export function useFleet(window: DayRange) {
  // The same as before the render: what another one selects from the same pages has a new map, and all rows would be rendered again.
  const select = useCallback(
    ({ pages }: { pages: Page[] }): Fleet => ({
      window: pages[0]?.window ?? window,
      trailers: pages.flatMap((page) => page.trailers),
      rentals: groupBy(
        pages.flatMap((page) => page.rentals),
        ({ trailer_id }) => trailer_id,
      ),
      complete: pages.every(({ complete }) => complete),
    }),
    [window],
  )
  return useInfiniteQuery({
    queryKey: [SECTION, 'calendar', window],
    queryFn: async ({ pageParam, signal }) => ({ window, ...(await readFleet(window, PAGE_SIZE, pageParam, signal)) }),
    ...PAGED,
    select,
  })
}

/** Every trailer for which a request can be entered. */
export function useTrailerChoice(day: string) {
  return useQuery({
    queryKey: [SECTION, 'trailers'],
    queryFn: ({ signal }) =>
      allPages(
        (cursor) => readFleet({ start: day, end: day }, MAX_AT_ONCE, cursor, signal),
        (page) => page.trailers,
      ),
  })
}

/** What every trailer costs, from the public list. */
export function useRates() {
  return useQuery({ queryKey: [SECTION, 'rates'], queryFn: ({ signal }) => readRates(signal) })
}

/** The booked days of a trailer from today on; nothing is fetched without a trailer. */
export function useBooked(trailer: number | null) {
  return useQuery({
    queryKey: [SECTION, 'booked', trailer],
    queryFn: trailer === null ? skipToken : ({ signal }) => readBooked(trailer, signal),
  })
}

/** A trailer, and the pending requests for it on any of `days`. */
export function usePendingForTrailer(trailer: number | null, days: DayRange) {
  return useQuery({
    queryKey: [SECTION, 'wanted', trailer, days],
    queryFn: trailer === null ? skipToken : ({ signal }) => readPendingForTrailer(trailer, days, signal),
  })
}

/** Since when the user has had a subscription. */
export function useFeed() {
  return useQuery({ queryKey: FEED, queryFn: ({ signal }) => readFeed(signal) })
}

/** Creates a new address to subscribe to, or revokes it. */
export function useFeedChange() {
  const queries = useQueryClient()
  // Also after a failure: if only the response was lost, the server may have created or revoked the address.
  const onSettled = () => queries.invalidateQueries({ queryKey: FEED })
  const toastIfLeft = useToastIfLeft()
  const make = useMutation({
    mutationFn: makeFeed,
    // The outcome of the previous attempt no longer matters.
    onMutate: (): void => end.reset(),
    // It is shown only once, and the previous one is revoked.
    onSuccess: () =>
      toastIfLeft('Your calendar has a new address, which you left before it was shown. Make another one.'),
    onError: (error) => toastIfLeft('No address was made for your calendar.', error),
    onSettled,
  })
  const end = useMutation({
    mutationFn: endFeed,
    // A new address stays visible, as it is shown only once.
    onMutate: (): void => {
      if (make.isError) make.reset()
    },
    onSuccess: () => {
      make.reset()
      toast('Your subscription has ended. Calendars that use its address get nothing any more.')
    },
    onError: (error) => toastIfLeft('Your calendar subscription has not ended.', error),
    onSettled,
  })
  return { make, end }
}
