import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isDay } from '#domain/days'
import { overlaps } from '#domain/rental/dates'
import { areRentalDays } from '#domain/rental/range'
import { $today } from '../now.ts'
import type { EntryValues } from './entry-form.ts'
import { entryInWords } from './entry-words.ts'
import { useBooked, usePendingForTrailer, useRates } from './queries.ts'

const DAYS = ['rental_start_date', 'rental_end_date'] as const

/** Whether the form's trailer is free on its days, and what they cost: a caller on the phone asks before anything is entered. */
export function EntryHint() {
  const [start, end] = useWatch<EntryValues, typeof DAYS>({ name: DAYS })
  const trailer = useWatch<EntryValues, 'trailer_id'>({ name: 'trailer_id' })
  const { errors } = useFormState<EntryValues>({ name: DAYS })
  const prices = useRates()
  const bookings = useBooked(trailer)
  const wanted = usePendingForTrailer(areRentalDays({ start, end }) ? trailer : null, { start, end })
  const today = useStore($today)
  const { clearErrors } = useFormContext<EntryValues>()
  // A refusal by the server was about the previous choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice clears it
  useEffect(() => clearErrors(DAYS), [start, end, trailer])
  // The refusal is already shown in red, perhaps in the same words.
  if (DAYS.some((day) => errors[day])) return null
  const toChoose = 'Choose a trailer and days to see the price.'
  if (!isDay(start) || !isDay(end)) return toChoose
  if (prices.isLoadingError || bookings.isLoadingError) {
    return 'Could not check whether it is free and what it costs.'
  }
  const rates = prices.data?.find(({ id }) => id === trailer)
  const booked = bookings.data
  if (!rates || !booked) return toChoose
  const others = wanted.isError ? null : wanted.data?.requests
  const words = entryInWords({ start, end }, { rates, booked, others, today })
  return booked.some((range) => overlaps(range, { start, end })) ? <strong>{words}</strong> : words
}
