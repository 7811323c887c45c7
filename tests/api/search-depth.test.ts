import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { equipment } from '../../worker/src/db/schema.ts'
import { matchesPlainText } from '../../worker/src/db/text-search.ts'
import { product } from '../product.ts'

// The most columns that a list searches.
const { id, name, category, info, description, dimensions } = equipment
const searched = [id, name, category, info, description, dimensions]

/** Searches by an expression of so many levels more. */
async function searchedWith(levels: number): Promise<unknown> {
  const { db } = await product()
  let deeper = sql`${matchesPlainText('Łukasz’ grill', searched)}`
  for (let level = 0; level < levels; level++) deeper = sql`not (${deeper})` as SQL
  return db.select({ id }).from(equipment).where(deeper).limit(1)
}

test('a search leaves ten of the hundred levels of an expression that D1 allows', async () => {
  await searchedWith(10)
  // A test that could not fail would say nothing.
  await expect(searchedWith(30)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('maximum depth 100') }),
  })
})
