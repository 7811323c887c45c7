import { atom } from 'nanostores'
import type { ContactInput, ContactMessage } from '#contract/requests/contact'
import { MAX_MESSAGE_LENGTH } from '#contract/text/limits'
import { NO_EMAIL } from '#contract/text/no-email'
import { tooLong } from '#contract/text/too-long'
import type { Issue } from '#contract/wire'
import { type Attempt, attemptAt, NO_ATTEMPT, readAttempt } from './attempt.ts'
import { issuesOf, looksLikeEmail } from './checks.ts'
import type { Outcome } from './request-form.ts'
import { isRecord, parseRecord, stringOrEmpty } from './stored.ts'

/** The state of the form (storefront specification, section 4). */
export type ContactState =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'sent'; message: ContactMessage }
  | { is: 'error'; sentence: string; issues: readonly Issue[] }

/** What a reload restores; with the key, a message whose response was lost is not stored twice. */
export interface ContactDraft {
  fields: ContactInput
  attempt: Attempt
}

/** Reads a draft from stored text, which is not trusted, with empty fields for what cannot be read. */
export function readContactDraft(stored: string | null): ContactDraft {
  const draft = parseRecord(stored)
  const fields = isRecord(draft?.fields) ? draft.fields : {}
  return {
    fields: {
      name: stringOrEmpty(fields.name),
      email: stringOrEmpty(fields.email),
      message: stringOrEmpty(fields.message),
    },
    attempt: readAttempt(draft?.attempt),
  }
}

/** The contact form, from the first letter to the stored message and on to the next one. */
export function contactForm(draft: ContactDraft) {
  const $fields = atom(draft.fields)
  const $attempt = atom(draft.attempt)
  const $state = atom<ContactState>({ is: 'idle' })

  /** Stores what was typed and clears its issues. */
  function change(part: Partial<ContactInput>) {
    $fields.set({ ...$fields.get(), ...part })
    const state = $state.get()
    if (state.is !== 'error') return
    $state.set({ ...state, issues: state.issues.filter(({ path }) => !(path in part)) })
  }

  /** Begins to send and returns the idempotency key, or `null` when it cannot be sent as it is. */
  function begin(): string | null {
    if ($state.get().is === 'sending') return null
    const fields = $fields.get()
    const issues = wrongIn(fields)
    if (issues.length > 0) {
      $state.set({ is: 'error', sentence: 'Not sent yet. Please check the marked fields.', issues })
      return null
    }
    $attempt.set(attemptAt(fields, $attempt.get()))
    $state.set({ is: 'sending' })
    return $attempt.get().key
  }

  /** Handles the response; a stored message leaves the form, which keeps who wrote it for the next one. */
  function settle(outcome: Outcome<ContactMessage>) {
    if (!outcome.ok) {
      if (outcome.status === 409) $attempt.set(NO_ATTEMPT)
      $state.set({ is: 'error', sentence: outcome.error, issues: outcome.issues })
      return
    }
    change({ message: '' })
    $attempt.set(NO_ATTEMPT)
    $state.set({ is: 'sent', message: outcome.value })
  }

  /** Back to the form. */
  function startAgain() {
    $state.set({ is: 'idle' })
  }

  return { $fields, $attempt, $state, change, begin, settle, startAgain }
}

/** What is missing or invalid, in the order of the page. The server's validation is decisive. */
function wrongIn({ name, email, message }: ContactInput): Issue[] {
  const nameLength = [...name.trim()].length
  const messageLength = [...message.trim()].length
  return issuesOf([
    [nameLength === 0, 'name', 'Name is required'],
    [nameLength > 100, 'name', tooLong(100, nameLength)],
    [!email.trim(), 'email', 'E-mail is required'],
    [email.trim() !== '' && !looksLikeEmail(email), 'email', NO_EMAIL],
    [messageLength === 0, 'message', 'Message is required'],
    [messageLength > MAX_MESSAGE_LENGTH, 'message', tooLong(MAX_MESSAGE_LENGTH, messageLength)],
  ])
}
