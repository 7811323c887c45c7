import { describe, expect, test } from 'vitest'
import { actionInWords, changesOf, recordInWords } from './audit-changes.ts'

describe('changesOf', () => {
  test('tells what differs, field by field', () => {
    const before = { role_level: 50, is_active: true, name: 'Desk', version: 1 }
    const after = { role_level: 60, is_active: false, name: 'Desk', version: 2 }
    expect(changesOf({ noun: 'trailer', before, after })).toEqual([
      { field: 'Role level', before: '50', after: '60' },
      { field: 'Is active', before: 'Yes', after: 'No' },
    ])
  })

  test('tells all of what is new and all of what is gone', () => {
    expect(changesOf({ noun: 'trailer', before: null, after: { name: 'Desk', note: '' } })).toEqual([
      { field: 'Name', before: null, after: 'Desk' },
    ])
    expect(changesOf({ noun: 'trailer', before: { name: 'Desk', ids: [1] }, after: null })).toEqual([
      { field: 'Name', before: 'Desk', after: null },
      { field: 'Ids', before: '1', after: null },
    ])
  })

  test('tells permissions and lists in words', () => {
    const after = {
      permissions: [
        { permission_id: 1, granted: true },
        { permission_id: 999, granted: false },
      ],
      sizes: ['S', 'L'],
    }
    expect(changesOf({ noun: 'trailer', before: { permissions: [], sizes: ['S'] }, after })).toEqual([
      { field: 'Permissions', before: '–', after: 'See the dashboard: granted; Permission 999: withdrawn' },
      { field: 'Sizes', before: 'S', after: 'S, L' },
    ])
  })

  test('tells days and moments as they are read', () => {
    const before = { rental_end_date: '2026-11-28', accepted_at: null }
    const after = { rental_end_date: '2026-12-05', accepted_at: '2026-11-22T17:20:00.000Z' }
    expect(changesOf({ noun: 'trailer', before, after })).toEqual([
      { field: 'Rental end date', before: 'Sat, Nov 28, 2026', after: 'Sat, Dec 5, 2026' },
      { field: 'Accepted at', before: '–', after: 'Nov 22, 2026, 12:20 PM' },
    ])
  })

  test.each([
    ['trailer', 'rental_price_daily', 240.5, '$240.50'],
    ['custom_trailer', 'price', 14_450, '$14,450.00'],
    ['equipment', 'price', 1250, '€1,250.00'],
    ['rental', 'final_price', 0, '$0.00'],
  ] as const)('tells a price of %s as money', (noun, field, value, words) => {
    expect(changesOf({ noun, before: { [field]: null }, after: { [field]: value } })).toMatchObject([
      { before: '–', after: words },
    ])
  })

  test('tells nothing of a password', () =>
    expect(changesOf({ noun: 'trailer', before: null, after: null })).toEqual([]))
})

test('an entry is told as a sentence', () => {
  const told = (entry: Parameters<typeof actionInWords>[0] & Parameters<typeof recordInWords>[0]) =>
    `${actionInWords(entry)} ${recordInWords(entry)}`
  expect(told({ action: 'update', noun: 'admin_group', record_id: 3 })).toBe('changed admin group #3')
  expect(told({ action: 'password', noun: 'account', record_id: 1 })).toBe('set the password of account #1')
  expect(told({ action: 'update', noun: 'site_access', record_id: null })).toBe('changed site access')
  expect(told({ action: 'import', noun: 'equipment', record_id: null, after: { added: 2 } })).toBe('imported equipment')
  expect(told({ action: 'update', noun: 'category', record_id: null, after: { category: 'Ovens' } })).toBe(
    'changed category “Ovens”',
  )
})
