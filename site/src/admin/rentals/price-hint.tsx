import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import type { Rental } from '#contract/rental'
import { isDay, todayInTampa } from '#domain/days'
import { $now } from '../now.ts'

/** What the final price in the form implies, and which mail it sends on the days in the form. */
export function PriceHint({ rental }: { rental: Rental }) {
  const [start = '', end = ''] = useWatch<Record<string, string>>({ name: ['rental_start_date', 'rental_end_date'] })
  const today = todayInTampa(new Date(useStore($now)))
  const delivery = rental.delivery_required ? 'With delivery, as the customer reads it. ' : ''
  return `${delivery}Left empty, the estimate counts. 0 is a price.${mailHint(rental, { start, end, today })}`
}

interface Days {
  start: string
  end: string
  today: string
}

function mailHint({ status, customer_email, trailer_id }: Rental, { start, end, today }: Days): string {
  // A customer without an e-mail address gets no mail.
  if (customer_email === '') return ''
  const isPast = (day: string) => isDay(day) && day < today
  if (status === 'approved') {
    return isPast(end) ? '' : ' The customer gets an e-mail about other days or another price.'
  }
  // Nobody can accept the price of a trailer that has been deleted.
  if (status !== 'pending' || trailer_id === null) return ''
  return isPast(start)
    ? ' The first day has passed, so the customer cannot accept it and gets no e-mail.'
    : ' The customer gets an e-mail with it, to accept it.'
}
