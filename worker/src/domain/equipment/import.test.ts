import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EquipmentInput } from '#contract/catalogue/equipment'
import { type KnownEquipment, planImport } from './import.ts'

const fryer: KnownEquipment = {
  ...EquipmentInput.parse({ name: 'Fryer', category: 'Cooking', price: 900, watts: 6000, info: 'Two baskets' }),
  id: 7,
  version: 3,
}

function plan(...rows: unknown[]) {
  return planImport(rows, [fryer])
}

describe('planImport', () => {
  test('adds what is new', () => {
    const row = { name: ' Griddle ', category: 'Cooking', price: '€ 1.250,00', watts: '2.800', amps: 12 }
    const { rows, added, counts } = plan(row)
    const ratings = { watts: 2800, starting_watts: null, amps: 12, volts: null }
    expect(rows).toEqual([{ index: 0, action: 'add', price: 1250, ratings, name: 'Griddle', category: 'Cooking' }])
    expect(added).toMatchObject([{ name: 'Griddle', price: 1250, watts: 2800, info: '' }])
    expect(counts).toEqual({ add: 1, change: 0, same: 0, refuse: 0 })
  })

  test('changes a piece of the same name and category, in the fields the row has', () => {
    const { rows, changed } = plan({ name: 'FRYER', category: 'cooking', price: 950 })
    expect(rows).toMatchObject([{ action: 'change', id: 7 }])
    expect(rows[0]?.changes).toContainEqual({ field: 'price', from: 900, to: 950 })
    expect(changed).toMatchObject([{ id: 7, price: 950, watts: 6000, info: 'Two baskets' }])
  })

  test('knows a piece by its name with spaces of any kind, and leaves them as they are stored', () => {
    const { rows } = plan({ name: 'Ice  bin \u00a0 XL', category: 'Bar' }, { name: 'ice\u00a0bin xl', category: 'Bar' })
    expect(rows).toMatchObject([{ action: 'add' }, { action: 'refuse', issues: [{ path: 'name', same_as: 0 }] }])
    const catalogue = ['Ice\u00a0bin', 'Ice bin'].map((name, place) => ({
      ...EquipmentInput.parse({ name, category: 'Bar', price: 10 }),
      id: place + 1,
      version: 1,
    }))
    const ofOne = planImport([{ name: 'Ice bin', category: 'Bar', price: 12 }], catalogue.slice(0, 1))
    expect(ofOne.rows).toMatchObject([{ action: 'change', id: 1, changes: [{ field: 'price', from: 10, to: 12 }] }])
    // If the catalogue already has both spellings, each row matches its own.
    expect(planImport([{ name: 'Ice\u00a0bin', category: 'Bar', price: 12 }], catalogue).changed).toMatchObject([
      { id: 1 },
    ])
    const inTwoCases = ['bin', 'Bin'].map((name, place) => ({ ...fryer, name, category: 'bar', id: place + 1 }))
    expect(planImport([{ name: 'bin', category: 'bar', price: 12 }], inTwoCases).changed).toMatchObject([{ id: 1 }])
    const both = catalogue.map(({ name }) => ({ name, category: 'Bar', price: 12 }))
    expect(planImport(both, catalogue).changed).toMatchObject([{ id: 1 }, { id: 2 }])
    const thrice = planImport([...both, { name: 'ICE BIN', category: 'Bar' }], catalogue).rows
    expect(thrice[2]?.issues).toMatchObject([{ path: 'name', same_as: 1 }])
  })

  test('writes a category as the catalogue does, and a new one as the first row that has it', () => {
    const { added, changed, rows } = plan(
      { name: 'Fryer', category: 'COOKING', price: 950 },
      { name: 'Wok', category: ' cooking ' },
      { name: 'Cup', category: 'Bar  Ware' },
      { name: 'Glass', category: 'bar ware' },
    )
    expect(changed.map(({ category }) => category)).toEqual(['Cooking'])
    expect(added.map(({ category }) => category)).toEqual(['Cooking', 'Bar  Ware', 'Bar  Ware'])
    expect(rows[0]?.changes).toEqual([{ field: 'price', from: 900, to: 950 }])
  })

  test('leaves a piece in its category where the catalogue has two that differ in case alone', () => {
    const kept = EquipmentInput.parse({ name: 'Wok', category: 'cooking' })
    const catalogue = [
      { ...EquipmentInput.parse({ name: 'Fryer', category: 'Cooking' }), id: 1, version: 1 },
      { ...kept, id: 2, version: 1 },
    ]
    expect(planImport([{ name: 'Wok', category: 'cooking' }], catalogue).counts).toMatchObject({ same: 1, change: 0 })
  })

  test('adds a piece of the same name in another category, also where one list has both', () => {
    const { rows, counts } = plan({ name: 'Fryer', category: 'Snacks' }, { name: 'Fryer', category: 'Cooking' })
    expect(rows.map(({ action }) => action)).toEqual(['add', 'same'])
    expect(counts).toMatchObject({ add: 1, refuse: 0 })
  })

  test('keeps what is stored where a cell of the row is empty', () => {
    const blank = { price: '', info: ' ', description: '', dimensions: '', place: '', watts: '' }
    const { rows, changed } = plan({ name: 'Fryer', category: 'Cooking', ...blank, amps: '20' })
    expect(rows[0]?.changes).toEqual([{ field: 'amps', from: null, to: 20 }])
    expect(changed).toMatchObject([{ price: 900, info: 'Two baskets', watts: 6000, amps: 20 }])
  })

  test('leaves alone what is stored just so', () => {
    expect(plan({ name: 'Fryer', category: 'Cooking', price: '900,00' }).counts).toMatchObject({ same: 1, change: 0 })
  })

  test.each([
    [{ category: 'Cooking' }, 'name', 'Name is required'],
    [{ name: ' ', category: 'Cooking' }, 'name', 'Name is required'],
    [{ name: 'A' }, 'category', 'Category is required'],
    [{ name: 'A', category: ' ' }, 'category', 'Category is required'],
    [{ name: 'A', category: 'B', price: -1 }, 'price', 'A price cannot be negative'],
    [{ name: 'A', category: 'B', price: Number.POSITIVE_INFINITY }, 'price', 'Enter a price'],
    [{ name: 'A', category: 'B', watts: 'many' }, 'watts', 'Enter watts as a number from 0 to 100,000'],
    [{ name: 'A', category: 'B', watts: '0x10' }, 'watts', 'Enter watts as a number from 0 to 100,000'],
    [{ name: 'A', category: 'B', place: 'ceiling' }, 'place', expect.any(String)],
    ['Fryer', '', 'This row is not a piece of equipment'],
    [null, '', 'This row is not a piece of equipment'],
    [[], '', 'This row is not a piece of equipment'],
  ])('refuses %j', (row, path, message) => {
    expect(plan(row).rows).toMatchObject([{ index: 0, action: 'refuse', issues: [{ path, message }] }])
  })

  test('tells of a refused row what it calls itself, as far as a line holds it', () => {
    const { rows } = plan({ name: 'N'.repeat(200), category: 'Cooking' }, { name: 5, category: 'Cooking' })
    expect(rows).toMatchObject([
      { name: 'N'.repeat(120), category: 'Cooking' },
      { name: '', category: 'Cooking' },
    ])
  })

  test('refuses the second row of one piece, and of one number', () => {
    const { rows } = plan(
      { id: 1, name: 'A', category: 'B' },
      { id: 2, name: 'a', category: 'b' },
      { id: 1, name: 'C', category: 'B' },
    )
    expect(rows.map(({ action }) => action)).toEqual(['add', 'refuse', 'refuse'])
    expect(rows[1]?.issues).toEqual([{ path: 'name', message: 'Row 1 is the same piece', same_as: 0 }])
    expect(rows[2]?.issues).toEqual([{ path: 'id', message: 'Row 1 is the same piece', same_as: 0 }])
  })

  test('takes for a number what is one, and lets no other thing break the import', () => {
    const { rows } = plan(
      { id: { toString: 1, valueOf: 1 }, name: 'A', category: 'B' },
      { id: [1], name: 'C', category: 'B' },
      { id: 1, name: 'D', category: 'B' },
      { id: '1', name: 'E', category: 'B' },
    )
    expect(rows.map(({ action }) => action)).toEqual(['add', 'add', 'add', 'refuse'])
  })

  test('reads the figures of a table, in which everything is text', () => {
    const row = {
      name: 'A',
      category: 'B',
      price: '12.50',
      watts: ' 1800 ',
      starting_watts: '3000',
      amps: ' ',
      volts: '120',
      place: '',
    }
    expect(plan(row).added).toMatchObject([
      { price: 12.5, watts: 1800, starting_watts: 3000, amps: null, volts: 120, place: null },
    ])
  })

  test.each([
    ['2.800', 2800],
    ['2,800', 2800],
    ['1234.500', 1234.5],
    ['0.125', 0.125],
    ['2.8', 2.8],
  ])('reads %s watts as a price of these figures', (watts, value) => {
    expect(planImport([{ name: 'Mixer', category: 'Cooking', watts, amps: '4.167' }], []).added).toMatchObject([
      { watts: value, amps: 4.167 },
    ])
  })

  test('refuses a price in dollars, instead of taking it for euros', () => {
    const { rows } = plan({ name: 'Smoker', category: 'Cooking', price: '$1,200' })
    expect(rows[0]?.issues).toEqual([{ path: 'price', message: 'Enter the price in euros' }])
  })

  test('refuses figures that are no price, instead of taking them for “on request”', () => {
    const { rows, counts } = plan(
      { name: 'Smoker', category: 'Cooking', price: '100 – 200' },
      { name: 'Awning', category: 'Exterior', price: 'on request' },
    )
    expect(counts).toMatchObject({ add: 1, refuse: 1 })
    expect(rows[0]?.issues).toEqual([{ path: 'price', message: 'Enter a price' }])
  })

  test('judges every row once and never adds a piece twice, whatever it is given', () => {
    const name = fc.constantFrom('Fryer', 'fryer', 'Oven', 'Sink', '', 5)
    const row = fc.oneof(fc.record({ name, category: fc.constantFrom('Cooking', 'cooking', '') }), fc.anything())
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const { rows: judged, counts, added, changed } = plan(...rows)
        expect(judged.map(({ index }) => index)).toEqual(rows.map((_, index) => index))
        expect(counts.add + counts.change + counts.same + counts.refuse).toBe(rows.length)
        expect([added.length, changed.length]).toEqual([counts.add, counts.change])
        const identities = added.map((piece) => `${piece.category}/${piece.name}`.toLowerCase())
        expect(new Set(identities).size).toBe(identities.length)
        for (const piece of added) expect(EquipmentInput.parse(piece)).toEqual(piece)
      }),
    )
  })

  test('finds nothing to do in what it has just done', () => {
    const row = fc.record(
      {
        name: fc.string({ minLength: 1, maxLength: 20 }),
        category: fc.constant('X'),
        price: fc.nat(),
        info: fc.string(),
      },
      { requiredKeys: ['name', 'category'] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const first = planImport(rows, [])
        const stored = first.added.map((piece, index) => ({ ...piece, id: index + 1, version: 1 }))
        const again = planImport(rows, stored)
        expect(again.counts).toEqual({ ...first.counts, add: 0, same: first.counts.add })
      }),
    )
  })
})
