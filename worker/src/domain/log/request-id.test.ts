import { expect, test } from 'vitest'
import { newRequestId } from './request-id.ts'

test('an id is a UUID of version 7 that tells its moment', () => {
  // The example of RFC 9562, appendix A.6: February 22, 2022, 2:22:22 PM in UTC-05:00.
  expect(newRequestId(0x017f22e279b0)).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('ids stand in the order of their moments, and two of one moment differ', () => {
  const ids = [1, 2, 0xffff, Date.now(), 2 ** 48 - 1].map(newRequestId)
  expect(ids.toSorted()).toEqual(ids)
  expect(newRequestId(1)).not.toBe(newRequestId(1))
})
