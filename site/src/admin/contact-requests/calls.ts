import { ContactCounts, ContactMessage, ContactResponse, type ContactStatus } from '#contract/requests/contact'
import { call } from '../api/call.ts'
import type { DeskFilter, DeskMove } from '../requests/desk.ts'
import { pageQuery } from '../requests/page-query.ts'
import type { Page } from '../requests/queries.ts'

/** A message as the desk lists it, under its sender's name. */
export type Message = ContactMessage & { customer_name: string }

const toListed = (message: ContactMessage): Message => ({ ...message, customer_name: message.name })
const Messages = ContactMessage.array()

/** One page of the messages, newest first; the first one includes the counts per state. */
export async function listMessages(
  filter: DeskFilter<ContactStatus>,
  cursor: string,
  signal?: AbortSignal,
): Promise<Page<ContactStatus, Message>> {
  let nextCursor: string | undefined
  const onNext = (next: string) => {
    nextCursor = next
  }
  const [messages, counted] = await Promise.all([
    call(Messages, `/api/contact?${pageQuery(filter, cursor)}`, { signal, onNext }),
    cursor === '' ? call(ContactCounts, '/api/contact/counts', { signal }) : undefined,
  ])
  return { quotes: messages.map(toListed), counts: counted?.counts, nextCursor }
}

/** One message. */
export async function getMessage(id: number, signal?: AbortSignal): Promise<Message> {
  return toListed((await call(ContactResponse, `/api/contact/${id}`, { signal })).message)
}

/** Marks a message; 409 if it is already further along. */
export async function markMessage({ id }: Message, { status }: DeskMove<ContactStatus>): Promise<Message> {
  const request = { method: 'PUT', body: { status } } as const
  return toListed((await call(ContactResponse, `/api/contact/${id}/status`, request)).message)
}

/** Sends a reply under `key`, which marks the message responded; `again` if the sender knows of an earlier reply. */
export async function sendReply(id: number, body: { text: string; again: boolean }, key: string): Promise<Message> {
  const request = { method: 'POST', body, key } as const
  return toListed((await call(ContactResponse, `/api/contact/${id}/reply`, request)).message)
}
