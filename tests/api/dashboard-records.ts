import { eq } from 'drizzle-orm'
import { DashboardResponse } from '#contract/dashboard'
import { customBuilds, rentals } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { expectResponse, tokenOf } from './client.ts'
import { newBuild, newModel, newRental, newTrailer } from './records.ts'

/** The dashboard of the account with the token; of a member of staff by default. */
export async function readDashboard(token?: string) {
  return (
    await expectResponse(DashboardResponse, 200, 'GET', '/api/dashboard', { token: token ?? (await tokenOf('staff')) })
  ).data
}

/** Stores a rental with these values, bypassing the rules. */
export async function storeRental(values: Partial<typeof rentals.$inferInsert>) {
  const { db } = await product()
  const { id } = await newRental(await newTrailer({ name: 'Counted' }))
  await db.update(rentals).set(values).where(eq(rentals.id, id))
  return id
}

/** Like `storeRental`, for a build. */
export async function storeBuild(values: Partial<typeof customBuilds.$inferInsert>) {
  const { db } = await product()
  const { id } = await newBuild(await newModel({ name: 'Counted' }))
  await db.update(customBuilds).set(values).where(eq(customBuilds.id, id))
  return id
}
