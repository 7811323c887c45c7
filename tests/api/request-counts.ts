import { eq } from 'drizzle-orm'
import { customBuilds, rentals } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'

/** How many rental requests are stored for a trailer. */
export async function rentalsOf(trailerId: number): Promise<number> {
  return (await product()).db.$count(rentals, eq(rentals.trailer_id, trailerId))
}

/** How many build requests are stored for a model. */
export async function buildsOf(modelId: number): Promise<number> {
  return (await product()).db.$count(customBuilds, eq(customBuilds.trailer_model_id, modelId))
}
