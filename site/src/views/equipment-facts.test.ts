import { expect, test } from 'vitest'
import { itemFacts } from './equipment-facts.ts'

test('the facts of a piece leave out what is not known, and what is nothing', () => {
  expect(itemFacts({ dimensions: '61 × 55 × 30 cm', watts: 3600, amps: 15, volts: 240 })).toEqual([
    '61 × 55 × 30 cm',
    '3,600 W',
    '15 A at 240 V',
  ])
  expect(itemFacts({ dimensions: '', watts: 0, amps: null, volts: null })).toEqual([])
  expect(itemFacts({ dimensions: '', watts: null, amps: 2.5, volts: null })).toEqual(['2.5 A'])
})
