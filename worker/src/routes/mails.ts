import { type Context, Hono } from 'hono'
import {
  type Mail,
  type MailLetter,
  type MailList,
  MailListQuery,
  MailNoun,
  type MailResponse,
} from '#contract/requests/mail'
import { CUSTOMER_AREA } from '#domain/access/customer-areas'
import type { Writing } from '#domain/mail/letter'
import { readBusiness, type VersionedBusiness } from '../db/business.ts'
import { type CheckedMail, listMails, readMail, type StoredMail } from '../db/mails/outbox.ts'
import { retryMail } from '../db/mails/retry.ts'
import { requirePermission, signedIn } from '../http/access/staff.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import type { AppEnv } from '../http/env.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { validQuery } from '../http/valid.ts'
import { mailerOf, NOT_SET_UP, siteOf } from '../mail/mailer.ts'
import { renderMail, subjectOf } from '../mail/render.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

const NO_SUCH_MAIL = 'This e-mail does not exist.'
const OUTDATED = 'This e-mail is outdated: the request or its customer’s address has changed since it was written.'

/** Staff see which mails were sent about a record, read them, and resend failed ones. */
export const mails = new Hono<AppEnv>()
  .use(signedIn)
  .get('/', validQuery(MailListQuery), async (c) => {
    const { noun, record_id } = c.req.valid('query')
    requirePermission(c, `${CUSTOMER_AREA[noun]}.view`)
    const [found, business] = await Promise.all([listMails(c.var.db, noun, record_id), readBusiness(c.var.db)])
    const shown = found.map((mail) => toMail(c, mail, business))
    return c.json<MailList>({ success: true, mails: shown, obstacle: mailerOf(c.env) ? null : NOT_SET_UP })
  })
  .get('/:id', async (c) => {
    const mail = await requestedMail(c, 'view')
    const business = await readBusiness(c.var.db)
    const letter = renderMail(mail, writingOf(c, mail, business))
    if (!letter) throw new AppError('conflict', 'This e-mail can no longer be shown. The error log says why.')
    const { text, html } = letter
    return c.json<MailLetter>({ success: true, mail: toMail(c, mail, business), text, html })
  })
  .post('/:id/retry', async (c) => {
    const mail = await requestedMail(c, 'manage')
    const queued = await retryMail(c.var.db, mail, author(c))
    if (queued === 'outdated') throw new AppError('conflict', OUTDATED)
    if (!queued) throw new AppError('conflict', 'This e-mail was sent already, or is on its way.')
    sendMailsAfterResponse(c)
    return c.json<MailResponse>({
      success: true,
      mail: toMail(c, { ...queued, outdated: false }, await readBusiness(c.var.db)),
    })
  })

async function requestedMail(c: Context<AppEnv>, right: 'view' | 'manage'): Promise<CheckedMail> {
  const mail = await readMail(c.var.db, pathId(c, NO_SUCH_MAIL))
  // Whoever lacks a right must not learn which mails there are, so a missing one is refused like one that they may not see.
  for (const noun of mail ? [mail.noun] : MailNoun.options) requirePermission(c, `${CUSTOMER_AREA[noun]}.${right}`)
  return orNotFound(mail, NO_SUCH_MAIL)
}

// The link opens the customer's page for anyone who has it, so staff see that there is one but not its address.
function writingOf(c: Context<AppEnv>, mail: StoredMail, business: VersionedBusiness): Writing {
  return { business, site: siteOf(c.env), recordId: mail.record_id, page: null }
}

function toMail(c: Context<AppEnv>, mail: CheckedMail, business: VersionedBusiness): Mail {
  const { data: _data, next_attempt_at, ...shown } = mail
  const subject = subjectOf(mail, writingOf(c, mail, business))
  return { ...shown, subject, next_attempt_at: mail.status === 'queued' ? next_attempt_at : null }
}
