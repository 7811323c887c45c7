import { describe, expect, test } from 'vitest'
import { areSame, changedLabels, changedValues, mergedValues, replacedValues } from './changes.ts'
import type { Field } from './fields.ts'

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'select', name: 'group_id', label: 'Group', options: [] },
  { kind: 'price-group', name: 'rates', label: 'Rates', prices: [{ name: 'daily', label: 'Daily rate' }] },
]

test('names the fields that somebody else changed, as the form calls them', () => {
  const before = { name: 'Taco', group_id: 1, daily: 5, note: 'a' }
  expect(changedLabels(before, { name: 'Taco', group_id: null, daily: 6, note: 'b' }, fields)).toEqual([
    'Group',
    'Daily rate',
  ])
})

test('names a value once that two fields show', () => {
  const twice: Field[] = [
    { kind: 'equipment-selector', name: 'equipment', label: 'Equipment', items: [] },
    { kind: 'selected-equipment', name: 'equipment', label: 'Selected equipment', items: [] },
  ]
  expect(changedLabels({ equipment: [1] }, { equipment: [1, 2] }, twice)).toEqual(['Equipment'])
})

test('shows what saving would replace of theirs, and neither what is only theirs nor what both changed alike', () => {
  const all: Field[] = [...fields, { kind: 'textarea', name: 'notes', label: 'Notes' }]
  const before = { name: 'Taco', group_id: 1, daily: 5, notes: '' }
  const mine = { name: 'Burrito', group_id: 1, daily: 7.5, notes: 'The same' }
  const theirs = { name: 'Torta', group_id: 2, daily: 1250, notes: 'The same' }
  expect(replacedValues(before, mine, theirs, all)).toEqual([
    { label: 'Name', theirs: 'Torta' },
    { label: 'Daily rate', theirs: '$1,250.00' },
  ])
})

test('shows no list as replaced, since two lists are merged', () => {
  const list: Field[] = [{ kind: 'list', name: 'features', label: 'Features', noun: 'feature', max: 9 }]
  expect(replacedValues({ features: ['a'] }, { features: ['a', 'b'] }, { features: ['a', 'c'] }, list)).toEqual([])
})

test('knows what was changed here, also to nothing', () => {
  const before = { name: 'Taco', group_id: 1, features: ['a', 'b'], note: '' }
  expect(changedValues(before, { name: 'Taco', group_id: null, features: ['b', 'a'], note: '' }, [])).toEqual({
    group_id: null,
    features: ['b', 'a'],
  })
})

test('leaves out what was locked meanwhile, which could be neither saved nor changed back', () => {
  const locked: Field[] = [{ kind: 'text', name: 'name', label: 'Name', locked: 'It is closed.' }]
  expect(changedValues({ name: 'Taco', note: '' }, { name: 'Burrito', note: 'a' }, locked)).toEqual({ note: 'a' })
})

test('knows whether anything was changed at all', () => {
  expect(areSame({ name: 'Taco', features: ['a'] }, { name: 'Taco', features: ['a'] })).toBe(true)
  expect(areSame({ name: 'Taco', features: ['a'] }, { name: 'Taco', features: ['b'] })).toBe(false)
  expect(areSame(undefined, {})).toBe(false)
})

describe('over what somebody else saved', () => {
  const before = { name: 'Taco', note: '', features: ['sink', 'fryer', 'lamp'] }
  const merged = (mine: Partial<typeof before>, theirs: Partial<typeof before>) =>
    mergedValues(before, { ...before, ...mine }, { ...before, ...theirs }, [])

  test('only what was changed here is put', () => {
    expect(merged({ note: 'mine' }, { name: 'Theirs', features: [] })).toEqual({
      name: 'Theirs',
      note: 'mine',
      features: [],
    })
  })

  test.each([
    ['both added', ['sink', 'fryer', 'lamp', 'grill'], ['sink', 'fryer', 'lamp', 'fan'], 'sink fryer lamp grill fan'],
    ['one removed, the other added', ['fryer', 'lamp'], ['sink', 'fryer', 'lamp', 'fan'], 'fryer lamp fan'],
    ['the other removed, one added', ['sink', 'fryer', 'lamp', 'grill'], ['sink'], 'sink grill'],
    ['both added the same', ['sink', 'fan'], ['sink', 'fryer', 'fan'], 'sink fan'],
    ['it was put into another order here', ['lamp', 'sink', 'fryer'], ['sink', 'lamp', 'fan'], 'lamp sink fan'],
    ['it was emptied here', [], ['sink', 'fan'], ''],
    ['it was emptied there', ['sink', 'grill'], [], 'sink grill'],
  ])('a list keeps what either did: %s', (_, mine, theirs, result) => {
    expect(merged({ features: mine }, { features: theirs }).features.join(' ')).toBe(result)
  })
})
