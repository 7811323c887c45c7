import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { addDays, daysIncluded, isDay } from '#domain/days'

/**
 * Moves the day called `other` along with the day called `name`, so that there are as many days as before. They are counted when
 * `name` gets the focus and both have a day: while a year is being typed, the field has other days for a moment, or none.
 */
export function useLinkedDay(name: string, other: string | undefined) {
  const { getValues, setValue, clearErrors } = useFormContext<Record<string, string>>()
  const days = useRef(0)
  return {
    note: () => {
      const [start = '', end = ''] = getValues([name, other ?? name])
      if (isDay(start) && isDay(end)) days.current = daysIncluded(start, end)
    },
    move: () => {
      const start = getValues(name)
      if (!other || days.current < 1 || !isDay(start) || !isDay(getValues(other))) return
      setValue(other, addDays(start, days.current - 1), { shouldDirty: true })
      clearErrors(other)
    },
  }
}
