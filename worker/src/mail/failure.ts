/** Why a mail was not sent, in a sentence for staff; `isFinal` if another attempt would fail the same way. */
export interface Failure {
  reason: string
  isFinal: boolean
}

const NOT_TAKEN = 'The mail service did not take the e-mail'

// By error code of Cloudflare's Email Service.
const KNOWN: Record<string, Failure> = {
  E_RECIPIENT_SUPPRESSED: final('E-mails to this address came back before, so the mail service sends none to it.'),
  E_RECIPIENT_NOT_ALLOWED: final('The mail service may not send to this address.'),
  E_CONTENT_TOO_LARGE: final('The e-mail is too long for the mail service.'),
  E_SENDER_NOT_VERIFIED: temporary('The mail service does not know our sender address yet.'),
  E_SENDER_DOMAIN_NOT_AVAILABLE: temporary('The mail service does not know the domain of our sender address yet.'),
  E_RATE_LIMIT_EXCEEDED: temporary('The mail service takes no more e-mails at the moment.'),
  E_DAILY_LIMIT_EXCEEDED: temporary('The mail service takes no more e-mails today.'),
  E_DELIVERY_FAILED: temporary('The e-mail could not be delivered.'),
}

/** The failure of a mail to an invalid address. */
export const NO_ADDRESS = final('This is not an e-mail address that can be written to.')

/** The failure of a mail whose stored content cannot be rendered. */
export const NOT_WRITTEN = final('This e-mail could not be written. The error log says why.')

/** The failure of a mail for which the mail service takes too long to respond. */
export const NO_RESPONSE = temporary('The mail service did not answer in time.')

/** The failure behind an error of the mail service. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : ''
  const known = KNOWN[codeOf(error)] ?? KNOWN[/\bE_[A-Z_]+/.exec(message)?.[0] ?? '']
  if (known) return known
  // One line at most: a service's message may quote the mail.
  const words = (message.split('\n')[0] ?? '')
    .replace(/https?:\S+/g, '')
    .slice(0, 120)
    .trim()
  return temporary(words ? `${NOT_TAKEN}: ${words}` : `${NOT_TAKEN}.`)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function final(reason: string): Failure {
  return { reason, isFinal: true }
}

function temporary(reason: string): Failure {
  return { reason, isFinal: false }
}
