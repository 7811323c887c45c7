import { describe, expect, test } from 'vitest'
import { byCategory, permissionSummary, stateOf, withState } from './permission-states.ts'

const list = [
  { permission_id: 2, granted: true },
  { permission_id: 5, granted: false },
]

test.each([
  [2, 'granted'],
  [5, 'withdrawn'],
  [3, 'role'],
])('says of permission %i: %s', (id, state) => expect(stateOf(list, id)).toBe(state))

describe('withState', () => {
  test('adds in the order of ids', () => {
    expect(withState(list, 3, 'granted').map(({ permission_id }) => permission_id)).toEqual([2, 3, 5])
  })
  test('changes', () => expect(stateOf(withState(list, 2, 'withdrawn'), 2)).toBe('withdrawn'))
  test('leaves to the role what is taken off the list', () => {
    expect(withState(list, 5, 'role')).toEqual([{ permission_id: 2, granted: true }])
  })
  test('comes back to where it began', () => expect(withState(withState(list, 2, 'role'), 2, 'granted')).toEqual(list))
})

test.each([
  [[], 'All from the role'],
  [list, '1 granted, 1 withdrawn'],
  [list.slice(1), '1 withdrawn'],
])('sums up %j as %s', (entries, words) => expect(permissionSummary(entries)).toBe(words))

test('puts permissions under their categories', () => {
  const entry = { name: '', description: '', granted: true }
  const groups = byCategory([
    { ...entry, id: 1, category: 'Rentals' },
    { ...entry, id: 2, category: 'Upload' },
    { ...entry, id: 3, category: 'Rentals' },
  ])
  expect(groups.map(([category, members]) => [category, members.map(({ id }) => id)])).toEqual([
    ['Rentals', [1, 3]],
    ['Upload', [2]],
  ])
})
