import { describe, expect, test } from 'vitest'
import { actionInWords, changesOf, recordInWords } from './changes.ts'

const told = (entry: Omit<Parameters<typeof changesOf>[0], 'names'>) => changesOf({ ...entry, names: {} })

describe('changesOf', () => {
  test('tells what differs, field by field', () => {
    const before = { role_level: 50, is_active: true, name: 'Desk', version: 1 }
    const after = { role_level: 60, is_active: false, name: 'Desk', version: 2 }
    expect(told({ noun: 'group', before, after })).toEqual([
      { field: 'Role level', before: '50', after: '60' },
      { field: 'Status', before: 'Active', after: 'Inactive' },
    ])
  })

  test('tells all of what is new and all of what is gone', () => {
    expect(told({ noun: 'trailer', before: null, after: { name: 'Desk', note: '' } })).toEqual([
      { field: 'Name', before: null, after: 'Desk' },
    ])
    expect(told({ noun: 'trailer', before: { name: 'Desk', ids: [1] }, after: null })).toEqual([
      { field: 'Name', before: 'Desk', after: null },
      { field: 'Ids', before: '1', after: null },
    ])
  })

  test('tells no value as new that was only noted along, such as the price that a customer accepted', () => {
    const after = { accepted_at: '2026-11-22T17:20:00.000Z', final_price: 540 }
    expect(told({ noun: 'rental', before: { accepted_at: null }, after })).toEqual([
      { field: 'Accepted at', before: '–', after: 'Nov 22, 2026, 12:20 PM' },
      { field: 'Final price', before: null, after: '$540.00' },
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
    expect(told({ noun: 'trailer', before: { permissions: [], sizes: ['S'] }, after })).toEqual([
      { field: 'Permissions', before: '–', after: 'See the dashboard: granted; Permission 999: withdrawn' },
      { field: 'Sizes', before: 'S', after: 'S, L' },
    ])
  })

  test('tells days and moments as they are read', () => {
    const before = { rental_end_date: '2026-11-28', accepted_at: null }
    const after = { rental_end_date: '2026-12-05', accepted_at: '2026-11-22T17:20:00.000Z' }
    expect(told({ noun: 'rental', before, after })).toEqual([
      { field: 'Last day', before: 'Sat, Nov 28, 2026', after: 'Sat, Dec 5, 2026' },
      { field: 'Accepted at', before: '–', after: 'Nov 22, 2026, 12:20 PM' },
    ])
  })

  test.each([
    ['trailer', 'rental_price_daily', 240.5, '$240.50'],
    ['trailer', 'rental_price_weekly', 0, 'Price on request'],
    ['custom_trailer', 'price', 0, 'Price on request'],
    ['equipment', 'price', 0, 'Price on request'],
    ['custom_trailer', 'price', 14_450, '$14,450.00'],
    ['equipment', 'price', 1250, '€1,250.00'],
    ['rental', 'final_price', 0, '$0.00'],
  ] as const)('tells a price of %s as it is shown elsewhere', (noun, field, value, words) => {
    expect(told({ noun, before: { [field]: null }, after: { [field]: value } })).toMatchObject([
      { before: '–', after: words },
    ])
  })

  test.each([
    ['custom_build', 'status', 'approved', 'in_progress', 'Status', 'Approved', 'In Progress'],
    ['rental', 'status', 'pending', 'approved', 'Status', 'Pending', 'Approved'],
    ['contact', 'status', 'new', 'responded', 'Status', 'New', 'Responded'],
    ['trailer', 'status', 'available', 'maintenance', 'Status', 'Available', 'Maintenance'],
    ['equipment', 'place', 'floor', 'overhead', 'Place in the trailer', 'On the floor', 'Overhead'],
    ['mail', 'status', 'failed', 'long_gone', 'Status', 'Failed', 'Long gone'],
    ['account', 'role', 'admin', 'super_admin', 'Role', 'Admin', 'Super Admin'],
  ])('tells of a %s its %s as the portal calls it', (noun, field, was, is, label, before, after) => {
    expect(told({ noun, before: { [field]: was }, after: { [field]: is } })).toEqual([{ field: label, before, after }])
  })

  test('names what a field refers to, and leaves the number alone where that is gone', () => {
    const names = { group: { 3: 'Night crew' }, trailer: { 5: 'Taco box' }, equipment: { 7: 'Griddle' } }
    const groups = { noun: 'account', before: { group_id: null }, after: { group_id: 3 }, names }
    expect(changesOf(groups)).toEqual([{ field: 'Group', before: '–', after: 'Night crew' }])
    expect(changesOf({ noun: 'rental', before: null, after: { trailer_id: 5 }, names })).toEqual([
      { field: 'Trailer', before: null, after: 'Taco box' },
    ])
    const pieces = {
      noun: 'custom_trailer',
      before: { available_equipment: [7, 8] },
      after: { available_equipment: [] },
    }
    expect(changesOf({ ...pieces, names })).toEqual([
      { field: 'Available equipment', before: 'Griddle, #8', after: '–' },
    ])
  })

  test('tells of another record also where it has the same name', () => {
    const names = { equipment: { 7: 'Griddle', 8: 'Griddle' } }
    expect(changesOf({ noun: 'trailer', before: { equipment: [7] }, after: { equipment: [8] }, names })).toHaveLength(1)
  })

  test('tells nothing of a password', () => expect(told({ noun: 'trailer', before: null, after: null })).toEqual([]))
})

test.each([
  [{ action: 'update', noun: 'admin_group', record_id: 3 }, 'changed admin group #3'],
  [{ action: 'password', noun: 'account', record_id: 1 }, 'set the password of account #1'],
  [
    { action: 'password', noun: 'account', record_id: 1, names: { account: { 1: 'staff' } } },
    'set the password of account “staff”',
  ],
  [
    { action: 'update', noun: 'trailer', record_id: 5, names: { trailer: { 5: 'Now' } }, after: { name: 'Then' } },
    'changed trailer “Now”',
  ],
  [
    { action: 'delete', noun: 'trailer', record_id: 5, before: { name: 'Taco box' }, after: null },
    'deleted trailer “Taco box”',
  ],
  [
    { action: 'restore', noun: 'trailer', record_id: 5, before: null, after: { name: 'Taco box' } },
    'restored trailer “Taco box”',
  ],
  [{ action: 'status', noun: 'contact', record_id: 4 }, 'moved message #4'],
  [
    { action: 'create', noun: 'calendar_feed', record_id: 1, names: { account: { 1: 'staff' } } },
    'added calendar subscription of account “staff”',
  ],
  [{ action: 'update', noun: 'business_info', record_id: 1 }, 'changed business info'],
  [{ action: 'update', noun: 'site_access', record_id: null }, 'changed site access'],
  [{ action: 'import', noun: 'equipment', record_id: null, after: { added: 2 } }, 'imported equipment'],
  [{ action: 'update', noun: 'category', record_id: null, after: { category: 'Ovens' } }, 'changed category “Ovens”'],
] as const)('an entry is told as a sentence: %j', (entry, sentence) => {
  expect(`${actionInWords(entry)} ${recordInWords(entry)}`).toBe(sentence)
})
