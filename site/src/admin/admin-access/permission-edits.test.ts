import { describe, expect, test } from 'vitest'
import { changedPermissions, mergedPermissions, permissionName } from './permission-edits.ts'

const granted = (permission_id: number) => ({ permission_id, granted: true })
const withdrawn = (permission_id: number) => ({ permission_id, granted: false })

test('names each permission that somebody else set otherwise, and how', () => {
  expect(changedPermissions([granted(1), granted(12)], [withdrawn(1), granted(12), granted(999)])).toEqual([
    'Permissions (See the dashboard: Withdrawn; Permission 999: Granted)',
  ])
  expect(changedPermissions([granted(1)], [])).toEqual(['Permissions (See the dashboard: From the role)'])
  expect(changedPermissions([granted(2), withdrawn(1)], [withdrawn(1), granted(2)])).toEqual([])
})

describe('mergedPermissions', () => {
  test.each([
    ['keeps what they granted beside what I granted', [], [granted(3)], [granted(1)], [granted(1), granted(3)]],
    ['keeps what they took back', [granted(1)], [granted(1), granted(3)], [], [granted(3)]],
    ['takes back what I took back', [granted(1)], [], [granted(1), granted(2)], [granted(2)]],
    ['lets mine win where both changed the same', [], [withdrawn(1)], [granted(1)], [withdrawn(1)]],
    ['leaves theirs where I changed nothing', [granted(1)], [granted(1)], [withdrawn(1)], [withdrawn(1)]],
  ])('%s', (_, before, mine, theirs, merged) => {
    expect(mergedPermissions(before, mine, theirs)).toEqual(merged)
  })
})

test('a permission that no longer exists is named by its number', () => {
  expect([1, 999].map(permissionName)).toEqual(['See the dashboard', 'Permission 999'])
})
