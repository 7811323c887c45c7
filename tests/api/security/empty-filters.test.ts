import { expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { operationsOf } from '../../../worker/src/openapi/operations.ts'
import { schemaOf } from '../../../worker/src/openapi/schemas.ts'
import { call, tokenOf } from '../client.ts'

/** The parameters that a list requires. */
const NEEDED: Record<string, string> = {
  '/api/mails': 'noun=rental&record_id=1',
  '/api/rentals/calendar': 'from=2026-11-01&to=2026-11-30',
}

// A cursor is not a filter: an empty one would start over, and paging would never end.
const OTHERS = ['cursor', ...Object.values(NEEDED).flatMap((query) => [...new URLSearchParams(query).keys()])]

const lists = operationsOf(createApp().routes).flatMap(({ method, path, query }) => {
  if (method !== 'GET' || !query) return []
  const names = Object.keys(schemaOf(query, 'input').properties ?? {}).filter((name) => !OTHERS.includes(name))
  return names.map((name) => [path.replace(':folder', 'rentals'), name] as const)
})

test('there are filters to be left empty', () => {
  expect(lists).toEqual(
    expect.arrayContaining([['/api/rentals', 'status'] as const, ['/api/contact', 'limit'] as const]),
  )
})

test.each(lists)('%s?%s= answers what it answers without', async (path, name) => {
  const token = await tokenOf('developer')
  const needed = NEEDED[path] ?? ''
  const [without, empty] = [needed, `${needed}&${name}=`].map((query) => call('GET', `${path}?${query}`, { token }))
  expect((await without)?.status).toBe(200)
  const response = await empty
  expect(response?.status).toBe(200)
  // The logs contain these very calls.
  if (!path.includes('/logs')) expect(response?.body).toEqual((await without)?.body)
})
