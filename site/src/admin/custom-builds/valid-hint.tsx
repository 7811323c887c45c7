import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import { isDay, todayInTampa } from '#domain/days'
import { $now } from '../now.ts'

interface Props {
  /** Whether the customer gets a mail about a change. */
  isMailed: boolean
}

/** What the last day of a quote in the form implies. */
export function ValidHint({ isMailed }: Props) {
  const last = useWatch<Record<string, string>>({ name: 'quote_valid_until' }) ?? ''
  const today = todayInTampa(new Date(useStore($now)))
  if (isDay(last) && last < today) return 'This day is past, so the customer can no longer accept the price.'
  return isMailed
    ? 'The customer gets an e-mail about a new price or day.'
    : 'The price holds until the end of this day.'
}
