import type { WeekOfRequests } from '#contract/dashboard'
import { pluralized } from '#contract/text/pluralized'

/** The kinds of requests, from the bottom of a bar to its top. */
export const KINDS = [
  { key: 'rentals', section: 'rentals', label: 'Rentals', noun: 'rental' },
  { key: 'custom_builds', section: 'custom-builds', label: 'Custom Builds', noun: 'custom build' },
  { key: 'messages', section: 'contact-requests', label: 'Messages', noun: 'message' },
] as const
type KindOfRequest = (typeof KINDS)[number]
export type Kind = KindOfRequest['key']

/** The kinds that an account may view; a chart shows no others. */
export type Kinds = readonly KindOfRequest[]

/** One piece of a bar; `y` is the distance of its upper edge from the top of the chart, `y` and `height` from 0 to 1. */
export interface Piece {
  kind: Kind
  y: number
  height: number
}

/** All requests of a week. */
export function sumOf(week: WeekOfRequests): number {
  return KINDS.reduce((sum, { key }) => sum + week[key], 0)
}

/** Where the axis ends: the least of 4, 10, 20, 50, 100, … that fits the highest bar, so that its half is a whole number. */
export function axisEnd(weeks: readonly WeekOfRequests[]): number {
  const highest = Math.max(0, ...weeks.map(sumOf))
  if (highest <= 4) return 4
  for (let power = 10; ; power *= 10) {
    const end = [1, 2, 5].map((step) => step * power).find((candidate) => candidate >= highest)
    if (end) return end
  }
}

/** The pieces of a week's bar, bottom first; kinds without a request have none. */
export function piecesOf(week: WeekOfRequests, end: number): Piece[] {
  let below = 0
  return KINDS.filter(({ key }) => week[key] > 0).map(({ key }) => {
    below += week[key]
    return { kind: key, y: 1 - below / end, height: week[key] / end }
  })
}

/** A week's counts of these kinds in words, as in “3 rentals, 1 custom build, 0 messages”. */
export function countsInWords(kinds: Kinds, week: Omit<WeekOfRequests, 'start'>): string {
  return kinds.map(({ key, noun }) => pluralized(week[key], noun)).join(', ')
}
