import { mailerOf } from '../mail/mailer.ts'
import { sendDueMails } from '../mail/send.ts'
import type { JobContext } from './job.ts'

/** Sends the mails that are due, including those that failed while the mail service was down. */
export async function sendQueuedMails({ env }: JobContext): Promise<void> {
  const mailer = mailerOf(env)
  if (mailer) await sendDueMails(mailer)
}
