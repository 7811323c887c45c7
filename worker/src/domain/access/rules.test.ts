import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type AccountRecord,
  type Directory,
  type GroupRecord,
  NEW,
  rightsIn,
  withAccount,
  withGroup,
  withoutAccount,
  withoutGroup,
} from './directory.ts'
import { hasPermission, PERMISSIONS, type Permission } from './permissions.ts'
import { changeRefusal } from './rules.ts'

const DEVELOPER = 1
const MANAGER = 2
const SECOND = 3
const STAFF = 4
const HELPER = 5
const OFFICE = 1
const LOGS = 2
const RAISED = 3

function newAccount(id: number, role: string, values: Partial<AccountRecord> = {}): AccountRecord {
  const username = `account-${id}`
  return {
    id,
    username,
    email: `${username}@example.org`,
    role,
    is_active: true,
    group_id: null,
    version: 1,
    ...values,
  }
}

function entries(granted: boolean, ...names: Permission[]) {
  return names.map((name) => ({ permission_id: PERMISSIONS.indexOf(name) + 1, granted }))
}

function newGroup(id: number, role_level: number, permissions = entries(true)): GroupRecord {
  return { id, name: `Group ${id}`, description: '', role_level, is_active: true, permissions, version: 1 }
}

const directory: Directory = {
  accounts: [
    newAccount(DEVELOPER, 'developer'),
    newAccount(MANAGER, 'super_admin'),
    newAccount(SECOND, 'super_admin'),
    newAccount(STAFF, 'admin'),
    // An admin whose group grants them the accounts, and withdraws the pictures.
    newAccount(HELPER, 'admin', { group_id: OFFICE }),
  ],
  groups: [
    newGroup(OFFICE, 50, [
      ...entries(true, 'admin_access.view', 'admin_access.manage'),
      ...entries(false, 'images.manage'),
    ]),
    newGroup(LOGS, 50, entries(true, 'developer_logs.view')),
    newGroup(RAISED, 95),
  ],
}

function account(id: number): AccountRecord {
  const found = directory.accounts.find((one) => one.id === id)
  if (!found) throw new Error(`There is no account ${id}`)
  return found
}

function group(id: number): GroupRecord {
  const found = directory.groups.find((one) => one.id === id)
  if (!found) throw new Error(`There is no group ${id}`)
  return found
}

function judge(by: number, after: Directory, about: object, before = directory): string | null {
  const refusal = changeRefusal({ by, before, after, ...about })
  return refusal && `${refusal.kind}: ${refusal.message}`
}

function edit(by: number, id: number, values: Partial<AccountRecord>, isNewPassword = false) {
  return judge(by, withAccount(directory, { ...account(id), ...values }), { accountId: id, isNewPassword })
}

function editGroup(by: number, id: number, values: Partial<GroupRecord>) {
  return judge(by, withGroup(directory, { ...group(id), ...values }), { groupId: id })
}

function dropSecondFactor(by: number, id: number) {
  return judge(by, directory, { accountId: id, losesSecondFactor: true })
}

function create(by: number, role: string, values: Partial<AccountRecord> = {}) {
  return judge(by, withAccount(directory, newAccount(NEW, role, values)), { accountId: NEW })
}

function remove(by: number, id: number) {
  return judge(by, withoutAccount(directory, id), { accountId: id })
}

