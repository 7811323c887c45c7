import { describe, expect, test } from 'vitest'
import { canMove, cardWidth, gridColumns, initialIndex, nearestIndex, viewLabel } from './lineup.ts'

describe('a grid', () => {
  test.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [4, 4],
    [9, 4],
  ])('of %i items has %i columns', (count, columns) => {
    expect(gridColumns(count)).toBe(columns)
  })

  test.each([
    [1, 3],
    [2, 3],
    [4, 4],
  ])('of %i items that a tile ends has %i columns', (count, columns) => {
    expect(gridColumns(count, 3)).toBe(columns)
  })
})

describe('a carousel', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 2],
    [8, 4],
  ])('of %i cards starts at index %i', (count, index) => {
    expect(initialIndex(count)).toBe(index)
  })

  test.each([
    [1, 'min(90vw, 500px)'],
    [2, 'min(75vw, 400px)'],
    [3, 'min(60vw, 350px)'],
    [4, 'min(50vw, 300px)'],
    [20, 'min(50vw, 300px)'],
  ])('of %i cards makes each %s wide', (count, width) => {
    expect(cardWidth(count)).toBe(width)
  })

  test('finds the card nearest to its middle', () => {
    expect(nearestIndex([100, 420, 740], 300)).toBe(1)
    expect(nearestIndex([100, 420, 740], -50)).toBe(0)
  })

  test.each([
    [0, -1, false],
    [0, 1, true],
    [1, -1, true],
    [1, 1, true],
    [2, -1, true],
    [2, 1, false],
  ])('of three at index %i goes on by %i: %o', (index, by, expected) => {
    expect(canMove(index, 3, by)).toBe(expected)
  })
})

test.each([
  [1, 'View 1 model as'],
  [2, 'View 2 models as'],
  [3, 'View 3 models as'],
  [6, 'View 3+ models as'],
])('the label of a view of %i says “%s”', (count, label) => {
  expect(viewLabel(count, 'model')).toBe(label)
})
