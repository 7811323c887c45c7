import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Load, powerBudget } from './power-budget.ts'

const unsaid = { category: '', watts: null, starting_watts: null, amps: null, volts: null }
function load(name: string, figures: Partial<Load> = {}): Load {
  return { ...unsaid, name, ...figures }
}

// Worked out by hand; the sums stand beside each kitchen.
const coffee = [
  load('Two-group espresso machine', { amps: 20, volts: 208 }), // 4,160 W; heats, no surge
  load('Coffee grinder', { watts: 450 }), // motor: 900 to start
  load('Undercounter refrigerator', { watts: 250 }), // compressor: 750 to start, 500 extra
  load('Water pump', { amps: 7.5, volts: 12 }), // 90 W; motor, 90 extra
  load('LED lights', { watts: 60 }),
  load('POS terminal', { watts: 40 }),
] // running 5,050; largest extra 500; starting 5,550; × 1.2 = 6,660

const tacos = [
  load('Gas griddle', { category: 'Cooking' }),
  load('Exhaust hood fan', { watts: 370 }), // motor: 370 extra
  load('Reach-in refrigerator', { watts: 600, starting_watts: 1500 }), // stated: 900 extra
  load('Sandwich prep refrigerator', { watts: 350 }), // compressor: 700 extra
  load('Steam table', { watts: 1200 }),
  load('Water heater', { watts: 1440 }),
  load('Lights', { watts: 100 }),
  load('Dual-fuel generator', { watts: 9000 }),
] // running 4,060; starting 4,960; × 1.2 = 5,952

const gelato = [
  load('Soft-serve machine', { amps: 16, volts: 230 }), // 3,680 W; compressor: 7,360 extra
  load('Dipping cabinet freezer', { watts: 300 }), // 600 extra
  load('Rooftop air conditioner', { watts: 1350, starting_watts: 2900 }), // 1,550 extra
  load('Blender', { watts: 1500 }), // 1,500 extra
] // running 6,830; starting 14,190; × 1.2 = 17,028

const lemonade = [load('Juicer', { watts: 250 }), load('LED sign', { watts: 30 })]
// running 280; juicer 250 extra; starting 530

const electric = [
  load('Electric convection oven', { watts: 11_000, volts: 240 }),
  load('Electric fryer', { watts: 14_000, volts: 240 }),
] // running and starting 25,000; × 1.2 = 30,000

