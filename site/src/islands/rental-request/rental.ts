import type { BookedRange } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import { dayToCorrect, firstFreeDay } from '#domain/rental/dates'
import type { TrailerRates } from '#domain/rental/price'
import { fetchAvailability, requestRental } from '../../api/rentals.ts'
import { calendarPages } from '../../stores/calendar-pages.ts'
import { rentalDates } from '../../stores/rental-dates.ts'
import { rentalForm } from '../../stores/rental-form.ts'
import { quotePrice } from '../../views/rental/words.ts'
import { typedTexts } from './pre-hydration-input.ts'

export type RentalIsland = ReturnType<typeof startRental>

/** The stores of one rental request, which start with the days that the link presets, and the two calls they need. */
export function startRental(
  trailer: TrailerRates & { id: number },
  booked: BookedRange[],
  today: Day,
  preset: DayRange | null,
) {
  const dates = rentalDates(today, booked, trailer)
  const pages = calendarPages(dates.$today, firstFreeDay(today, booked))
  const form = rentalForm()
  // Before the first render, which in Preact would overwrite what was typed into a textarea (decision 47).
  form.change(typedTexts())
  if (preset) {
    dates.setStart(preset.start)
    dates.setEnd(preset.end)
    pages.focus(preset.start, false)
  }
  for (const $day of [dates.$start, dates.$end]) $day.listen(form.clearDateIssues)

  let asked = 0

  /** Blocks the days that were booked since the page was rendered. */
  async function refresh() {
    asked += 1
    const mine = asked
    const fresh = await fetchAvailability(trailer.id)
    // A response overtaken by a newer one would free days that were booked in between.
    if (fresh && mine === asked) dates.refresh(fresh.booked, fresh.today)
  }

  // The price last shown for the days that were sent, empty if none was: the calendar can be changed while a request is in flight.
  let quoted = ''

  async function send() {
    const [start, end] = [dates.$start.get() ?? '', dates.$end.get() ?? '']
    const fields = form.$fields.get()
    const request = {
      ...fields,
      // Its field is hidden without delivery, so that nobody could correct it there.
      delivery_address: fields.delivery_required ? fields.delivery_address : '',
      trailer_id: trailer.id,
      rental_start_date: start,
      rental_end_date: end,
    }
    const message = dates.$problem.get()
    const path = dayToCorrect({ start, end }, dates.$today.get(), dates.$booked.get())
    const issue = message === null ? null : { path, message }
    const key = form.begin(request, issue)
    if (!key) return
    // A request sent again may have been stored and approved: its own booking closes its days, which then show no price.
    if (dates.$days.get()) quoted = quotePrice(dates.$quote.get())
    const outcome = await requestRental(request, key)
    if (!outcome.ok && outcome.status !== 0) await refresh()
    form.settle(outcome)
  }

  const keys = { draftKey: `rental-draft-${trailer.id}`, sentKey: `rental-sent-${trailer.id}` }
  return { ...keys, trailerId: trailer.id, preset, dates, pages, form, refresh, send, quoted: () => quoted }
}
