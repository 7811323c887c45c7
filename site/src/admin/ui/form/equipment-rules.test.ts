import { describe, expect, test } from 'vitest'
import {
  chosenIds,
  countPieces,
  firstPieces,
  groupByCategory,
  groupsWithIds,
  noEquipmentReason,
  searchGroups,
  selectable,
  toggled,
} from './equipment-rules.ts'

const fryer = { id: 1, name: 'Fryer', category: 'Cooking' }
const grill = { id: 2, name: 'Grill', category: 'Cooking' }
const sink = { id: 3, name: 'Hand sink', category: '' }

describe('selectable', () => {
  test('keeps what has a numeric id and a name that is text', () => {
    const strangers = [null, 'fryer', { id: '4', name: 'Oven' }, { id: 5, name: 7 }, { name: 'Hood' }, Number.NaN]
    expect(selectable([fryer, ...strangers, { id: 9, name: 'Hood', price: 3 }])).toEqual([
      fryer,
      { id: 9, name: 'Hood', category: '' },
    ])
  })
})

describe('groups', () => {
  test('groups by category, and puts what has none under Other at the end', () => {
    const zinc = { id: 4, name: 'Counter', category: 'Zinc' }
    expect(groupByCategory([sink, grill, zinc, fryer])).toEqual([
      { category: 'Cooking', pieces: [fryer, grill] },
      { category: 'Zinc', pieces: [zinc] },
      { category: 'Other', pieces: [sink] },
    ])
  })
})

test('numbers in names count as numbers', () => {
  const pieces = [10, 9, 1].map((id) => ({ id, name: `Shelf ${id}`, category: '' }))
  expect(groupByCategory(pieces)[0]?.pieces.map(({ id }) => id)).toEqual([1, 9, 10])
})

describe('the first pieces', () => {
  const all = groupByCategory([fryer, grill, sink])
  test('stay in their groups', () => {
    expect(firstPieces(all, 1)).toEqual([{ category: 'Cooking', pieces: [fryer] }])
    expect(firstPieces(all, 3)).toEqual(all)
    expect(firstPieces(all, 0)).toEqual([])
  })
  test('are counted', () => expect([countPieces(all), countPieces([])]).toEqual([3, 0]))
})

test('groups of what is selected keep their order, without what the catalogue no longer has', () => {
  const all = groupByCategory([fryer, grill, sink])
  expect(groupsWithIds(all, [3, 99, 2])).toEqual([
    { category: 'Cooking', pieces: [grill] },
    { category: 'Other', pieces: [sink] },
  ])
})

test.each([
  [true, false, '', 'No equipment found'],
  [false, true, '', 'No selected equipment found.'],
  [false, false, 'oven', 'Nothing matches “oven”.'],
  [false, true, 'oven', 'Nothing selected matches “oven”.'],
])(
  'a list says why it shows nothing: empty %j, only selected %j, sought “%s”',
  (isEmpty, onlyChosen, sought, words) => {
    expect(noEquipmentReason({ isEmpty, onlyChosen, sought })).toBe(words)
  },
)

describe('findShelves', () => {
  test.each([
    ['', [1, 2, 3]],
    ['GRILL', [2]],
    ['cook', [1, 2]],
    ['fry cooking', [1]],
    ['100%', []],
  ])('finds by %j', (q, ids) => {
    const found = searchGroups(groupByCategory([fryer, grill, sink]), q)
    expect(found.flatMap(({ pieces }) => pieces.map(({ id }) => id))).toEqual(ids)
  })

  test('puts the names that match best first, and their groups', () => {
    const names = ['Rack for a gas grill', 'Gas bottle', 'Bottle opener'].map((name, id) => ({
      id,
      name,
      category: 'A',
    }))
    const pieces = [...names, { id: 7, name: 'Grill, gas', category: 'B' }, { id: 8, name: 'Grill', category: 'Gas' }]
    const idsOf = (q: string) =>
      searchGroups(groupByCategory(pieces), q).flatMap((group) => group.pieces.map(({ id }) => id))
    expect(idsOf('gas')).toEqual([1, 0, 7, 8])
    expect(idsOf('grill')).toEqual([7, 8, 0])
  })

  test.each(['36" crepe', '36” CRÊPE'])('finds an accent and an inch however they are typed, as in %j', (q) => {
    const plate = { id: 4, name: 'Crêpe plate 36"', category: 'Cooking' }
    expect(searchGroups(groupByCategory([fryer, plate]), q)).toEqual([{ category: 'Cooking', pieces: [plate] }])
  })
})

describe('toggled', () => {
  test('adds at the end', () => expect(toggled([2], 1)).toEqual([2, 1]))
  test('takes away', () => expect(toggled([2, 1], 2)).toEqual([1]))
  test.each(['1', null, undefined, Number.NaN, {}])('ignores %j', (id) => expect(toggled([2], id)).toEqual([2]))
})

describe('chosenIds', () => {
  test('reads a list', () => expect(chosenIds([1, '2', 3])).toEqual([1, 3]))
  test('takes everything else for none', () => expect(chosenIds(undefined)).toEqual([]))
})
