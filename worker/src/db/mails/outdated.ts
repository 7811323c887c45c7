import { type SQL, sql } from 'drizzle-orm'
import type { MailTemplate } from '#contract/requests/mail'
import { customBuilds, mails, rentals } from '../schema.ts'

// When the status of a request contradicts a mail about it. No newer mail follows a withdrawal by the customer or a reopening by staff.
// A mail with `null` tells nothing of the status, and nothing overtakes it.
const CONTRADICTED: Record<MailTemplate, SQL | null> = {
  received: sql`false`,
  priced: sql`status <> 'pending' or final_price is null or accepted_at is not null`,
  approved: sql`status in ('pending', 'rejected')`,
  changed: sql`status in ('pending', 'rejected')`,
  rejected: sql`status <> 'rejected'`,
  reply: null,
  notice: null,
}
const telling = Object.entries(CONTRADICTED).flatMap(([template, when]) => (when ? [{ template, when }] : []))
const templates = sql.join(
  telling.map(({ template }) => sql`${template}`),
  sql`, `,
)
const cases = sql.join(
  telling.map(({ template, when }) => sql`when ${template} then ${when}`),
  sql` `,
)

const hasNewerMail = sql`${mails.template} in (${templates}) and exists (
  select 1 from ${mails} as newer
  where newer.noun = ${mails.noun} and newer.record_id = ${mails.record_id} and newer.id > ${mails.id}
    and newer.template in (${templates}) and newer.template <> 'received')`
// A mail to an address that was corrected since may open the customer's page to a stranger.
const differs = (request: typeof rentals | typeof customBuilds) => sql`exists (
  select 1 from ${request} where id = ${mails.record_id} and (
    (${mails.template} <> 'notice' and ${mails.recipient} <> customer_email) or case ${mails.template} ${cases} end))`
const isUntrue = sql`case ${mails.noun}
  when 'rental' then ${differs(rentals)} when 'custom_build' then ${differs(customBuilds)} end`

/** True for a mail that no longer tells how its request stands, or not its customer; null or false for any other. */
export const isOutdated = sql`(${hasNewerMail} or ${isUntrue})`.inlineParams()
