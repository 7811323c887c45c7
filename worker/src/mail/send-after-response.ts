import type { Context } from 'hono'
import { afterResponse } from '../http/after-response.ts'
import type { AppEnv } from '../http/env.ts'
import { logError } from '../log/log-error.ts'
import { mailerOf } from './mailer.ts'
import { sendDueMails } from './send.ts'

// Work is cut off half a minute after the response, and a mail that had been handed over by then would be sent again.
const BEGINS_FOR_MS = 8000

/** Sends what has just been queued without delaying the response; the scheduled job retries failures. */
export function sendMailsAfterResponse(c: Context<AppEnv>): void {
  const mailer = mailerOf(c.env)
  if (!mailer) return
  afterResponse(
    c,
    sendDueMails(mailer, () => new Date(), BEGINS_FOR_MS).catch((error) =>
      logError('Mails were not sent', error, { level: 'warn' }),
    ),
  )
}
