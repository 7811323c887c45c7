import { sql } from 'drizzle-orm'
import { customBuilds, mails, rentals } from '../schema.ts'

const hasNewerMail = sql`${mails.template} in ('received', 'priced', 'approved', 'changed', 'rejected') and exists (
  select 1 from ${mails} as newer
  where newer.noun = ${mails.noun} and newer.record_id = ${mails.record_id} and newer.id > ${mails.id}
    and newer.template in ('priced', 'approved', 'changed', 'rejected'))`
// No newer mail follows a withdrawal by the customer or a reopening by staff, so the status of the request is compared too. A mail
// to an address that was corrected since may open the customer's page to a stranger.
const differs = (request: typeof rentals | typeof customBuilds) => sql`exists (
  select 1 from ${request} where id = ${mails.record_id} and (
    (${mails.template} <> 'notice' and ${mails.recipient} <> customer_email) or case ${mails.template}
      when 'rejected' then status <> 'rejected'
      when 'priced' then status <> 'pending' or final_price is null or accepted_at is not null
      when 'approved' then status in ('pending', 'rejected')
      when 'changed' then status in ('pending', 'rejected') end))`
const isUntrue = sql`case ${mails.noun}
  when 'rental' then ${differs(rentals)} when 'custom_build' then ${differs(customBuilds)} end`

/** True for a mail that no longer tells how its request stands, or not its customer; null or false for any other. */
export const isOutdated = sql`(${hasNewerMail} or ${isUntrue})`
