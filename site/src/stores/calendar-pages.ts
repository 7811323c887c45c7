import { atom, type ReadableAtom } from 'nanostores'
import type { Day } from '#contract/wire'
import { firstOfMonth, lastOfMonth } from '#domain/days'

/** How far ahead the first month in view can be. */
export const MONTHS_AHEAD = 18

export type CalendarPages = ReturnType<typeof calendarPages>

/** Which months are in view, and which day is the tab stop. `shown` is the number of months that fit side by side. */
export function calendarPages($today: ReadableAtom<Day>, opening: Day) {
  const $focused = atom(opening)
  /** First day of the first month in view. */
  const $month = atom(firstOfMonth(opening))

  /** Moves the tab stop to `day`, or as near as the available months allow, and turns to its month. */
  function focus(day: Day, shown: number) {
    const first = firstOfMonth($today.get())
    const last = lastOfMonth($today.get(), MONTHS_AHEAD + shown - 1)
    const within = day < first ? first : day > last ? last : day
    $focused.set(within)
    if (within < $month.get()) $month.set(firstOfMonth(within))
    if (within > lastOfMonth($month.get(), shown - 1)) $month.set(firstOfMonth(within, 1 - shown))
  }

  /** Turns forward or back by `months`, within the available months, and moves the tab stop along. */
  function turn(months: number, shown: number) {
    const month = firstOfMonth($month.get(), months)
    if (month < firstOfMonth($today.get()) || month > firstOfMonth($today.get(), MONTHS_AHEAD)) return
    $month.set(month)
    if ($focused.get() < month || $focused.get() > lastOfMonth(month, shown - 1)) $focused.set(month)
  }

  return {
    $focused,
    $month,
    /** Makes `day`, which is in view, the tab stop. */
    stand: (day: Day) => $focused.set(day),
    focus,
    turn,
  }
}
