import { Email } from '#contract/wire'
import { nextAttempt } from '#domain/mail/next-attempt'
import { LEADS_TO_PAGE } from '#domain/mail/request-letter'
import { oneLine } from '#domain/mail/safe'
import { mailLink } from '#domain/phone'
import { readBusiness, type VersionedBusiness } from '../db/business.ts'
import { holdsLease, isLeased, LEASE_MS, leaseMails, markFailed, markSent, releaseMails } from '../db/mails/leases.ts'
import type { StoredMail } from '../db/mails/outbox.ts'
import { freshLink } from '../http/request-link.ts'
import { logError } from '../log/log-error.ts'
import { type Failure, failureOf, NO_ADDRESS, NO_RESPONSE, NOT_WRITTEN } from './failure.ts'
import type { Mailer } from './mailer.ts'
import { renderMail } from './render.ts'

const AT_ONCE = 10
// So that a run ends before the Worker's time limit; the rest is sent by the next run.
const ROUNDS = 5

/**
 * Sends the mails that are due, but starts none later than `beginsForMs` after its own start; may run at any time, as often as
 * needed, and concurrently.
 */
export async function sendDueMails(
  mailer: Mailer,
  clock = () => new Date(),
  beginsForMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const end = clock().getTime() + beginsForMs
  for (let round = 0; round < ROUNDS; round++) {
    const began = clock()
    if (began.getTime() > end) return
    const leased = await leaseMails(mailer.db, began, AT_ONCE)
    if (leased.length === 0) return
    const business = await readBusiness(mailer.db)
    for (const [index, mail] of leased.entries()) {
      // If the service is slow, the lease on the remaining mails would run out: they are left to the next sender.
      if (clock().getTime() > Math.min(began.getTime() + LEASE_MS / 2, end)) {
        return releaseMails(mailer.db, leased.slice(index), clock())
      }
      await sendOne(mailer, mail, business, clock)
    }
  }
}

async function sendOne(mailer: Mailer, mail: StoredMail, business: VersionedBusiness, clock: () => Date) {
  const failure = await attempt(mailer, mail, business)
  if (failure === 'withheld') return
  if (!failure) return markSent(mailer.db, mail, clock())
  logError(`Mail ${mail.id} was not sent`, new Error(failure.reason), { level: 'warn' })
  await markFailed(mailer.db, mail, failure.reason, failure.isFinal ? null : nextAttempt(mail.attempts, clock()))
}

async function attempt(mailer: Mailer, mail: StoredMail, business: VersionedBusiness) {
  if (!Email.safeParse(mail.recipient).success) return NO_ADDRESS
  const page = await customersPage(mailer, mail)
  if (page === undefined) return 'withheld'
  const rendered = renderMail(mail, { business, site: mailer.site, recordId: mail.record_id, page })
  if (!rendered) return NOT_WRITTEN
  try {
    const handedOver = mailer.mail.send({
      from: { email: mailer.from, name: oneLine(business.business_name, 78) },
      to: mail.recipient,
      ...replyTo(mail, business),
      ...rendered,
      headers: headersFor(mail),
    })
    return await inTime(handedOver, mailer.timeoutMs)
  } catch (error) {
    return failureOf(error)
  }
}

// A service that neither accepts nor refuses a mail would block all mails behind it, and get it again whenever its lease ends.
function inTime(handedOver: Promise<unknown>, timeoutMs: number): Promise<Failure | null> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(NO_RESPONSE), timeoutMs)
    handedOver.then(() => resolve(null), reject).finally(() => clearTimeout(late))
  })
}

// Ask for no out-of-office reply: the first is for Exchange, which ignores the standard one (RFC 3834). That one says that no person
// wrote the mail, so it is not for what staff wrote.
function headersFor({ template }: StoredMail): Record<string, string> {
  return {
    'X-Auto-Response-Suppress': 'All',
    ...(template !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
  }
}

// Replies of customers go to the business; replies to a notice go to the customer it is about.
function replyTo(mail: StoredMail, { email }: VersionedBusiness): { replyTo?: string } {
  const address = mail.template === 'notice' ? mail.data.email : mailLink(email) && email
  return address && Email.safeParse(address).success ? { replyTo: address } : {}
}

// The link is created when the mail is sent, so that its token exists only in the mail. `undefined` if the mail was withheld since it
// was leased: its links were revoked, or its recipient was corrected.
async function customersPage({ db, site }: Mailer, mail: StoredMail): Promise<string | null | undefined> {
  const { template, noun, record_id: id } = mail
  if (noun === 'contact' || noun === 'account' || !LEADS_TO_PAGE[template]) {
    return (await holdsLease(db, mail)) ? null : undefined
  }
  const link = await freshLink(db, { noun, id }, isLeased(mail))
  return link === null ? undefined : `${site}${link}`
}
