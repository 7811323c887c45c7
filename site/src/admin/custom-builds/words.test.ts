import { describe, expect, test } from 'vitest'
import { colorHex, colorInWords, firstPieces } from './words.ts'

describe('firstPieces', () => {
  test.each([
    [[], [], 0],
    [['Fryer', 'Sink', 'Fridge'], ['Fryer', 'Sink', 'Fridge'], 0],
    [['Fryer', 'Sink', 'Fridge', 'Hood', 'Awning'], ['Fryer', 'Sink', 'Fridge'], 2],
  ])('of %j names three and counts the rest', (names, named, more) => {
    expect(firstPieces(names)).toEqual({ named, more })
  })
})

test('colorInWords names a color and its code', () => expect(colorInWords('RAL 3020')).toBe('Traffic Red, RAL 3020'))

test('colorHex shows it', () => expect(colorHex('RAL 3020')).toBe('#C1121C'))
