import { describe, expect, test } from 'vitest'
import { logWindow } from './window.ts'

describe('logWindow', () => {
  test.each([
    [{}, { from: undefined, before: undefined }],
    [
      { dateFrom: '2026-11-21', dateTo: '2026-11-21' },
      { from: '2026-11-21T05:00:00.000Z', before: '2026-11-22T05:00:00.000Z' },
    ],
    // The day on which the clocks go back has 25 hours.
    [
      { dateFrom: '2026-11-01', dateTo: '2026-11-01' },
      { from: '2026-11-01T04:00:00.000Z', before: '2026-11-02T05:00:00.000Z' },
    ],
    [
      { dateFrom: '2026-11-21T10:00:00-05:00', dateTo: '2026-11-21T15:00:00Z' },
      { from: '2026-11-21T15:00:00.000Z', before: '2026-11-21T15:00:00.001Z' },
    ],
  ])('of %j is %j', (filter, window) => {
    expect(logWindow(filter)).toEqual(window)
  })
})
