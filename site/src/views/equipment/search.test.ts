import { describe, expect, test } from 'vitest'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import {
  type EquipmentFilter,
  foundInWords,
  isSelectedElsewhere,
  limitItems,
  nothingVisibleInWords,
  searchIndex,
  visibleEquipment,
} from './search.ts'

function piece(id: number, name: string, values: Partial<PublicEquipment> = {}): PublicEquipment {
  return {
    id,
    name,
    category: 'Cooking',
    category_icon: null,
    price: 0,
    info: '',
    description: '',
    dimensions: '',
    watts: null,
    starting_watts: null,
    amps: null,
    volts: null,
    place: null,
    ...values,
  }
}

const index = searchIndex([
  piece(1, 'Flat-top griddle', { dimensions: '80 × 70 × 30 cm' }),
  piece(2, 'Café grinder', { category: 'Coffee', info: 'Two hoppers, for crème brûlée' }),
  piece(3, 'Fryer', { description: 'Twin baskets for churros' }),
  piece(4, 'Spare wheel', { category: ' ', info: 'For 15" rims' }),
])
const all: EquipmentFilter = { category: null, query: '', onlySelected: false }

function ids(view: Partial<EquipmentFilter>, selected: number[] = []) {
  return visibleEquipment(index, { ...all, ...view }, new Set(selected)).flatMap(({ items }) =>
    items.map(({ id }) => id),
  )
}

describe('the search of equipment', () => {
  test.each([
    ['griddle', [1]],
    ['GRIDDLE flat', [1]],
    ['flat\ttop\u00a0\u00a0griddle ', [1]],
    ['griddle churros', []],
    ['hoppers', [2]],
    ['cafe', [2]],
    ['creme brulee', [2]],
    ['churros', [3]],
    ['80x70', [1]],
    ['80 × 70', [1]],
    ['80*70', [1]],
    ['31x28', [1]],
    ['15” rims', [4]],
    ['cooking', []],
    ['  ', [1, 3, 2, 4]],
  ])('finds by name, info, description and dimensions: %s', (query, found) => {
    expect(ids({ query })).toEqual(found)
  })

  test('crosses all categories and groups by them', () => {
    expect(visibleEquipment(index, { ...all, category: 'Cooking', query: 'r' }, new Set())).toMatchObject([
      { category: 'Cooking', items: [{ id: 1 }, { id: 3 }] },
      { category: 'Coffee', items: [{ id: 2 }] },
      { category: 'Other', items: [{ id: 4 }] },
    ])
  })

  test('puts the names that match best first, and their categories', () => {
    const griddles = searchIndex([
      piece(1, 'Scraper', { info: 'For a flat-top griddle' }),
      piece(2, 'Big griddle'),
      piece(3, 'Griddle, 80 × 70', { category: 'Hot' }),
      piece(4, 'Griddle'),
    ])
    const found = visibleEquipment(griddles, { ...all, query: 'Griddle' }, new Set())
    expect(found.map(({ items }) => items.map(({ id }) => id))).toEqual([[3], [4, 2, 1]])
  })

  test('shows one category where nothing is searched', () => {
    expect(ids({ category: 'Cooking' })).toEqual([1, 3])
    expect(ids({ category: 'Other' })).toEqual([4])
  })

  test('shows only what is selected of what is visible', () => {
    expect(ids({ onlySelected: true }, [2, 3])).toEqual([2, 3])
    expect(ids({ onlySelected: true, category: 'Cooking' }, [2, 3])).toEqual([3])
    expect(ids({ onlySelected: true, query: 'griddle' }, [2, 3])).toEqual([])
  })

  test('says why there is nothing to see', () => {
    expect(nothingVisibleInWords({ ...all, onlySelected: true })).toBe('No selected equipment found.')
    expect(nothingVisibleInWords({ ...all, onlySelected: true, query: ' ' })).toBe('No selected equipment found.')
    expect(nothingVisibleInWords({ ...all, onlySelected: true, query: 'x' })).toBe('No equipment matches your search.')
    expect(nothingVisibleInWords(all)).toBe('No equipment matches your search.')
  })

  test.each([
    ['griddle', '1 item found.'],
    ['i', '2 items found.'],
    ['zzz', 'No items found.'],
    [' ', ''],
  ])('tells a screen reader what a search for %o found', (query, words) => {
    const both = searchIndex([piece(1, 'Griddle'), piece(2, 'Sink')])
    expect(foundInWords(visibleEquipment(both, { ...all, query }, new Set()), { query })).toBe(words)
  })

  test.each([
    [1, [['Cooking', 1]]],
    [2, [['Cooking', 2]]],
    [
      3,
      [
        ['Cooking', 2],
        ['Cold', 1],
      ],
    ],
    [
      9,
      [
        ['Cooking', 2],
        ['Cold', 1],
      ],
    ],
  ])('takes the first %i pieces, in their categories', (most, shown) => {
    const all = searchIndex([piece(1, 'Griddle'), piece(2, 'Range'), piece(3, 'Fridge', { category: 'Cold' })])
    const groups = visibleEquipment(all, { category: null, query: '', onlySelected: false }, new Set())
    expect(limitItems(groups, most).map(({ category, items }) => [category, items.length])).toEqual(shown)
  })

  test.each<[Partial<EquipmentFilter>, number, boolean]>([
    [{}, 3, true],
    [{}, 0, false],
    [{ category: null }, 3, false],
    [{ query: ' ' }, 3, true],
    [{ query: 'x' }, 3, false],
    [{ onlySelected: false }, 3, false],
  ])('knows whether what is selected is in another category: %o of %i', (view, selected, isElsewhere) => {
    const cooking = { category: 'Cooking', query: '', onlySelected: true }
    expect(isSelectedElsewhere({ ...cooking, ...view }, selected)).toBe(isElsewhere)
  })
})
