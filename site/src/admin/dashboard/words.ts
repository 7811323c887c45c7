import { formatMoney } from '#contract/text/number-format'
import type { Day } from '#contract/wire'
import { addDays, dayInWords, daysIncluded, daysInWords } from '#domain/days'

/** What was earned, in dollars; $0 when there is none (rulings, section 5). */
export function revenue(amount: number): string {
  return amount === 0 ? '$0' : formatMoney('$', amount)
}

/** A day near `today`: Today, Tomorrow, else as in “Mon, Nov 23”. */
export function relativeDay(day: Day, today: Day): string {
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : dayInWords(day).slice(0, -', 2026'.length)
}

/** On which day near `today` a rental begins. */
export function beginning(day: Day, today: Day): string {
  if (day === today) return 'Begins today'
  return day === addDays(today, 1) ? 'Begins tomorrow' : `Begins ${relativeDay(day, today)}`
}

/** How long a return is overdue since its `day`. */
export function overdueInWords(day: Day, today: Day): string {
  return `${daysInWords(daysIncluded(day, today) - 1)} late`
}

/** How long a quote is still valid: today, tomorrow or a number of days. */
export function remaining(until: Day, today: Day): string {
  const days = daysIncluded(today, until) - 1
  if (days <= 0) return days === 0 ? 'Ends today' : 'Has ended'
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`
}

/** Sum of the counts of a table of states. */
export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
