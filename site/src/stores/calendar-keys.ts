import type { Day } from '#contract/wire'
import { addDays, addMonths, weekday } from '#domain/days'

/** The day a key leads to from `day` (WAI-ARIA date grid), or `null` for a key that moves nothing. */
export function dayAfterKey(day: Day, key: string, shift = false): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    default:
      return null
  }
}
