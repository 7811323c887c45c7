import { describe, expect, test } from 'vitest'
import { isPowerSource, looksElectrical, startingFactor } from './power-kinds.ts'

const named = (name: string, category = '') => ({ name, category })

describe('isPowerSource', () => {
  test.each([
    'Inverter generator 7 kW',
    'Solar panel 400 W',
    'Lithium battery bank',
    'Power cord 50 A',
    'Breaker panel',
  ])('knows a %s', (name) => expect(isPowerSource(named(name))).toBe(true))

  test.each(['Inverter air conditioner', 'Battery charger', 'Battery-powered lights', 'Solar roof fan', 'Steam oven'])(
    'takes a %s for a load',
    (name) => expect(isPowerSource(named(name))).toBe(false),
  )

  test('reads the category where the name says nothing', () => {
    expect(isPowerSource(named('EU7000', 'Generators'))).toBe(true)
    expect(isPowerSource(named('Block heater', 'Generators'))).toBe(false)
  })
})

describe('startingFactor', () => {
  test.each([
    ['Undercounter freezer', '', 3],
    ['Ice maker', '', 3],
    ['Sandwich prep table', '', 3],
    ['Bottle display', 'Refrigeration', 3],
    ['Dough mixer', '', 2],
    ['Wall unit', 'Ventilation', 2],
    ['Exhaust hood', '', 2],
    ['Espresso machine with rotary pump', '', 1],
    ['Convection oven', '', 1],
    ['Heat lamp', '', 1],
  ] as const)('of a %s (%s) is %i', (name, category, factor) => {
    expect(startingFactor(named(name, category))).toBe(factor)
  })
})

describe('looksElectrical', () => {
  test.each([
    'Microwave',
    'Electric ignition griddle',
    'Gas oven with electric ignition',
    'Refrigerated prep table',
    'POS printer',
    'Panini press',
  ])('sees current in a %s', (name) => expect(looksElectrical(named(name))).toBe(true))

  test.each([
    'Three-compartment sink',
    'Propane fryer',
    'Charcoal grill',
    'Work table',
    'Hood filter',
    'Oven rack',
    'Fire extinguisher',
  ])('sees none in a %s', (name) => expect(looksElectrical(named(name))).toBe(false))
})
