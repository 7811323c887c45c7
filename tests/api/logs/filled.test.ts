import { expect, test } from 'vitest'
import { fillLogs } from '../../../bench/fill.ts'
import { product } from '../../product.ts'
import { apiLog } from '../log-records.ts'

test('the calls that the benchmarks look for are in the log that they fill', async () => {
  const { env } = await product()
  await fillLogs(env.DB, 10)
  expect(await apiLog({ requestId: 'r5' })).toMatchObject({ total: 1, logs: [{ path: '/api/rentals/5', userId: 6 }] })
})
