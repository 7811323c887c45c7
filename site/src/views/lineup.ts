const MAX_COLUMNS = 4
const MAX_COUNTED = 3
const WIDTHS = ['min(90vw, 500px)', 'min(75vw, 400px)', 'min(60vw, 350px)'] as const

/** Columns of a grid of `count` cards: as many as there are, from `least` up to four (storefront specification, section 2). */
export function gridColumns(count: number, least = 1): number {
  return Math.min(Math.max(count, least), MAX_COLUMNS)
}

/** Card of a carousel that is centered first: the middle one, as the storefront specification, section 2, counts it. */
export function initialIndex(count: number): number {
  return count < 3 ? 0 : Math.floor(count / 2)
}

/** CSS width of a card in a carousel of `count` items (storefront specification, section 2). */
export function cardWidth(count: number): string {
  return WIDTHS[count - 1] ?? 'min(50vw, 300px)'
}

/** Label of the view switch; it counts to three and no further. */
export function viewLabel(count: number, noun: string): string {
  const shown = count > MAX_COUNTED ? `${MAX_COUNTED}+` : count
  return `View ${shown} ${noun}${count === 1 ? '' : 's'} as`
}

/** Index of the position nearest to `middle`. */
export function nearestIndex(positions: readonly number[], middle: number): number {
  const distances = positions.map((position) => Math.abs(position - middle))
  return distances.indexOf(Math.min(...distances))
}

/** True if a carousel has another card in the direction of `by`; if not, the wheel scrolls the page again. */
export function canMove(index: number, count: number, by: number): boolean {
  return by < 0 ? index > 0 : index < count - 1
}
