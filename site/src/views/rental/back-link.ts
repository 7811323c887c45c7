import type { DayRange } from '#contract/wire'
import { paths } from '../../paths.ts'

/** The link from a trailer back to the list of rentals, filtered by `days` where there are any. */
export function backLink(days: DayRange | null) {
  return { href: paths.rentalsOn(days), label: days ? 'Rentals on your days' : 'All rentals' }
}
