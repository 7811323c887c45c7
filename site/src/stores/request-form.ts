import { atom } from 'nanostores'
import { PHONE_IN_DIGITS, PHONE_LENGTH } from '#contract/requests/request-messages'
import { NO_EMAIL } from '#contract/text/no-email'
import type { Issue } from '#contract/wire'
import { attemptAt, NO_ATTEMPT } from './attempt.ts'
import { type Check, looksLikeEmail } from './checks.ts'

/** The outcome of sending: the stored record, or a sentence and the fields it is about. */
export type Outcome<Stored> =
  | { ok: true; value: Stored }
  | { ok: false; status: number; error: string; issues: readonly Issue[] }

/** Why the last attempt failed, unchanged until the next one. */
export interface FormFailure {
  sentence: string
  issues: readonly Issue[]
}

/** A form from the first letter to the stored record; what was typed stays, whatever the outcome. */
export function requestForm<Fields extends object, Stored>(empty: Fields) {
  const $fields = atom(empty)
  /** What is still wrong, field by field. */
  const $issues = atom<readonly Issue[]>([])
  const $failure = atom<FormFailure | null>(null)
  const $sending = atom(false)
  const $sent = atom<Stored | null>(null)
  /** Kept across a reload, after which it is unknown whether what was sent has been stored. */
  const $attempt = atom(NO_ATTEMPT)

  /** Stores what was typed and clears its issues. */
  function change(part: Partial<Fields>) {
    $fields.set({ ...$fields.get(), ...part })
    clearIssues((path) => path in part)
  }

  function clearIssues(isCleared: (path: string) => boolean) {
    if ($issues.get().length > 0) $issues.set($issues.get().filter(({ path }) => !isCleared(path)))
  }

  function fail(sentence: string, issues: readonly Issue[]) {
    $issues.set(issues)
    $failure.set({ sentence, issues })
  }

  /** Begins to send `request` and returns its idempotency key, or `null` when it cannot be sent as it is. */
  function begin(request: unknown, issues: readonly Issue[]): string | null {
    if ($sending.get()) return null
    if (issues.length > 0) {
      fail('Not sent yet. Please fix this first:', issues)
      return null
    }
    $attempt.set(attemptAt(request, $attempt.get()))
    $failure.set(null)
    $sending.set(true)
    return $attempt.get().key
  }

  /** Handles the response; what was typed stays in any case. */
  function settle(outcome: Outcome<Stored>) {
    $sending.set(false)
    if (outcome.ok || outcome.status === 409) $attempt.set(NO_ATTEMPT)
    if (outcome.ok) return $sent.set(outcome.value)
    fail(outcome.issues.length > 0 ? 'Your request did not go through:' : outcome.error, outcome.issues)
  }

  return { $fields, $attempt, $issues, $failure, $sending, $sent, change, clearIssues, begin, settle }
}

interface Contact {
  customer_name: string
  customer_email: string
  customer_phone: string
}

/** The checks of what a request says about the customer. The server's validation is decisive. */
export function contactChecks({ customer_name, customer_email, customer_phone }: Contact): Check[] {
  // A Chinese or Japanese keyboard types full-width digits, which the server accepts as well.
  const phone = customer_phone.normalize('NFKC')
  const digits = phone.replace(/\D/g, '').length
  const hasWords = /\p{L}/u.test(phone.replace(/^\s*tel:/i, ''))
  return [
    [!customer_name.trim(), 'customer_name', 'Name is required'],
    [!looksLikeEmail(customer_email), 'customer_email', NO_EMAIL],
    [hasWords || digits < 7 || digits > 15, 'customer_phone', hasWords ? PHONE_IN_DIGITS : PHONE_LENGTH],
  ]
}
