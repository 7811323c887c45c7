import { expect, test } from 'vitest'
import type { CallFigure } from './calls.ts'
import { goalTable, type Measured } from './goals.ts'

/** The row on the share that an uncached list has of its SELECT, which is to be 0.88 at least. */
function rowOf(share: number): string | undefined {
  const list = { what: 'public list', path: '/api/trailers/public', status: 'uncached' } as const
  const call = { ...list, share1: share, share4: 1 } as unknown as CallFigure
  const measured = { lighthouse: [], pages: [], calls: [call], roundTrips: [], cold: [], portal: [] }
  const longList = { bytes: {} }
  const other = { longList, size: { api: 0, all: 0 }, typing: { delay: 0 } }
  const table = goalTable({ ...measured, ...other } as unknown as Measured)
  return table.split('\n').find((row) => row.includes('share of its SELECT'))
}

test.each([
  [0.88, '0.88 | reached'],
  [0.884, '0.88 | reached'],
  [0.874, '0.87 | **not reached**'],
  [0.876, '0.876 | **not reached**'],
  [0.8799, '0.8799 | **not reached**'],
])('a share of %d is shown as %s', (share, words) => {
  expect(rowOf(share)).toBe(`| Uncached list, share of its SELECT | ≥ 0.88 | ${words} |`)
})
