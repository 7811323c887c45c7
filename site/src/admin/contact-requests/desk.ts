import { MailOpen } from 'lucide-react'
import { ContactStatus } from '#contract/requests/contact'
import type { Desk } from '../requests/desk.ts'
import { deskQueries } from '../requests/queries.ts'
import { MESSAGE_LOOKS } from '../status-looks.ts'
import { getMessage, listMessages, type Message, markMessage } from './calls.ts'

/** What is specific to messages. */
export const contactDesk: Desk<ContactStatus> = {
  section: 'contact-requests',
  noun: 'contact',
  name: 'contact request',
  title: 'Message',
  columns: { subject: 'Message', detail: 'E-mail', price: null },
  searches: ['name', 'e-mail', 'text'],
  allLabel: 'All',
  emptyTitle: 'No Contact Requests',
  manage: 'contact.manage',
  order: ContactStatus.options,
  looks: MESSAGE_LOOKS,
  bulk: {
    from: 'new',
    to: 'read',
    action: 'Mark Read',
    done: 'marked read',
    kind: 'go',
    icon: MailOpen,
    asksReason: false,
  },
}

/** Messages as the server has them. */
export const contactQueries = deskQueries<ContactStatus, Message>(contactDesk, {
  list: listMessages,
  get: getMessage,
  move: markMessage,
  // Whoever marked it, the outcome is the same.
  isOwnMove: (_, now, { status }) => now.status === status,
  doneMessage: ({ id, status }) => `Message #${id} marked ${status}.`,
})
