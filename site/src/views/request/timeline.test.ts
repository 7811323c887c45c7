import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const at = '2026-11-20T15:00:00.000Z'

test('the timeline tells the days as they are in Tampa', () => {
  const steps = [
    { what: 'received', at: '2026-11-21T02:00:00.000Z' },
    { what: 'approved', at },
  ] as const
  expect(timelineOf({ steps: [...steps] }).map(({ words, day }) => [words, day])).toEqual([
    ['We received your request', 'Fri, Nov 20, 2026'],
    ['We approved it', 'Fri, Nov 20, 2026'],
  ])
})
