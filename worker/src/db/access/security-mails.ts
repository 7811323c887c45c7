import type { SecurityFacts } from '#domain/mail/content'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { queueMail } from '../mails/outbox.ts'

/** An account, as the recipient of a mail about its own sign-in. */
export interface AccountOwner {
  id: number
  username: string
  email: string
}

/** Statement that tells the owner of an account what has happened to its sign-in; its place in a batch is that of `queueMail`. */
export function securityMail(
  db: Db,
  { id, username, email: recipient }: AccountOwner,
  event: SecurityFacts['event'],
  { by, at }: Author,
) {
  const data = { event, username, by: by === username ? null : by, at: at.toISOString() }
  return queueMail(db, { template: 'security', noun: 'account', recordId: id, recipient, by, at, data })
}
