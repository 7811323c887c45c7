import { atom } from 'nanostores'
import type { Rental, RentalRequest } from '#contract/rental'
import type { Failure } from '#contract/wire'

export type Issue = NonNullable<Failure['issues']>[number]

/** What came of sending: the stored request, or a sentence and the fields it is about. */
export type Outcome =
  | { ok: true; value: Rental }
  | { ok: false; status: number; error: string; issues: readonly Issue[] }

/** What a visitor types; the days are in the calendar's store. */
export type RentalFields = Omit<RentalRequest, 'trailer_id' | 'rental_start_date' | 'rental_end_date'>

/** Why the last attempt did not get through, kept as it was until the next one. */
export interface Complaint {
  sentence: string
  issues: readonly Issue[]
}

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
  const $fields = atom(EMPTY)
  /** What is still wrong, field by field. */
  const $issues = atom<readonly Issue[]>([])
  const $complaint = atom<Complaint | null>(null)
  const $sending = atom(false)
  const $sent = atom<Rental | null>(null)
  let attempt = { body: '', key: '' }

  /** Takes what was typed and stops complaining about it. */
  function change(part: Partial<RentalFields>) {
    $fields.set({ ...$fields.get(), ...part })
    forgive((path) => path in part)
  }

  function forgive(mended: (path: string) => boolean) {
    if ($issues.get().length > 0) $issues.set($issues.get().filter(({ path }) => !mended(path)))
  }

  function complain(sentence: string, issues: readonly Issue[]) {
    $issues.set(issues)
    $complaint.set({ sentence, issues })
  }

  /** Begins to send `request` and answers the key to send it under, or `null` when it cannot be sent as it is. */
  function begin(request: RentalRequest, dateProblem: string | null): string | null {
    if ($sending.get()) return null
    const issues = issuesOf(request, dateProblem)
    if (issues.length > 0) {
      complain('Not sent yet. Please fix this first:', issues)
      return null
    }
    const body = JSON.stringify(request)
    if (attempt.body !== body) attempt = { body, key: crypto.randomUUID() }
    $complaint.set(null)
    $sending.set(true)
    return attempt.key
  }

  /** Takes the answer; whatever it is, what was typed stays. */
  function settle(answer: Outcome) {
    $sending.set(false)
    if (answer.ok) return $sent.set(answer.value)
    if (answer.status === 409) attempt = { body: '', key: '' }
    complain(answer.issues.length > 0 ? 'Your request was not taken:' : answer.error, answer.issues)
  }

  return {
    $fields,
    $issues,
    $complaint,
    $sending,
    $sent,
    change,
    forgiveDates: () => forgive(isDate),
    begin,
    settle,
  }
}

/** True for issues that the calendar mends, not a field. */
export function isDate(path: string): boolean {
  return path === 'rental_start_date' || path === 'rental_end_date'
}

/** What is missing or cannot be right, in the order of the page. The server has the last word on everything. */
function issuesOf(request: RentalRequest, dateProblem: string | null): Issue[] {
  const { rental_start_date: start, rental_end_date: end, delivery_required, delivery_address } = request
  const email = request.customer_email.trim()
  const digits = request.customer_phone.replace(/\D/g, '').length
  const checks: [wrong: boolean, path: keyof RentalRequest, message: string][] = [
    [!start, 'rental_start_date', 'Choose the first day of your rental'],
    [!end, 'rental_end_date', 'Choose the last day of your rental'],
    [start !== '' && end !== '' && dateProblem !== null, 'rental_start_date', dateProblem ?? ''],
    [!request.customer_name.trim(), 'customer_name', 'Name is required'],
    [!/^\S+@\S+\.\S{2,}$/.test(email), 'customer_email', 'Enter an e-mail address like name@example.com'],
    [digits < 7 || digits > 15, 'customer_phone', 'Enter a phone number with 7 to 15 digits'],
    [
      delivery_required && !delivery_address.trim(),
      'delivery_address',
      'Delivery address is required when you ask for delivery',
    ],
  ]
  return checks.filter(([wrong]) => wrong).map(([, path, message]) => ({ path, message }))
}