describe('changeRefusal', () => {
  test.each([
    ['a manager makes an admin', create(MANAGER, 'admin')],
    ['a manager makes another manager', create(MANAGER, 'super_admin')],
    ['a manager makes an account of any other role', create(MANAGER, 'constructor')],
    ['a developer makes a developer', create(DEVELOPER, 'developer')],
    ['a manager deactivates another', edit(MANAGER, SECOND, { is_active: false })],
    ['a manager deletes another', remove(MANAGER, SECOND)],
    ['a manager sets a password', edit(MANAGER, STAFF, {}, true)],
    ['a manager sets their own', edit(MANAGER, MANAGER, {}, true)],
    ['a manager turns off the two-step sign-in of an admin', dropSecondFactor(MANAGER, STAFF)],
    ['a manager mends their own address', edit(MANAGER, MANAGER, { email: 'new@example.org' })],
    ['a manager puts somebody into a group', edit(MANAGER, STAFF, { group_id: OFFICE })],
    ['a manager saves a group as it is', editGroup(MANAGER, LOGS, {})],
    ['a manager takes from a group what they lack', editGroup(MANAGER, LOGS, { permissions: [] })],
    ['a manager grants what they have', editGroup(MANAGER, LOGS, { permissions: entries(true, 'images.manage') })],
    ['a helper renames an admin', edit(HELPER, STAFF, { username: 'other' })],
  ])('lets %s', (_, refusal) => {
    expect(refusal).toBeNull()
  })

  test.each([
    ['create a developer', create(MANAGER, 'developer'), 'above your own level'],
    ['create one in a group above', create(MANAGER, 'admin', { group_id: RAISED }), 'above your own level'],
    ['create an inactive one above', create(MANAGER, 'developer', { is_active: false }), 'above your own level'],
    ['edit a developer', edit(MANAGER, DEVELOPER, { email: 'new@example.org' }), 'is above your own level'],
    ['set a developer’s password', edit(MANAGER, DEVELOPER, {}, true), 'is above your own level'],
    ['delete a developer', remove(MANAGER, DEVELOPER), 'is above your own level'],
    ['raise an admin above', edit(MANAGER, STAFF, { role: 'developer' }), 'raise an account above'],
    ['raise themselves', edit(MANAGER, MANAGER, { role: 'developer' }), 'raise an account above'],
    ['join a group above', edit(MANAGER, MANAGER, { group_id: RAISED }), 'raise an account above'],
    ['join a group that may more', edit(MANAGER, MANAGER, { group_id: LOGS }), 'a right that you do not have'],
    ['put others into it', edit(MANAGER, STAFF, { group_id: LOGS }), 'Read the API and error logs'],
    ['edit a group above', editGroup(MANAGER, RAISED, { name: 'Mine' }), 'is above your own level'],
    ['lift a group above', editGroup(MANAGER, LOGS, { role_level: 91 }), 'a level above your own'],
    [
      'grant what they lack',
      editGroup(MANAGER, OFFICE, { permissions: entries(true, 'developer_logs.export') }),
      'Export the API and error logs',
    ],
    [
      'grant what they lack to a group that nobody is in',
      editGroup(MANAGER, LOGS, { permissions: entries(true, 'developer_logs.view', 'developer_logs.export') }),
      'Export the API and error logs',
    ],
    ['raise to manager', edit(HELPER, STAFF, { role: 'super_admin' }), 'above your own level'],
    ['create an admin who may more', create(HELPER, 'admin'), 'Add, change and delete images'],
    ['leave the group that takes a right', edit(HELPER, HELPER, { group_id: null }), 'a right that you do not have'],
    ['empty it', editGroup(HELPER, OFFICE, { permissions: entries(true, 'admin_access.manage') }), 'a right that you'],
    ['take over an account that may more', edit(HELPER, STAFF, {}, true), 'may do more than yours'],
    [
      'turn off the two-step sign-in of one that may more',
      dropSecondFactor(HELPER, STAFF),
      'cannot turn off the two-step sign-in of an account that may do more',
    ],
    ['turn off a developer’s', dropSecondFactor(MANAGER, DEVELOPER), 'is above your own level'],
    ['turn off their own without the password', dropSecondFactor(MANAGER, MANAGER), 'asks for your password'],
  ])('lets nobody %s', (_, refusal, reason) => {
    expect(refusal).toMatch(/^forbidden: /)
    expect(refusal).toContain(reason)
  })

  test.each([
    ['delete', remove(MANAGER, MANAGER)],
    ['deactivate', edit(MANAGER, MANAGER, { is_active: false })],
    ['take rights from', edit(MANAGER, MANAGER, { role: 'admin' })],
    ['take rights from', edit(MANAGER, MANAGER, { group_id: OFFICE })],
    ['take rights from', editGroup(HELPER, OFFICE, { permissions: group(OFFICE).permissions.slice(1) })],
    ['take rights from', editGroup(HELPER, OFFICE, { is_active: false, permissions: [] })],
  ])('lets nobody %s themselves', (verb, refusal) => {
    expect(refusal).toMatch(new RegExp(`^forbidden: You cannot (give a right|${verb} )`))
  })

  test('lets nobody lose their own level with a group', () => {
    const raised = withAccount(directory, { ...account(MANAGER), group_id: RAISED })
    const lowered = withGroup(raised, { ...group(RAISED), role_level: 20 })
    for (const after of [lowered, withoutGroup(raised, RAISED)]) {
      expect(judge(MANAGER, after, { groupId: RAISED }, raised)).toContain('You cannot take rights from your own')
    }
  })

  test('judges each member of a group like an edited account', () => {
    const above = withAccount(directory, { ...account(DEVELOPER), group_id: LOGS })
    const permissions = entries(false, 'rentals.view')
    const narrowed = withGroup(above, { ...group(LOGS), permissions })
    expect(judge(MANAGER, narrowed, { groupId: LOGS }, above)).toContain('account-1 is above')
    expect(judge(DEVELOPER, narrowed, { groupId: LOGS }, above)).toContain('from your own account')
    expect(judge(MANAGER, withGroup(above, { ...group(LOGS), name: 'Logs' }), { groupId: LOGS }, above)).toBeNull()
  })

  test('takes the activation of an account for the gift of all its rights', () => {
    const asleep = withAccount(directory, newAccount(9, 'admin', { group_id: LOGS, is_active: false }))
    const awake = withAccount(directory, newAccount(9, 'admin', { group_id: LOGS }))
    expect(judge(MANAGER, awake, { accountId: 9 }, asleep)).toContain('a right that you do not have')
    expect(judge(DEVELOPER, awake, { accountId: 9 }, asleep)).toBeNull()
    const renamed = newAccount(9, 'admin', { group_id: LOGS, is_active: false, username: 'other' })
    expect(judge(MANAGER, withAccount(asleep, renamed), { accountId: 9 }, asleep)).toBeNull()
    expect(
      judge(MANAGER, withAccount(asleep, { ...newAccount(9, 'admin'), is_active: false }), { accountId: 9 }, asleep),
    ).toBeNull()
  })

  const alone: Directory = { ...directory, accounts: [account(MANAGER), account(STAFF)] }
  test.each([
    ['deleted', withoutAccount(alone, MANAGER)],
    ['deactivated', withAccount(alone, { ...account(MANAGER), is_active: false })],
    ['demoted', withAccount(alone, { ...account(MANAGER), role: 'admin' })],
  ])('keeps the last active administrator from being %s', (_, after) => {
    expect(judge(MANAGER, after, { accountId: MANAGER }, alone)).toMatch(/^conflict: .*last active administrator/)
  })

  test('keeps the group that makes the last administrator one', () => {
    const before: Directory = {
      accounts: [newAccount(MANAGER, 'admin', { group_id: 9 }), account(STAFF)],
      groups: [newGroup(9, 90, entries(true, 'admin_access.manage'))],
    }
    const changes = [
      withoutGroup(before, 9),
      withGroup(before, { ...newGroup(9, 90), is_active: false }),
      withGroup(before, { ...newGroup(9, 89, entries(true, 'admin_access.manage')) }),
      withAccount(before, newAccount(MANAGER, 'admin')),
    ]
    for (const after of changes) expect(judge(MANAGER, after, {}, before)).toMatch(/^conflict: /)
  })

  test('looks at nobody else where no administrator is changed: the portal asks about each of its cards', () => {
    let looks = 0
    const others = Array.from({ length: 20 }, (_, i) => ({
      ...newAccount(100 + i, 'admin'),
      get role() {
        looks += 1
        return 'admin'
      },
    }))
    const before = { ...directory, accounts: [...others, ...directory.accounts] }
    expect(judge(MANAGER, withoutAccount(before, STAFF), { accountId: STAFF }, before)).toBeNull()
    expect(looks).toBe(0)
    expect(judge(DEVELOPER, withoutAccount(before, MANAGER), { accountId: MANAGER }, before)).toBeNull()
    expect(looks).toBeGreaterThan(0)
  })

  test('hears nobody whose own right has gone meanwhile', () => {
    const after = withoutAccount(directory, STAFF)
    expect(judge(99, after, { accountId: STAFF })).toMatch(/^unauthorized: /)
    const asleep = withAccount(directory, { ...account(MANAGER), is_active: false })
    expect(judge(MANAGER, withoutAccount(asleep, STAFF), { accountId: STAFF }, asleep)).toMatch(/^unauthorized: /)
    expect(judge(STAFF, withoutAccount(directory, HELPER), { accountId: HELPER })).toMatch(/^forbidden: /)
  })

  test('compares the rights of nobody whom a change leaves as they are', () => {
    const read = vi.fn(() => 'admin')
    const bystander = Object.defineProperty(newAccount(9, 'admin'), 'role', { get: read })
    const before = { ...directory, accounts: [...directory.accounts, bystander] }
    for (const after of [before, withAccount(before, newAccount(STAFF, 'other')), withoutGroup(before, OFFICE)]) {
      expect(judge(MANAGER, after, {}, before)).toBeNull()
    }
    expect(read).not.toHaveBeenCalled()
  })

  test('never lets a change end with more rights than its author has, whatever the accounts and groups', () => {
    const role = fc.constantFrom('developer', 'super_admin', 'admin', 'visitor')
    const groupId = fc.constantFrom(null, OFFICE, LOGS)
    const somebody = fc.record({ role, group_id: groupId, is_active: fc.boolean() })
    const permission = fc.record({
      permission_id: fc.integer({ min: 1, max: PERMISSIONS.length }),
      granted: fc.boolean(),
    })
    const some = fc.record({
      role_level: fc.integer({ min: 1, max: 100 }),
      is_active: fc.boolean(),
      permissions: fc.uniqueArray(permission, { maxLength: 6, selector: (entry) => entry.permission_id }),
    })
    const world = fc.tuple(somebody, somebody, somebody, some, some, somebody, some, fc.boolean())
    fc.assert(
      fc.property(world, ([one, two, three, office, logs, other, otherLogs, isGroup]) => {
        const before: Directory = {
          accounts: [one, two, three].map((values, index) => newAccount(index + 1, values.role, values)),
          groups: [
            { ...newGroup(OFFICE, 50), ...office },
            { ...newGroup(LOGS, 50), ...logs },
          ],
        }
        const after = isGroup
          ? withGroup(before, { ...newGroup(LOGS, 50), ...otherLogs })
          : withAccount(before, newAccount(2, other.role, other))
        if (changeRefusal({ by: 1, before, after, ...(isGroup ? { groupId: LOGS } : { accountId: 2 }) })) return
        const [actor] = before.accounts
        const own = actor && rightsIn(before, actor)
        for (const now of after.accounts) {
          const then = before.accounts.find(({ id }) => id === now.id)
          const [had, has] = [then && rightsIn(before, then), rightsIn(after, now)]
          expect(has.roleLevel <= Math.max(own?.roleLevel ?? 0, had?.roleLevel ?? 0)).toBe(true)
          const gained = PERMISSIONS.filter(
            (name) => hasPermission(has.permissions, name) && !hasPermission(had?.permissions ?? [], name),
          )
          expect(gained.every((name) => hasPermission(own?.permissions ?? [], name))).toBe(true)
        }
      }),
      // Five of six are refused, and so verify nothing.
      { numRuns: 1000 },
    )
  })
})
