import { RentalEntry, type RentalResponse } from '#contract/requests/rental'
import { todayInTampa } from '#domain/days'
import { takenInWords } from '#domain/rental/bookings'
import { rangeRefusal } from '#domain/rental/range'
import type { Author } from '../db/author.ts'
import { findOverlaps } from '../db/catalogue/free-days.ts'
import type { Db } from '../db/client.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import { createRental, readForRental } from '../db/requests/new-rentals.ts'
import { staff } from '../http/access/staff.ts'
import { invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { earlierResponse, idempotentPost, storeOnce } from '../http/idempotency.ts'
import { validBody } from '../http/valid.ts'
import { sendVersion } from '../http/version-tag.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** Staff enter a request for a customer on the phone. */
export const enteredRentals = staff('rentals').post('/', ...validBody(RentalEntry), async (c) => {
  const entry = c.req.valid('json')
  const post = await idempotentPost(c, entry)
  const response = await storeOnce(() => takeEntry(c.var.db, entry, post, author(c)))
  sendMailsAfterResponse(c)
  sendVersion(c, response.quote.version)
  return c.json<RentalResponse>(response, 201)
})

// Staff know more than the page does: a trailer in the workshop may be back by then, and a rental may be entered after it has
// begun. But booked days are closed to staff as well.
async function takeEntry(db: Db, entry: RentalEntry, post: IdempotentPost | null, { by, at }: Author) {
  const { trailer, earlier } = await readForRental(db, entry.trailer_id, todayInTampa(at), post?.key, at)
  const before = earlierResponse<RentalResponse>(earlier, post)
  if (before) return before
  if (!trailer) throw invalidField('trailer_id', 'This trailer is no longer in the fleet. Choose another one.')
  const days = { start: entry.rental_start_date, end: entry.rental_end_date }
  const refusal = rangeRefusal(days)
  if (refusal) throw invalidField('rental_end_date', refusal)
  // Id 0, which no request has, so that none is excluded from the check.
  const others = await findOverlaps(db, { ...entry, id: 0 })
  if (others.length > 0) throw invalidField('rental_start_date', takenInWords(others, days))
  const quote = await createRental(db, entry, { trailer, enteredBy: by }, post, at)
  return { success: true, quote } as const
}
