import { expect, test } from 'vitest'
import { itemFacts } from './facts.ts'

test('the facts of a piece leave out what is not known, and what is nothing', () => {
  expect(itemFacts({ dimensions: '61 × 55 × 30 cm', watts: 3600, amps: 15, volts: 240 })).toEqual([
    '61 × 55 × 30 cm (24 × 22 × 12 in)',
    '3,600 W',
    '15 A at 240 V',
  ])
  expect(itemFacts({ dimensions: '', watts: 0, amps: null, volts: null })).toEqual([])
  expect(itemFacts({ dimensions: '', watts: null, amps: 2.5, volts: null })).toEqual(['2.5 A'])
})

test.each([
  ['61 × 52 cm', '61 × 52 cm (24 × 20 in)'],
  ['80 cm x 70 cm', '80 cm x 70 cm (31 × 28 in)'],
  ['610 × 720 × 380 mm', '610 × 720 × 380 mm (24 × 28 × 15 in)'],
  ['300 × 1 × 120 cm', '300 × 1 × 120 cm (118 × 0.4 × 47 in)'],
  ['600 × 600 × 1 mm', '600 × 600 × 1 mm (24 × 24 × 0.1 in)'],
  [' 61 × 52 CM ', '61 × 52 CM (24 × 20 in)'],
  ['61 cm × 24 in', '61 cm × 24 in'],
  ['24" × 28"', '24" × 28"'],
  ['24 × 28 in', '24 × 28 in'],
  ['61 × 52', '61 × 52'],
  ['fits 8 hotel pans, 40 cm', 'fits 8 hotel pans, 40 cm'],
])('a piece of %s is %s', (dimensions, words) =>
  expect(itemFacts({ dimensions, watts: null, amps: null, volts: null })).toEqual([words]),
)
