import { postOffice } from '../mail/post-office.ts'
import { sendDueMails } from '../mail/send.ts'
import type { Work } from './job.ts'

/** Sends the mails whose turn has come, which is what makes up for a mail service that was down. */
export async function sendQueuedMails({ env }: Work): Promise<void> {
  const office = postOffice(env)
  if (office) await sendDueMails(office)
}
