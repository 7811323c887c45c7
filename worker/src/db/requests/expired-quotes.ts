import { sql } from 'drizzle-orm'
import { ABOUT } from '#contract/activity'
import { addDays, dayInWords, todayInTampa } from '#domain/days'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { activities, customBuilds } from '../schema.ts'

// A quote that expired longer ago is not reported, not even if the hourly job has not run since.
const REPORTED_DAYS = 30

/**
 * Statement that reports each build quote whose last day passed within 30 days while nobody accepted, withdrew or closed it: one
 * activity entry for each last day it had. The request keeps its status, which is for people to change.
 */
export function recordExpiredQuotes(db: Db, now: Date) {
  const today = todayInTampa(now)
  const oldest = addDays(today, -REPORTED_DAYS)
  const { id, status, customer_name, trailer_model, quote_valid_until, accepted_at } = customBuilds
  const days = Array.from({ length: REPORTED_DAYS }, (_, ago) => addDays(today, -ago - 1))
  const inWords = JSON.stringify(Object.fromEntries(days.map((day) => [day, dayInWords(day)])))
  // Searched from the newest id downwards: there is no index on the timestamp, and ids grow with time.
  const lastOld = sql`ifnull((select id from activities where timestamp < ${oldest} order by id desc limit 1), 0)`
  const { key } = ABOUT.custom_build
  const build = sql`entry.metadata ->> ${`$.${key}`}`
  const lastDay = sql`entry.metadata ->> '$.expired_quote'`
  // Does not depend on the build that is looked at, so that SQLite reads the entries once and not for each build.
  const reported = sql`select ${build}, ${lastDay} from activities as entry
    where entry.id > ${lastOld} and ${build} is not null and ${lastDay} is not null`
  const entry = {
    type: 'system',
    title: 'Quote expired',
    message: sql`'The quote of ' || ${customer_name} || ' for ' || ${trailer_model} || ' was valid until '
      || json_extract(${inWords}, '$."' || ${quote_valid_until} || '"') || ' and has not been accepted. Extend it or close the request.'`,
    metadata: sql`json_object(${key}, ${id}, 'expired_quote', ${quote_valid_until})`,
    timestamp: now.toISOString(),
  }
  return insertSelect(
    db,
    activities,
    entry,
    sql`from ${customBuilds}
      where ${status} in ('pending', 'approved') and ${accepted_at} is null
        and ${quote_valid_until} >= ${oldest} and ${quote_valid_until} < ${today}
        and (${id}, ${quote_valid_until}) not in (${reported})`,
  )
}
