import { and, desc, eq, lt } from 'drizzle-orm'
import { type BuildEdit, type BuildListQuery, BuildStatus, type CustomBuild } from '#contract/requests/custom-build'
import { auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { byStatus, selectTotals } from '../counts.ts'
import { toPage } from '../paging.ts'
import { customBuilds } from '../schema.ts'
import { isUnchanged, newVersion } from '../versioned.ts'
import { auditMove, type Move, priceOrNull, repriced, statusChange } from './changes.ts'
import { matchesCustomer } from './customer-search.ts'
import { mailOfBuildEdit, mailOfBuildMove } from './mails.ts'

type Row = typeof customBuilds.$inferSelect

/** A build request's row as it crosses the wire. */
export function toBuild(row: Row): CustomBuild {
  return {
    ...row,
    equipment_selected: row.equipment.map(({ name }) => name),
    estimated_price: priceOrNull(row.estimated_price),
    final_price: priceOrNull(row.final_price),
  }
}

const searched = [
  customBuilds.id,
  customBuilds.customer_name,
  customBuilds.customer_email,
  customBuilds.customer_phone,
  customBuilds.company_name,
  customBuilds.trailer_model,
]

/** One page of requests, newest first, starting below the id `before`; counts as in `listRentals`. */
export async function listBuilds(db: Db, query: BuildListQuery, before: number | undefined) {
  const selected = db
    .select()
    .from(customBuilds)
    .where(
      and(
        query.status && eq(customBuilds.status, query.status),
        before === undefined ? undefined : lt(customBuilds.id, before),
        matchesCustomer(query.q, searched, customBuilds),
      ),
    )
    .orderBy(desc(customBuilds.id))
    .limit(query.limit + 1)
  const [rows, totals] =
    before === undefined ? await db.batch([selected, selectTotals(db, 'custom_build')]) : [await selected]
  const { page, next } = toPage(rows, query.limit)
  const counts = totals && byStatus(BuildStatus.options, totals)
  return { quotes: page.map(toBuild), ...(counts && { counts }), next }
}

/** One request, or `undefined`. */
export async function readBuild(db: Db, id: number): Promise<CustomBuild | undefined> {
  const [row] = await db.select().from(customBuilds).where(eq(customBuilds.id, id))
  return row && toBuild(row)
}

/**
 * Changes the status of a request and adds the change to its history, in one statement. `null`, with nothing changed, if the
 * request is no longer as in `from`.
 */
export async function moveBuild(db: Db, from: CustomBuild, move: Move<BuildStatus>): Promise<CustomBuild | null> {
  const [[row]] = await db.batch([
    db
      .update(customBuilds)
      .set(statusChange(customBuilds, from.status, move))
      .where(isUnchanged(customBuilds, from))
      .returning(),
    auditMove(db, 'custom_build', from, move),
    ...mailOfBuildMove(db, from, move),
  ])
  return row ? toBuild(row) : null
}

/** Stores an edit of the request; `null`, with nothing changed, if it is no longer as in `before`. */
export async function editBuild(
  db: Db,
  before: CustomBuild,
  edit: BuildEdit,
  { by, at }: Author,
): Promise<CustomBuild | null> {
  const { final_price, ...fields } = edit
  const changes = { ...fields, ...repriced(customBuilds, before, final_price, { by, at }) }
  const after = { ...edit, ...('accepted_at' in changes && { accepted_at: null }) }
  const [[row]] = await db.batch([
    db
      .update(customBuilds)
      .set({ ...changes, ...newVersion(customBuilds, at) })
      .where(isUnchanged(customBuilds, before))
      .returning(),
    ...auditEdit(db, { at, by, noun: 'custom_build', recordId: before.id, before, after }),
    ...(await mailOfBuildEdit(db, before, edit, { by, at })),
  ])
  return row ? toBuild(row) : null
}
