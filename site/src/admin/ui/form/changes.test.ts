import { expect, test } from 'vitest'
import { areSame, changedLabels, changedValues } from './changes.ts'
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
