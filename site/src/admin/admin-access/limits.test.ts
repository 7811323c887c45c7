import { describe, expect, test } from 'vitest'
import type { Account, Group } from '#contract/access/account'
import {
  type Actor,
  accountDeletionRefusal,
  accountEditRefusal,
  anyChangeRefusal,
  groupChoices,
  groupDeletionRefusal,
  groupEditRefusal,
  passwordRefusal,
  roleChoices,
  statusChoices,
} from './limits.ts'

const at = '2026-11-21T12:00:00.000Z'

function account(id: number, role: string): Account {
  const base = { username: `person ${id}`, email: 'x@example.org', is_active: true, group_id: null, group: null }
  return { id, role, second_factor: false, ...base, last_login: null, version: 1, created_at: at, updated_at: at }
}

function group(id: number, role_level: number): Group {
  const base = { name: `team ${id}`, description: '', is_active: true, permissions: [], members: 0 }
  return { id, role_level, ...base, version: 1, created_at: at, updated_at: at }
}

const [developer, manager, clerk] = [account(1, 'developer'), account(2, 'super_admin'), account(3, 'admin')]
const [low, high] = [group(1, 50), group(2, 100)]
const directory = { accounts: [developer, manager, clerk], groups: [low, high] }
const actor: Actor = { me: manager.id, directory }

const open = ({ options }: ReturnType<typeof roleChoices>) =>
  options.filter(({ disabled }) => !disabled).map(({ label }) => label)

describe('a super admin', () => {
  test('may change things', () => expect(anyChangeRefusal(actor)).toBeNull())
  test('changes an admin', () => {
    expect(accountEditRefusal(actor, clerk)).toBeNull()
    expect(accountDeletionRefusal(actor, clerk)).toBeNull()
    expect(passwordRefusal(actor, clerk)).toBeNull()
  })
  test('leaves a developer alone', () => {
    expect(accountEditRefusal(actor, developer)).toMatch(/above your own level/)
    expect(accountDeletionRefusal(actor, developer)).toMatch(/above your own level/)
  })
  test('gives no role above their own, and says why', () => {
    expect(open(roleChoices(actor, null))).toEqual(['Super Admin', 'Admin', 'Other (may only look)'])
    expect(roleChoices(actor, null).why).toMatch(/above your own level/)
  })
  test('puts nobody into a group above their own level', () => {
    expect(open(groupChoices(actor, clerk))).toEqual(['No group', 'team 1'])
    expect(groupEditRefusal(actor, high)).toMatch(/above your own level/)
    expect(groupDeletionRefusal(actor, high)).toMatch(/above your own level/)
    expect(groupEditRefusal(actor, low)).toBeNull()
  })
  test('stays active and a super admin', () => {
    expect(open(statusChoices(actor, manager))).toEqual(['Active'])
    expect(open(roleChoices(actor, manager))).toEqual(['Super Admin'])
    expect(accountDeletionRefusal(actor, manager)).toMatch(/your own account/)
  })
})

test('an account keeps a role that is not ours', () => {
  const helper = account(4, 'helper')
  const choices = roleChoices({ me: 1, directory: { ...directory, accounts: [...directory.accounts, helper] } }, helper)
  expect(choices.options.at(-1)).toEqual({ value: 'helper', label: 'helper', disabled: false })
})

test('an admin may change nothing here', () => {
  expect(anyChangeRefusal({ me: clerk.id, directory })).toMatch(/Ask an administrator/)
})
