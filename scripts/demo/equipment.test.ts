import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PublicEquipment } from '#contract/catalogue/equipment'
import items from '../../site/public/data/equipment.json' with { type: 'json' }

const ICONS = ['ChefHat', 'Zap', 'Wrench', 'Car', 'Utensils', 'Sofa', 'Bath', 'Lightbulb', 'Shield', 'Package']
const equipment = PublicEquipment.strict().array().parse(items)

function repeated(values: readonly unknown[]): unknown[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the demo equipment', () => {
  test('has at least 60 pieces in at least 8 categories, each with one of the offered icons', () => {
    expect(equipment.length).toBeGreaterThanOrEqual(60)
    expect(new Set(equipment.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
    const pairs = new Map(equipment.map(({ category, category_icon }) => [category, category_icon]))
    for (const { category, category_icon } of equipment) expect(pairs.get(category)).toBe(category_icon)
    expect([...pairs.values()].filter((icon) => !ICONS.includes(icon ?? ''))).toEqual([])
  })

  test('gives every piece an id and a name of its own', () => {
    expect(repeated(equipment.map(({ id }) => id))).toEqual([])
    expect(repeated(equipment.map(({ name }) => name.toLowerCase()))).toEqual([])
  })

  test('is in the order of the call that it stands in for', () => {
    const places = equipment.map(({ category, name }) => `${category}\n${name}`)
    expect(places).toEqual(places.toSorted())
  })

  test('says of every piece how large it is, where it stands and what it is for', () => {
    for (const { name, dimensions, place, info, description } of equipment) {
      expect(dimensions, name).toMatch(/^[1-9]\d{0,3} × [1-9]\d{0,3} × [1-9]\d{0,3} cm$/)
      expect(place, name).not.toBeNull()
      expect(info, name).not.toBe('')
      expect(description, name).toMatch(/^[A-Z].{20,}\.$/)
    }
  })

  test.each(['fridge', 'soda', 'barbecue', 'snow cone', 'gray water', 'garbage'])('is found by the word %s', (word) => {
    expect(equipment.filter(({ info, description }) => `${info} ${description}`.includes(word))).not.toEqual([])
  })

  test('tells customers in the USA its measures in their units', () => {
    // Burrs are sold by the millimeter there too, and a trailer's length is told in both.
    const metric = /\d ?(?:cm|mm|m|m³|kg|g|l|°C)\b(?! burrs| \(\d+ ft\))|meters|liters/
    expect(equipment.filter(({ info, description }) => metric.test(`${info} ${description}`))).toEqual([])
  })

  test.each(equipment)('gives watts, amps and volts of $name that agree', ({ watts, amps, volts, starting_watts }) => {
    if (volts === null) {
      expect([watts, amps, starting_watts]).toEqual([0, 0, null])
      return
    }
    expect([120, 240]).toContain(volts)
    expect(watts).toBeGreaterThan(0)
    // Amps are rounded to tenths.
    expect(Math.abs((amps ?? 0) * volts - (watts ?? 0))).toBeLessThanOrEqual(0.05 * volts + 1e-9)
    // An ordinary circuit carries 16 A continuously.
    if (volts === 120) expect(amps).toBeLessThanOrEqual(16)
    expect(starting_watts ?? Number.POSITIVE_INFINITY).toBeGreaterThan(watts ?? 0)
  })

  test('has prices in euro and a few on request', () => {
    const onRequest = equipment.filter(({ price }) => price === 0)
    expect(onRequest.length).toBeGreaterThanOrEqual(2)
    expect(onRequest.length).toBeLessThanOrEqual(6)
  })

  test('has everything a drawn trailer can wear', () => {
    const extras = [
      'Inverter generator 7 kW',
      'Menu board',
      'Speakers',
      'Additional serving window',
      'Roof vent',
      'Rooftop air conditioner',
      'Solar panel',
      'LED strip light',
    ]
    const outside = new Set(equipment.filter(({ place }) => place === 'outside').map(({ name }) => name))
    expect(extras.filter((name) => !outside.has(name))).toEqual([])
  })

  test('stays small enough to be a fallback', () => {
    expect(readFileSync('site/public/data/equipment.json').byteLength).toBeLessThan(100_000)
  })
})
