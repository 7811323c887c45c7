import { queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cacheResponse } from './cache-response.ts'
import { newQueryClient } from './query-client.ts'

test.each([
  ['a first time', undefined],
  ['anew', 'older'],
])('what was asked %s before a save does not take its answer’s place', async (_, known) => {
  const queries = newQueryClient()
  const held = Promise.withResolvers<string>()
  const record = queryOptions({ queryKey: ['rentals', 'one', 7], queryFn: () => held.promise })
  if (known) queries.setQueryData(record.queryKey, known)
  const asking = queries.fetchQuery({ ...record, staleTime: 0 }).catch(() => 'stopped')
  cacheResponse(queries, record.queryKey, 'saved')
  held.resolve('older')
  await asking
  expect(queries.getQueryData(record.queryKey)).toBe('saved')
  queries.clear()
})
