import type { Rental, RentalRequest } from '#contract/requests/rental'
import { NO_DELIVERY_ADDRESS } from '#contract/requests/request-messages'
import type { Issue } from '#contract/wire'
import { type Check, issuesOf } from './checks.ts'
import { contactChecks, requestForm } from './request-form.ts'

/** What a visitor types; the days are in the calendar's store. */
export type RentalFields = Omit<RentalRequest, 'trailer_id' | 'rental_start_date' | 'rental_end_date'>

const EMPTY: RentalFields = {
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  delivery_required: false,
  delivery_address: '',
  special_requirements: '',
}

export type RentalForm = ReturnType<typeof rentalForm>

/** The form of one rental request, from the first letter to the stored request. */
export function rentalForm() {
  const form = requestForm<RentalFields, Rental & { link: string | null }>(EMPTY)
  return {
    ...form,
    clearDateIssues: () => form.clearIssues(isDate),
    /** Begins to send `request` and returns its idempotency key, or `null` when it cannot be sent as it is. */
    begin: (request: RentalRequest, dateIssue: Issue | null) => {
      // If this was sent before without a response, it may have been stored and approved: its own booking must not block it.
      const isRepeated = form.$attempt.get().body === JSON.stringify(request)
      return form.begin(request, wrongIn(request, isRepeated ? null : dateIssue))
    },
  }
}

/** True for issues to correct in the calendar, not in a field. */
function isDate(path: string): boolean {
  return path === 'rental_start_date' || path === 'rental_end_date'
}

/** What is missing or invalid, in the order of the page. */
function wrongIn(request: RentalRequest, dateIssue: Issue | null): Issue[] {
  const { rental_start_date: start, rental_end_date: end, delivery_required, delivery_address } = request
  const wrongDates: Check[] = start && end && dateIssue ? [[true, dateIssue.path, dateIssue.message]] : []
  return issuesOf([
    [!start, 'rental_start_date', 'Choose the first day of your rental'],
    [!end, 'rental_end_date', 'Choose the last day of your rental'],
    ...wrongDates,
    ...contactChecks(request),
    [delivery_required && !delivery_address.trim(), 'delivery_address', NO_DELIVERY_ADDRESS],
  ])
}
