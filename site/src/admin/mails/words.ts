import { Check, Clock, X } from 'lucide-react'
import type { Mail, MailTemplate } from '#contract/requests/mail'
import { momentInWords } from '#domain/moments'
import type { StateLook } from '../status-looks.ts'

/** The name of each mail for staff. */
export const LETTER: Record<MailTemplate, string> = {
  received: 'Confirmation',
  priced: 'Price',
  approved: 'Approval',
  changed: 'Change',
  rejected: 'Rejection',
  reply: 'Reply',
  notice: 'Notice to us',
}

/** True for a mail that is about to be sent, or is being sent. */
export function isLeaving({ status, error }: Mail): boolean {
  return status === 'queued' && error === null
}

/** True for a mail whose last attempt failed: it can be tried again now, unless it is outdated. */
export function canRetry(mail: Mail): boolean {
  return isUnsent(mail) && !mail.outdated
}

/** True for a mail that was not sent and never will be, since it is outdated. */
export function isTooLate(mail: Mail): boolean {
  return isUnsent(mail) && mail.outdated
}

function isUnsent({ status, error }: Mail): boolean {
  return status !== 'sent' && error !== null
}

/** When the customer was told of a rejection, if no later mail told them anything else about their request; `mails` newest first. */
export function toldOfRejection(mails: readonly Mail[]): string | null {
  const last = mails.find(({ template, sent_at }) => sent_at !== null && template !== 'notice' && template !== 'reply')
  return last?.template === 'rejected' ? last.sent_at : null
}

/** How the state of a mail is shown. */
export function stateLook({ status }: Mail): StateLook {
  if (status === 'sent') return { label: 'Sent', tone: 'ok', icon: Check }
  return status === 'failed'
    ? { label: 'Failed', tone: 'stop', icon: X }
    : { label: 'Queued', tone: 'waiting', icon: Clock }
}

/** When a mail was sent or written, or when it will be tried again. */
export function mailTimeInWords({ status, sent_at, created_at, next_attempt_at, attempts, error }: Mail): string {
  if (sent_at) return `Sent ${momentInWords(sent_at)}`
  const written = `Written ${momentInWords(created_at)}`
  if (status === 'failed' || error === null || next_attempt_at === null) return written
  const times = attempts === 1 ? 'once' : `${attempts} times`
  return `${written}, tried ${times}. Next try ${momentInWords(next_attempt_at)}`
}
