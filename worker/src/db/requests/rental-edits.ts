import { and, eq } from 'drizzle-orm'
import type { Rental, RentalEdit } from '#contract/rental'
import { editedDays, movesDays } from '#domain/rental/edit'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf } from '#domain/rental/price'
import { auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { daysAreFree } from '../catalogue/free-days.ts'
import type { Db } from '../client.ts'
import { rentals } from '../schema.ts'
import { newVersion, priceOrNull, repriced } from './changes.ts'
import { mailOfRentalEdit } from './mails.ts'
import { toRental } from './rentals.ts'

/**
 * Stores an edit of the request, with the price of its new days, in one statement. `null`, with nothing changed, if the request
 * is no longer as in `before`, or if it would be moved to taken days.
 */
export async function editRental(db: Db, before: Rental, edit: RentalEdit, { by, at }: Author): Promise<Rental | null> {
  const { start, end } = editedDays(before, edit)
  const moves = movesDays(before, edit)
  // At the rates the request was made with, not today's. New days also void the customer's acceptance, which was for the old ones.
  const estimate = moves ? { estimated_price: estimateAt(ratesOf(before), { start, end }), accepted_at: null } : {}
  const { final_price, ...fields } = edit
  const wholeEdit = { ...edit, ...(moves && { estimated_price: priceOrNull(estimate.estimated_price ?? null) }) }
  const price = repriced(before, final_price, at)
  const [[row]] = await db.batch([
    db
      .update(rentals)
      .set({ ...fields, ...price, ...estimate, ...newVersion(rentals, at) })
      .where(
        and(
          eq(rentals.id, before.id),
          eq(rentals.version, before.version),
          moves ? daysAreFree(start, end) : undefined,
        ),
      )
      .returning(),
    ...auditEdit(db, {
      at,
      by,
      action: 'update',
      noun: 'rental',
      recordId: before.id,
      before,
      after: wholeEdit,
    }),
    ...mailOfRentalEdit(db, before, wholeEdit, { by, at }),
  ])
  return row ? toRental(row) : null
}
