import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Day } from '#contract/wire'
import { addDays, firstOfMonth, isWeekOver, lastOfMonth, weekday, weeksOfMonth } from '#domain/days'

/** How far ahead the first month in view can be. */
export const MONTHS_AHEAD = 18

// With more weeks, two months below each other would no longer fit into the view of a phone.
const FEW_WEEKS = 2

export type CalendarPages = ReturnType<typeof calendarPages>

/**
 * Which months are in view, and which day is the tab stop. A `wide` window shows two months side by side; others show one, and the
 * next below it when little of this month is left.
 */
export function calendarPages($today: ReadableAtom<Day>, opening: Day) {
  const $standing = atom(opening)
  const $opened = atom(firstOfMonth(opening))

  // A page left open over midnight would keep the tab stop on a day, or a month, that is no longer shown.
  const $focused = computed([$standing, $today], (day, today) => later(day, firstShown(today)))
  /** First day of the first month in view. */
  const $month = computed([$opened, $today], (month, today) => later(month, firstOfMonth(today)))

  /** Whether a narrow window shows the next month below this one. */
  function isJoined(): boolean {
    const today = $today.get()
    return weeksOfMonth(today).filter((week) => !isWeekOver(week, today)).length <= FEW_WEEKS
  }

  /** The number of months in view. */
  function shown(wide: boolean): 1 | 2 {
    return wide || (isJoined() && $month.get() === firstOfMonth($today.get())) ? 2 : 1
  }

  // The second of two joined months is never shown alone.
  function isSecond(month: Day, wide: boolean): boolean {
    return !wide && isJoined() && month === firstOfMonth($today.get(), 1)
  }

  /** Moves the tab stop to `day`, or as near as the available months allow, and turns to its month. */
  function focus(day: Day, wide: boolean) {
    const last = lastOfMonth($today.get(), MONTHS_AHEAD + (wide ? 1 : 0))
    const within = later(day > last ? last : day, firstShown($today.get()))
    $standing.set(within)
    const isShown = $month.get() <= within && within <= lastOfMonth($month.get(), shown(wide) - 1)
    const isAfter = within > $month.get()
    const month = isShown ? $month.get() : firstOfMonth(within, wide && isAfter ? -1 : 0)
    $opened.set(isSecond(month, wide) ? firstOfMonth(month, -1) : month)
  }

  /** Turns forward or back by `months`, within the available months, and moves the tab stop along. */
  function turn(months: number, wide: boolean) {
    const next = firstOfMonth($month.get(), months)
    const month = isSecond(next, wide) ? firstOfMonth(next, months) : next
    const today = $today.get()
    if (month < firstOfMonth(today) || month > firstOfMonth(today, MONTHS_AHEAD)) return
    $opened.set(month)
    if ($focused.get() < month || $focused.get() > lastOfMonth(month, shown(wide) - 1))
      $standing.set(later(month, today))
  }

  return {
    $focused,
    $month,
    shown,
    /** Makes `day`, which is in view, the tab stop. */
    stand: (day: Day) => $standing.set(day),
    focus,
    turn,
  }
}

// Weeks that are past are not shown.
function firstShown(today: Day): Day {
  return later(firstOfMonth(today), addDays(today, -weekday(today)))
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}
