import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import { isDay, todayInTampa } from '#domain/days'
import { $now } from '../now.ts'

/** What the last day of a quote in the form implies. */
export function ValidHint() {
  const last = useWatch<Record<string, string>>({ name: 'quote_valid_until' }) ?? ''
  const today = todayInTampa(new Date(useStore($now)))
  if (isDay(last) && last < today) return 'This day is past, so the customer can no longer accept the price.'
  return 'Once a request is approved, its customer gets an e-mail about another price or day.'
}
