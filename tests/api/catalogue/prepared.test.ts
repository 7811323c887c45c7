import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { businessRecord, selectBusiness } from '../../../worker/src/db/business.ts'
import {
  offeredModels,
  oneModel,
  selectCustomTrailer,
  selectOfferedModels,
} from '../../../worker/src/db/catalogue/custom-trailers.ts'
import {
  availableTrailers,
  bookedDays,
  oneTrailer,
  selectAvailableTrailers,
  selectBooked,
  selectShowcasedTrailers,
  selectTrailer,
  showcasedTrailers,
} from '../../../worker/src/db/catalogue/trailers.ts'
import { openDb } from '../../../worker/src/db/client.ts'
import { prepared, readBatch, readRows } from '../../../worker/src/db/prepared.ts'
import { siteAccess } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'

const db = openDb((await product()).env.DB)

describe('a query whose text is written once answers what drizzle answers', () => {
  test.each([0, 2, 1_000_000])('for lists after the id %d', async (after) => {
    const [trailers, models] = await readBatch(db, [availableTrailers(after, 3), offeredModels(after, 2)])
    expect(trailers).toEqual(await selectAvailableTrailers(db, after, 3))
    expect(models).toEqual(await selectOfferedModels(db, after, 2))
  })

  test.each([1, 3, 1_000_000])('for the record with the id %d', async (id) => {
    const asked = [oneTrailer(id), bookedDays(id, '2020-01-01'), oneModel(id)] as const
    const [trailer, booked, model] = await readBatch(db, asked)
    expect(trailer).toEqual(await selectTrailer(db, id))
    expect(booked).toEqual(await selectBooked(db, id, '2020-01-01'))
    expect(model).toEqual(await selectCustomTrailer(db, id))
  })

  test('alone, with values inside of others, and for columns that the database has no type for', async () => {
    expect(await readRows(db, businessRecord())).toEqual(await selectBusiness(db))
    expect(await readRows(db, showcasedTrailers(4))).toEqual(await selectShowcasedTrailers(db, 4))
    const access = prepared('access', (one) => one.select({ required: siteAccess.required }).from(siteAccess))
    await db
      .insert(siteAccess)
      .values({ id: 1, required: false, password_hash: null, updated_at: '' })
      .onConflictDoNothing()
    expect(await readRows(db, access())).toEqual([{ required: false }])
  })
})

test('the built Worker does not write them itself', () => {
  const built = globSync('dist/server/**/*.mjs').map((path) => readFileSync(path, 'utf8'))
  expect(built.some((code) => code.includes('from "business_info"'))).toBe(true)
})
