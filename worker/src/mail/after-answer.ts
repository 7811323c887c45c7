import type { Context } from 'hono'
import { afterAnswer } from '../http/after-answer.ts'
import type { AppEnv } from '../http/env.ts'
import { logError } from '../log/log-error.ts'
import { postOffice } from './post-office.ts'
import { sendDueMails } from './send.ts'

/** Sends what has just been queued without delaying the response; the scheduled job retries failures. */
export function sendMailsAfter(c: Context<AppEnv>): void {
  const office = postOffice(c.env)
  if (!office) return
  afterAnswer(
    c,
    sendDueMails(office).catch((error) => logError('Mails were not sent', error, { level: 'warn' })),
  )
}
