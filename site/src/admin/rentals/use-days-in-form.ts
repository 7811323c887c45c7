import { useWatch } from 'react-hook-form'
import type { RentalEdit } from '#contract/requests/rental'

const DAYS = ['rental_start_date', 'rental_end_date'] as const

/** The first and the last day in the form of a rental; '' for one that is missing. */
export function useDaysInForm(): { start: string; end: string } {
  const [start = '', end = ''] = useWatch<RentalEdit, typeof DAYS>({ name: DAYS })
  return { start, end }
}
