import { and } from 'drizzle-orm'
import type { Rental, RentalEdit } from '#contract/requests/rental'
import { editedDays, movesDays } from '#domain/rental/edit'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf } from '#domain/rental/price'
import { auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { daysAreFree } from '../catalogue/free-days.ts'
import type { Db } from '../client.ts'
import { rentals } from '../schema.ts'
import { isUnchanged, newVersion } from '../versioned.ts'
import { acceptanceEnded, priceOrNull, repriced } from './changes.ts'
import { mailOfRentalEdit } from './mails.ts'
import { toRental } from './rentals.ts'

/**
 * Stores an edit of the request, with the price of its new days, in one statement. `null`, with nothing changed, if the request
 * is no longer as in `before`, or if its new days are not free.
 */
export async function editRental(db: Db, before: Rental, edit: RentalEdit, { by, at }: Author): Promise<Rental | null> {
  const { start, end } = editedDays(before, edit)
  const moves = movesDays(before, edit)
  // At the rates the request was made with, not today's. New days also end the customer's acceptance, which was for the old ones.
  const estimated_price = moves ? estimateAt(ratesOf(before), { start, end }) : undefined
  const { final_price, ...fields } = edit
  const wholeEdit = { ...edit, ...(estimated_price !== undefined && { estimated_price: priceOrNull(estimated_price) }) }
  const earlier = { start: before.rental_start_date, end: before.rental_end_date, by, at: at.toISOString() }
  const movedDays = moves && { earlier_days: [...before.earlier_days, earlier] }
  const changes = {
    ...fields,
    ...repriced(rentals, before, final_price, { by, at }),
    ...movedDays,
    ...(moves && { estimated_price, ...acceptanceEnded(rentals, at) }),
  }
  const after = { ...wholeEdit, ...('accepted_at' in changes && { accepted_at: null }) }
  const [[row]] = await db.batch([
    db
      .update(rentals)
      .set({ ...changes, ...newVersion(rentals, at) })
      .where(and(isUnchanged(rentals, before), moves ? daysAreFree(start, end) : undefined))
      .returning(),
    ...auditEdit(db, { at, by, noun: 'rental', recordId: before.id, before, after }),
    ...(await mailOfRentalEdit(db, before, { ...wholeEdit, ...movedDays }, { by, at })),
  ])
  return row ? toRental(row) : null
}
