import { describe, expect, test } from 'vitest'
import { readDimensions } from './dimensions.ts'

describe('readDimensions', () => {
  test.each([
    ['80 × 70 × 90 cm', 80, 70, 90],
    ['80x70x90', 80, 70, 90],
    ['80 X 70 X 90 CM', 80, 70, 90],
    ['80 cm x 70 cm', 80, 70, null],
    ['80.5 x 70,5 cm', 80.5, 70.5, null],
    ['800 x 700 x 900 mm', 80, 70, 90],
    ['1,200 x 800 x 2,100 mm', 120, 80, 210],
    ['36.125 x 30 in', 91.8, 76.2, null],
    ['1.2 m × 0.6 m', 120, 60, null],
    [`36" × 30"`, 91.4, 76.2, null],
    ['36 x 30 x 34 in', 91.4, 76.2, 86.4],
    ['36” x 30” x 34”', 91.4, 76.2, 86.4],
    ['36 in x 30', 91.4, 76.2, null],
    ['36 x 30 in x 34', 91.4, 76.2, 86.4],
    [' 0.5 x 1000 cm ', 0.5, 1000, null],
  ])('reads %s', (text, widthCm, depthCm, heightCm) => {
    expect(readDimensions(text)).toEqual({ widthCm, depthCm, heightCm })
  })

  test.each([
    '',
    '80',
    '80 cm',
    'about 80 x 70',
    '80 x 70 x 90 x 20',
    '0 x 70',
    '-80 x 70',
    '80 x 1000.1 cm',
    '80 x 70 x 0 cm',
    '1,200 x 80 cm',
    '80 x 70 x 1,200 cm',
    '5 gal',
    '80W x 70D',
  ])('does not guess at “%s”', (text) => expect(readDimensions(text)).toBeNull())
})
