import type { Context } from 'hono'
import type { AppEnv } from '../http/env.ts'
import { complain } from '../log/complain.ts'
import { postOffice } from './post-office.ts'
import { sendDueMails } from './send.ts'

/** Sends what has just been queued without keeping the answer waiting; what fails is made up for by the clock. */
export function sendMailsAfter(c: Context<AppEnv>): void {
  const office = postOffice(c.env)
  if (!office) return
  c.executionCtx.waitUntil(
    sendDueMails(office).catch((error) => complain('Mails were not sent', error, { level: 'warn' })),
  )
}
