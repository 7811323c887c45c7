import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FleetRental, FleetTrailer } from '#contract/fleet-calendar'
import type { BookedRange } from '#contract/trailer'
import { groupBy } from '../group-by.ts'
import { toast } from '../ui/toasts.ts'
import { useToastIfLeft } from '../ui/use-toast-if-left.ts'
import { endFeed, listCompeting, makeFeed, readBooked, readFeed, readFleet, readRates } from './calls.ts'

const PAGE_SIZE = 50
const SECTION = 'rentals'
const FEED = [SECTION, 'feed'] as const

/** The trailers of the calendar, and what takes or wants them, by trailer. */
export interface Fleet {
  window: BookedRange
  trailers: FleetTrailer[]
  rentals: Map<number, FleetRental[]>
  complete: boolean
}

/** The fleet in a window, some trailers at a time; the window before stays while another one is on its way. */
export function useFleet(window: BookedRange) {
  return useInfiniteQuery({
    queryKey: [SECTION, 'calendar', window],
    queryFn: async ({ pageParam, signal }) => ({ window, ...(await readFleet(window, PAGE_SIZE, pageParam, signal)) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }): Fleet => ({
      window: pages[0]?.window ?? window,
      trailers: pages.flatMap((page) => page.trailers),
      rentals: groupBy(
        pages.flatMap((page) => page.rentals),
        ({ trailer_id }) => trailer_id,
      ),
      complete: pages.every(({ complete }) => complete),
    }),
  })
}

/** Every trailer that a request can be entered for, as far as one answer holds them. */
export function useTrailerChoice(day: string) {
  return useQuery({
    queryKey: [SECTION, 'trailers'],
    queryFn: async ({ signal }) => (await readFleet({ start: day, end: day }, 1000, '', signal)).trailers,
  })
}

/** What every trailer costs, as visitors read it. */
export function useRates() {
  return useQuery({ queryKey: [SECTION, 'rates'], queryFn: ({ signal }) => readRates(signal) })
}

/** The days of a trailer that are taken from today on; none is asked for without a trailer. */
export function useBooked(trailer: number | null) {
  return useQuery({
    queryKey: [SECTION, 'booked', trailer],
    queryFn: ({ signal }) => readBooked(trailer, signal),
    enabled: trailer !== null,
  })
}

/** Requests that wait for an answer and want a trailer on a day of `days`. */
export function useCompeting(trailer: number | null, days: BookedRange) {
  return useQuery({
    queryKey: [SECTION, 'wanted', trailer, days],
    queryFn: ({ signal }) => listCompeting(trailer, days, signal),
    enabled: trailer !== null,
  })
}

/** Since when one has a subscription. */
export function useFeed() {
  return useQuery({ queryKey: FEED, queryFn: ({ signal }) => readFeed(signal) })
}

/** Makes a new address to subscribe to, or ends it. */
export function useFeedChange() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: FEED })
  const toastIfLeft = useToastIfLeft()
  const make = useMutation({
    mutationFn: makeFeed,
    // What became of the try before is no longer of interest.
    onMutate: (): void => end.reset(),
    onSuccess: () => {
      // It is told once, and the one before has ended.
      toastIfLeft('Your calendar has a new address, which you left before it was shown. Make another one.')
      return onSuccess()
    },
    onError: (error) => toastIfLeft('No address was made for your calendar.', error),
  })
  const end = useMutation({
    mutationFn: endFeed,
    // An address that was made stays in sight, as it is shown once.
    onMutate: (): void => {
      if (make.isError) make.reset()
    },
    onSuccess: () => {
      make.reset()
      toast('Your subscription has ended. Calendars that use its address get nothing any more.')
      return onSuccess()
    },
    onError: (error) => toastIfLeft('Your calendar subscription has not ended.', error),
  })
  return { make, end }
}
