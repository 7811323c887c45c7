import { letterHtml } from '#domain/mail/html'
import { letterOf, type Writing } from '#domain/mail/letter'
import { letterText } from '#domain/mail/text'
import type { StoredMail } from '../db/mails/outbox.ts'
import { logError } from '../log/log-error.ts'

/**
 * A mail rendered for sending; `null`, with a line in the error log, if its stored content cannot be rendered, so that it does not
 * block the mails behind it.
 */
export function renderMail(mail: StoredMail, writing: Writing) {
  try {
    const letter = letterOf(mail, writing)
    const { business } = writing
    return { subject: letter.subject, text: letterText(letter, business), html: letterHtml(letter, business) }
  } catch (error) {
    logError(`Mail ${mail.id} cannot be written`, error)
    return null
  }
}

/** The subject line of a mail; for one that cannot be rendered, a note saying so. */
export function subjectOf(mail: StoredMail, writing: Writing): string {
  try {
    return letterOf(mail, writing).subject
  } catch {
    return 'An e-mail that can no longer be shown'
  }
}