describe('powerBudget', () => {
  test.each([
    ['a coffee trailer', coffee, 5050, 5550, 'Undercounter refrigerator', 8000, 50],
    ['a gas taco kitchen', tacos, 4060, 4960, 'Reach-in refrigerator', 6500, 50],
    ['a gelato trailer', gelato, 6830, 14_190, 'Soft-serve machine', 18_000, 50],
    ['a lemonade stand', lemonade, 280, 530, 'Juicer', 2000, 30],
    ['an all-electric kitchen', electric, 25_000, 25_000, null, null, null],
    ['nothing', [], 0, 0, null, 2000, 30],
  ])('adds up %s', (_, loads, runningWatts, startingWatts, starter, generatorWatts, shore) => {
    const budget = powerBudget(loads)
    expect(budget).toMatchObject({ runningWatts, startingWatts, starter, generatorWatts, shore, unknown: [] })
    expect(budget.amps120).toBeCloseTo(runningWatts / 120, 2)
    expect(budget.amps240).toBeCloseTo(runningWatts / 240, 2)
  })

  test.each([
    ['30 A at 80% of 3,600 W', 2880, 120, 30],
    ['50 A from there', 2881, 120, 50],
    ['50 A at 80% of 12,000 W', 9600, 120, 50],
    ['none from there', 9601, 120, null],
    ['50 A for anything on 240 V', 500, 240, 50],
  ])('offers shore power of %s', (_, watts, volts, shore) => {
    expect(powerBudget([load('Warmer', { watts, volts })]).shore).toBe(shore)
  })

  test.each([
    ['a fifth to spare', 1666, 120, 2000],
    ['less than that', 1700, 120, 3000],
    ['exactly a fifth to spare', 7500, 120, 9000],
    ['a fifth to spare where it is the biggest', 20_833, 120, 25_000],
    ['240 V', 1000, 240, 5000],
    ['more than any', 21_000, 240, null],
  ])('picks a generator with %s', (_, watts, volts, generatorWatts) => {
    expect(powerBudget([load('Warmer', { watts, volts })]).generatorWatts).toBe(generatorWatts)
  })

  test('offers each common size to what it just carries', () => {
    const sizes = [2000, 3000, 4000, 5000, 6500, 8000, 9000, 10_000, 12_000, 15_000, 18_000, 20_000, 22_000, 25_000]
    const just = sizes.map((rated) => powerBudget([load('Warmer', { watts: Math.floor(rated / 1.2) })]).generatorWatts)
    expect(just).toEqual(sizes)
  })

  test('takes 120 V where none are told, and watts before amperes', () => {
    expect(powerBudget([load('Toaster', { amps: 10 })]).runningWatts).toBe(1200)
    expect(powerBudget([load('Toaster', { amps: 10, volts: 240, watts: 900 })]).runningWatts).toBe(900)
  })

  test('names the first by name of two that start alike, in whatever order they come', () => {
    const [fan, mixer] = [load('Fan', { watts: 300 }), load('Mixer', { watts: 300 })]
    expect([powerBudget([fan, mixer]).starter, powerBudget([mixer, fan]).starter]).toEqual(['Fan', 'Fan'])
  })

  test('asks for 240 V from what is made for more than 120 to 150 V', () => {
    expect([150, 208].map((volts) => powerBudget([load('Warmer', { watts: 100, volts })]).needs240)).toEqual([
      false,
      true,
    ])
  })

  test('takes a starting figure below the running one for none', () => {
    expect(powerBudget([load('Freezer', { watts: 400, starting_watts: 0 })]).startingWatts).toBe(400)
  })

  test('names what is electric and has no figures, and nothing else', () => {
    const pieces = ['Electric griddle', 'Chest freezer', 'Propane freezer', 'Hand sink', 'Gas oven', 'Work table'].map(
      (name) => load(name),
    )
    const sources = [
      'Honda generator',
      'Solar panel kit',
      'Lithium battery',
      'Inverter 3000 W',
      'Shore power cord',
    ].map((name) => load(name))
    expect(powerBudget([...pieces, ...sources]).unknown).toEqual(['Electric griddle', 'Chest freezer'])
  })

  const figure = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }))
  const anyLoad = fc.record({
    name: fc.constantFrom('Fridge', 'Fan', 'Oven', 'Generator', 'Gas grill', 'Table', 'Mixer'),
    category: fc.constantFrom('Cooking', 'Refrigeration', 'Ventilation'),
    watts: figure(20_000),
    starting_watts: figure(50_000),
    amps: figure(100),
    volts: figure(480),
  })
  const anyLoads = fc.array(anyLoad, { maxLength: 20 })
  const figures = (loads: readonly Load[]) => {
    const { runningWatts, startingWatts, amps120, amps240, generatorWatts, shore } = powerBudget(loads)
    return [runningWatts, startingWatts, amps120, amps240, generatorWatts ?? Infinity, shore ?? Infinity]
  }

  test('is never negative, and starting takes no less than running', () => {
    fc.assert(
      fc.property(anyLoads, (loads) => {
        const [running = -1, starting = -1] = figures(loads)
        return running >= 0 && starting >= running
      }),
    )
  })

  test('never falls when a load is added', () => {
    fc.assert(
      fc.property(anyLoads, anyLoad, (loads, more) => {
        const before = figures(loads)
        return figures([...loads, more]).every((value, at) => value >= (before[at] ?? 0))
      }),
    )
  })

  test('does not ask in which order loads come', () => {
    fc.assert(
      fc.property(anyLoads, (loads) => {
        expect(figures([...loads].reverse())).toEqual(figures(loads))
      }),
    )
  })
})
