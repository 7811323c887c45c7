import { type SQLWrapper, sql } from 'drizzle-orm'
import { ago } from '../instants.ts'
import { mails } from '../schema.ts'

const HOUR_MS = 60 * 60_000
const MAX_PER_HOUR = 5
// How many of the newest mails are searched for a recipient, since addresses have no index.
const LOOKED_AT = 500

/**
 * True unless the mailbox of `recipient` got `MAX_PER_HOUR` confirmations within the hour: nobody must be able to flood a stranger
 * by entering their address in our forms.
 */
export function ifQuiet(recipient: string, at: Date) {
  const since = ago(at, HOUR_MS)
  return sql`(
    select count(*) from ${mails} where ${mails.id} > (select ifnull(max(id), 0) - ${LOOKED_AT} from ${mails})
      and ${mails.template} = 'received' and ${mailboxOf(mails.recipient)} = ${mailboxOf(sql`${recipient}`)}
      and ${mails.created_at} > ${since}) < ${MAX_PER_HOUR}`
}

// Ana.Reyes+7@example.org and anareyes@example.org are the same mailbox at many providers.
function mailboxOf(address: SQLWrapper) {
  const plus = sql`instr(${address}, '+')`
  const at = sql`instr(${address}, '@')`
  const untagged = sql`iif(${plus} between 2 and ${at}, substr(${address}, 1, ${plus} - 1) || substr(${address}, ${at}), ${address})`
  return sql`lower(replace(${untagged}, '.', ''))`
}
