import { describe, expect, test } from 'vitest'
import { bodyInLines, countInWords, noEntriesReason, shortMessage, statusTone } from './words.ts'

describe('shortMessage', () => {
  test('leaves a hundred characters', () => expect(shortMessage('😀'.repeat(100))).toBe('😀'.repeat(100)))
  test('cuts the next', () => expect(shortMessage('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`))
})

test.each([
  [199, 'stop'],
  [200, 'ok'],
  [299, 'ok'],
  [304, 'stop'],
  [400, 'waiting'],
  [499, 'waiting'],
  [500, 'stop'],
])('status %i is in the band %s', (status, tone) => expect(statusTone(status)).toBe(tone))

test('JSON is laid out in lines, the rest is left', () => {
  expect(bodyInLines('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(bodyInLines('{"a":… [cut')).toBe('{"a":… [cut')
})

test('entries are counted in words', () => {
  expect(countInWords(1, true)).toBe('1 entry')
  expect(countInWords(10_000, false)).toBe('10,000+ entries')
})

test.each([
  [{ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, '“To” is before “From”. Swap them.'],
  [{ dateFrom: '2026-11-01', dateTo: '2026-11-01' }, 'No entry passes these filters.'],
  [{ dateFrom: '2026-11-02', dateTo: '' }, 'No entry passes these filters.'],
  [{ level: 'warn' }, 'No entry passes these filters.'],
])('nothing passes %j: “%s”', (filters, words) => expect(noEntriesReason(filters)).toBe(words))
