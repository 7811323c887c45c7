import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

describe('byteRange', () => {
  test.each([
    ['bytes=0-', { offset: 0, length: 100 }],
    ['bytes=0-0', { offset: 0, length: 1 }],
    ['bytes=90-200', { offset: 90, length: 10 }],
    ['bytes=-10', { offset: 90, length: 10 }],
    ['bytes=-500', { offset: 0, length: 100 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=0-1', 'whole'],
  ])('takes %s of 100 bytes as %j', (header, wanted) => {
    expect(byteRange(header, 100)).toEqual(wanted)
  })

  test('never leaves the file', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1e9 }), (first, last, size) => {
        const range = byteRange(`bytes=${first}-${last}`, size)
        if (typeof range === 'string') return
        expect(range.length).toBeGreaterThan(0)
        expect(range.offset + range.length).toBeLessThanOrEqual(size)
      }),
    )
  })
})
