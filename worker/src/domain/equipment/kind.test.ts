import { describe, expect, test } from 'vitest'
import { equipmentKind, guessPlace } from './kind.ts'

test.each([
  ['Three-compartment sink', 'Plumbing', 'sink'],
  ['Gas range, six burners', 'Cooking', 'cooking'],
  ['Refrigerated pizza prep table', 'Cold', 'cold'],
  ['Worktop', 'Refrigeration', 'cold'],
  ['Cash drawer', 'Point of Sale', 'other'],
])('a %s of %s is %s', (name, category, kind) => expect(equipmentKind({ name, category })).toBe(kind))

describe('guessPlace', () => {
  test.each([
    ['Upright refrigerator', 'Refrigeration', 'floor'],
    ['Countertop fryer', 'Cooking', 'counter'],
    ['Espresso machine', 'Coffee', 'counter'],
    ['Exhaust hood', 'Ventilation', 'overhead'],
    ['Inverter generator', 'Power', 'outside'],
    ['Tongs', 'Smallwares', 'loose'],
    ['Model X', 'Sinks', 'floor'],
  ])('puts a %s of %s on the %s', (name, category, place) => expect(guessPlace({ name, category })).toBe(place))
})
