import { describe, expect, test } from 'vitest'
import { changesOf, deedInWords } from './audit-changes.ts'

describe('changesOf', () => {
  test('tells what differs, field by field', () => {
    const before = { role_level: 50, is_active: true, name: 'Desk', version: 1 }
    const after = { role_level: 60, is_active: false, name: 'Desk', version: 2 }
    expect(changesOf({ before, after })).toEqual([
      { field: 'Role level', before: '50', after: '60' },
      { field: 'Is active', before: 'Yes', after: 'No' },
    ])
  })

  test('tells all of what is new and all of what is gone', () => {
    expect(changesOf({ before: null, after: { name: 'Desk', note: '' } })).toEqual([
      { field: 'Name', before: null, after: 'Desk' },
    ])
    expect(changesOf({ before: { name: 'Desk', ids: [1] }, after: null })).toEqual([
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
    expect(changesOf({ before: { permissions: [], sizes: ['S'] }, after })).toEqual([
      { field: 'Permissions', before: '–', after: 'See the dashboard: granted; Permission 999: withdrawn' },
      { field: 'Sizes', before: 'S', after: 'S, L' },
    ])
  })

  test('tells nothing of a password', () => expect(changesOf({ before: null, after: null })).toEqual([]))
})

describe('deedInWords', () => {
  test.each([
    [{ action: 'update', noun: 'admin_group', record_id: 3 }, 'changed admin group #3'],
    [{ action: 'password', noun: 'account', record_id: 1 }, 'set the password of account #1'],
    [{ action: 'update', noun: 'site_access', record_id: null }, 'changed site access'],
    [{ action: 'import', noun: 'equipment', record_id: null, after: { added: 2 } }, 'imported equipment'],
    [{ action: 'update', noun: 'category', record_id: null, after: { category: 'Ovens' } }, 'changed category “Ovens”'],
  ] as const)('tells %j', (entry, words) => expect(deedInWords(entry)).toBe(words))
})
