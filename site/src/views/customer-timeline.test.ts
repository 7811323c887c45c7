import { expect, test } from 'vitest'
import { doneInWords, timelineOf } from './customer-timeline.ts'

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

test.each([
  ['accepted', { accepted_at: at }, 'Thank you. We have your acceptance.'],
  ['accepted', {}, null],
  ['withdrawn', { is_withdrawn: true }, 'Your request is withdrawn.'],
  ['withdrawn', {}, null],
  ['asked', {}, 'We have your question and answer within one business day.'],
  ['other', { accepted_at: at, is_withdrawn: true }, null],
  [null, { accepted_at: at, is_withdrawn: true }, null],
])('what is done as %j with %j reads %j', (done, values, words) => {
  expect(doneInWords(done, { accepted_at: null, is_withdrawn: false, ...values })).toBe(words)
})
