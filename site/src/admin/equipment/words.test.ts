import { expect, test } from 'vitest'
import { euroPrice, ratingsInWords } from './words.ts'

test.each([
  [0, 'Price on request'],
  [1250, '€1,250.00'],
  [0.5, '€0.50'],
])('prices %f at %s', (price, words) => expect(euroPrice(price)).toBe(words))

test.each([
  [{ watts: 3000, starting_watts: 6000, amps: 13, volts: 230 }, '3,000 W (6,000 W starting) · 13 A · 230 V'],
  [{ watts: 300, starting_watts: null, amps: null, volts: null }, '300 W'],
  [{ watts: null, starting_watts: 900, amps: null, volts: 12 }, '900 W starting · 12 V'],
  [{ watts: 0, starting_watts: null, amps: null, volts: null }, 'No electricity'],
  [{ watts: null, starting_watts: null, amps: null, volts: null }, ''],
])('tells what is drawn: %j', (piece, words) => expect(ratingsInWords(piece)).toBe(words))
