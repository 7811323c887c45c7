import { atom, computed } from 'nanostores'
import type { BookedRange } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import { addDays, dayInWords, daysIncluded } from '#domain/days'
import { bookedInWords, datesRefusal, freeDaysAfter, isBufferDay, MAX_RENTAL_DAYS } from '#domain/rental/dates'
import { coveredDays, ratesOf, rentalPrice, type TrailerRates } from '#domain/rental/price'

/** Why a picked day was rejected, the free day to start with instead, and a number of its own. */
export interface Refusal {
  reason: string
  restart: Day | null
  nth: number
}

export type RentalDates = ReturnType<typeof rentalDates>

/**
 * First day, last day and price of one rental. Created per page, not at module level: on the server one module renders
 * the pages of many visitors.
 */
export function rentalDates(serverToday: Day, serverBooked: readonly BookedRange[], prices: TrailerRates) {
  const $today = atom(serverToday)
  const $booked = atom(serverBooked)
  const $start = atom<Day | null>(null)
  const $end = atom<Day | null>(null)
  const $hovered = atom<Day | null>(null)
  const $refusal = atom<Refusal | null>(null)

  /** What is wrong with the chosen days, even when they were typed or have been booked meanwhile. */
  const $problem = computed([$start, $end, $today, $booked], problemOf)
  /** Number of chosen days; 0 until two days are chosen that are available. */
  const $days = computed([$start, $end, $problem], (start, end, problem) =>
    start && end && !problem ? daysIncluded(start, end) : 0,
  )
  const rates = ratesOf(prices)
  const $quote = computed($days, (days) => (days ? rentalPrice(days, rates) : null))
  /** How many more days, on which the trailer is free too, the price would cover. */
  const $spare = computed([$end, $days, $quote, $booked], (end, days, quote, booked) => {
    const covered = Math.min(coveredDays(quote), MAX_RENTAL_DAYS)
    return end ? freeDaysAfter(end, covered - days, booked) : 0
  })
  /** The days to mark: the chosen ones, or up to the hovered day. */
  const $highlighted = computed([$start, $end, $hovered, $today, $booked], highlightedRange)

  function setStart(day: Day | null) {
    $refusal.set(null)
    $start.set(day)
  }

  function setEnd(day: Day | null) {
    $refusal.set(null)
    $end.set(day)
  }

  /** Begins a new range with `day`. */
  function restart(day: Day | null) {
    $hovered.set(null)
    setEnd(null)
    setStart(day)
  }

  let refusals = 0

  function refuse(reason: string, restart: Day | null) {
    refusals += 1
    $refusal.set({ reason, restart, nth: refusals })
  }

  /** Makes a day of the grid the first or last day, or says why it cannot be. */
  function pick(day: Day) {
    const first = $start.get()
    const last = $end.get()
    const [today, booked] = [$today.get(), $booked.get()]
    if (datesRefusal({ start: day, end: day }, today, booked)) {
      refuse(closedInWords(day, today, booked), null)
    } else if (!first && last && day <= last) {
      setStart(day)
    } else if (!first || last || day < first || $problem.get()) {
      restart(day)
    } else {
      const reason = datesRefusal({ start: first, end: day }, today, booked)
      if (reason) refuse(crossingInWords(first, day, booked) ?? reason, day)
      else setEnd(day)
    }
  }

  /** Blocks what was booked since the page was rendered; `today` is the server's, where its response had one. */
  function refresh(booked: readonly BookedRange[], today: Day | null) {
    $booked.set(booked)
    if (today) $today.set(today)
  }

  return {
    /** Whether no days have a price, since the trailer has no rate. */
    isOnRequest: rentalPrice(1, rates) === null,
    $today,
    $booked,
    $start,
    $end,
    $refusal,
    $problem,
    $days,
    $quote,
    $spare,
    $highlighted,
    setStart,
    setEnd,
    restart,
    pick,
    hover: (day: Day | null) => $hovered.set(day),
    refresh,
  }
}

// A single day, first or last, is checked as a rental of one day.
function problemOf(start: Day | null, end: Day | null, today: Day, booked: readonly BookedRange[]): string | null {
  const range = { start: start ?? end ?? today, end: end ?? start ?? today }
  return start || end ? datesRefusal(range, today, booked) : null
}

// Chosen days are marked even if unavailable, since the page says so; hovered days only if available.
function highlightedRange(
  start: Day | null,
  end: Day | null,
  hovered: Day | null,
  today: Day,
  booked: readonly BookedRange[],
): DayRange | null {
  if (!start) return null
  if (end) return { start, end: end < start ? start : end }
  const isFree = hovered && hovered >= start && !datesRefusal({ start, end: hovered }, today, booked)
  return { start, end: isFree ? hovered : start }
}

function closedInWords(day: Day, today: Day, booked: readonly BookedRange[]): string {
  const name = dayInWords(day, 'long')
  if (day < today) return `${name} is in the past. Choose a day from today on.`
  const taken = isBufferDay(day, booked) ? 'kept free between two rentals' : 'already booked'
  return `${name} is ${taken}. Choose a free day.`
}

function crossingInWords(first: Day, last: Day, booked: readonly BookedRange[]): string | null {
  const taken = booked.find((range) => first < range.start && range.start <= last)
  if (!taken) return null
  return `This trailer is booked ${bookedInWords(taken)}, and a rental cannot run across that. Choose a last day up to ${dayInWords(addDays(taken.start, -1))}.`
}
