import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import type { Rental } from '#contract/rental'
import { $today } from '../now.ts'
import { priceHint } from './words.ts'

/** What the final price in the form implies on the days in the form. */
export function PriceHint({ rental }: { rental: Rental }) {
  const [start = '', end = ''] = useWatch<Record<string, string>>({ name: ['rental_start_date', 'rental_end_date'] })
  return priceHint(rental, { start, end, today: useStore($today) })
}
