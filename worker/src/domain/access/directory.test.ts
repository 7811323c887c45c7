import { expect, test } from 'vitest'
import { type AccountRecord, type GroupRecord, withGroup, withoutGroup } from './directory.ts'

const group = (id: number, name: string): GroupRecord => ({
  id,
  name,
  description: '',
  role_level: 50,
  is_active: true,
  permissions: [],
  version: 1,
})

const member = (id: number, group_id: number | null): AccountRecord => ({
  id,
  username: `account-${id}`,
  email: `account-${id}@example.org`,
  role: 'admin',
  is_active: true,
  group_id,
  version: 1,
})

const directory = {
  accounts: [member(1, 1), member(2, 2), member(3, null)],
  groups: [group(1, 'Office'), group(2, 'Yard')],
}

test('a group that is stored stands beside the others, in place of what it was', () => {
  const { groups } = withGroup(directory, group(1, 'Workshop'))
  expect(groups.map(({ name }) => name)).toEqual(['Workshop', 'Yard'])
})

test('a group that is deleted leaves its members without one, and everybody else as they were', () => {
  const { accounts, groups } = withoutGroup(directory, 1)
  expect(groups.map(({ id }) => id)).toEqual([2])
  expect(accounts.map(({ group_id }) => group_id)).toEqual([null, 2, null])
})
