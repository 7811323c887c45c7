import type { DayRange } from '#contract/wire'
import { daysIncluded } from '../days.ts'
import { type Rates, rentalPrice } from './price.ts'

/** What a rental of these days costs at `rates`, in cents; `null` if no rate is set. */
export function estimateAt(rates: Rates, { start, end }: DayRange): number | null {
  return rentalPrice(daysIncluded(start, end), rates)?.cents ?? null
}
