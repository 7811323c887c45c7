import { useStore } from '@nanostores/react'
import type { Rental } from '#contract/requests/rental'
import { $today } from '../now.ts'
import { useDaysInForm } from './use-days-in-form.ts'
import { priceHint } from './words.ts'

/** What the final price in the form implies on the days in the form. */
export function PriceHint({ rental }: { rental: Rental }) {
  return priceHint(rental, { ...useDaysInForm(), today: useStore($today) })
}
