import { type Mail, MailLetter, MailList, type MailNoun, MailResponse } from '#contract/requests/mail'
import { call } from '../api/call.ts'

/** The mails about a record, newest first. */
export function listMails(noun: MailNoun, recordId: number, signal: AbortSignal): Promise<MailList> {
  const query = new URLSearchParams({ noun, record_id: String(recordId) })
  return call(MailList, `/api/mails?${query}`, { signal })
}

/** One mail with its content. */
export function getLetter(id: number, signal: AbortSignal): Promise<MailLetter> {
  return call(MailLetter, `/api/mails/${id}`, { signal })
}

/** Makes the server retry now a mail that could not be sent. */
export async function retryMail(id: number): Promise<Mail> {
  return (await call(MailResponse, `/api/mails/${id}/retry`, { method: 'POST' })).mail
}
