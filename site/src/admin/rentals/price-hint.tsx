import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import type { Rental, RentalEdit } from '#contract/rental'
import { $today } from '../now.ts'
import { priceHint } from './words.ts'

const DAYS = ['rental_start_date', 'rental_end_date'] as const

/** What the final price in the form implies on the days in the form. */
export function PriceHint({ rental }: { rental: Rental }) {
  const [start = '', end = ''] = useWatch<RentalEdit, typeof DAYS>({ name: DAYS })
  return priceHint(rental, { start, end, today: useStore($today) })
}
