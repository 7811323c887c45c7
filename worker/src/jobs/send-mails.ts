import { postOffice } from '../mail/post-office.ts'
import { sendDueMails } from '../mail/send.ts'
import type { Work } from './job.ts'

/** Sends the mails that are due, including those that failed while the mail service was down. */
export async function sendQueuedMails({ env }: Work): Promise<void> {
  const office = postOffice(env)
  if (office) await sendDueMails(office)
}
