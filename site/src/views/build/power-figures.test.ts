import { describe, expect, test } from 'vitest'
import { type Load, powerBudget } from '#domain/kitchen/power-budget'
import { powerFigures } from './power-figures.ts'

function load(watts: number, volts: number): Load {
  return { name: 'Oven', category: 'Cooking', watts, starting_watts: null, amps: null, volts }
}

function figures(...loads: Load[]) {
  return Object.fromEntries(powerFigures(powerBudget(loads)).map(({ label, figure }) => [label, figure]))
}

describe('the figures of a power budget', () => {
  test('are none while nothing draws power', () => {
    expect(powerFigures(powerBudget([]))).toEqual([])
  })

  test('say what carries a small kitchen', () => {
    expect(figures(load(1209.5, 120))).toEqual({
      Running: '1,210 W',
      Starting: '1,210 W',
      'At 120 V': '11 A',
      'At 240 V': '6 A',
      'Smallest generator': '2,000 W',
      'Shore power': 'A 30 A plug',
    })
  })

  test('say so where 120 V or one generator is not enough', () => {
    expect(figures(load(3400, 240))).toMatchObject({ 'At 120 V': 'Needs 240 V', 'Shore power': 'A 50 A plug' })
    expect(figures(load(60_000, 240))).toMatchObject({
      'Smallest generator': 'More than one',
      'Shore power': 'More than 50 A',
    })
  })
})
