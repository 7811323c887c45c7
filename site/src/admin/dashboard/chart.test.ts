import { describe, expect, test } from 'vitest'
import { axisEnd, countsInWords, KINDS, piecesOf, sumOf } from './chart.ts'

const week = (rentals: number, custom_builds = 0, messages = 0) => ({
  start: '2026-11-16',
  rentals,
  custom_builds,
  messages,
})

describe('axisEnd', () => {
  test.each([
    [0, 4],
    [4, 4],
    [5, 10],
    [11, 20],
    [50, 50],
    [51, 100],
    [1001, 2000],
  ])('holds a bar of %s in %s', (highest, end) => expect(axisEnd([week(1), week(highest)])).toBe(end))

  test('has an end without a week', () => expect(axisEnd([])).toBe(4))
})

describe('piecesOf', () => {
  test('stacks the kinds from the bottom, and leaves out what is nothing', () => {
    expect(piecesOf(week(5, 0, 2), 10)).toEqual([
      { kind: 'rentals', y: 0.5, height: 0.5 },
      { kind: 'messages', y: expect.closeTo(0.3), height: 0.2 },
    ])
  })

  test('is nothing for a quiet week', () => expect(piecesOf(week(0), 4)).toEqual([]))
})

test('a week adds up', () => expect(sumOf(week(3, 1, 2))).toBe(6))

test('a week is told in words', () => {
  expect(countsInWords(KINDS, week(1, 0, 2))).toBe('1 rental, 0 custom builds, 2 messages')
  expect(countsInWords(KINDS.slice(1), week(0, 1, 2))).toBe('1 custom build, 2 messages')
})
