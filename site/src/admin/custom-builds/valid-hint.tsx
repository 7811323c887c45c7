import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import type { CustomBuild } from '#contract/custom-build'
import { isDay, todayInTampa } from '#domain/days'
import { $now } from '../now.ts'

interface Values {
  quote_valid_until: string
  final_price: number | null
}

/** What the last day of a quote in the form implies. */
export function ValidHint({ build: { status, customer_email } }: { build: CustomBuild }) {
  const [last = '', price] = useWatch<Values, ['quote_valid_until', 'final_price']>({
    name: ['quote_valid_until', 'final_price'],
  })
  // While there is no price, nobody is told of a day.
  const isOffered = status === 'approved' || (status === 'pending' && price !== null)
  const today = todayInTampa(new Date(useStore($now)))
  if (isDay(last) && last < today) return 'This day is past, so the customer can no longer accept the price.'
  const isMailed = isOffered && customer_email !== ''
  return isMailed
    ? 'The customer gets an e-mail about a new price or day.'
    : 'The price holds until the end of this day.'
}
