import type { Page } from 'playwright-core'
import { AccountResponse, type GroupInput, GroupResponse } from '#contract/access/account'
import { PERMISSIONS, type Permission } from '#domain/access/permissions'
import { expectResponse, tokenOf } from '../../api/client.ts'

/** Address of the section Admin Access. */
export const PATH = '/admin/admin-access'

let names = 0

/** A username that no other story has. */
export const newName = () => `person-${++names}`

/** The card of an account or a group. */
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The open form of that title. */
export const form = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** A field of the open form. */
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })

/** The button that saves the open form. */
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })

/** The question before unsaved changes are lost. */
export const discard = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

/** A group that grants permissions, as its payload lists them. */
export const granted = (...list: Permission[]) =>
  list.map((name) => ({ permission_id: PERMISSIONS.indexOf(name) + 1, granted: true }))

/** Stores a group of its own for one story. */
export async function newGroup(values: Partial<GroupInput> = {}) {
  const token = await tokenOf('developer')
  const body = { name: `Team ${newName()}`, role_level: 10, ...values }
  return (await expectResponse(GroupResponse, 201, 'POST', '/api/admin-groups', { body, token })).data.group
}

/** Changes an account as the developer, while somebody else has it open. */
export async function editAccount(id: number, body: object) {
  const token = await tokenOf('developer')
  return (await expectResponse(AccountResponse, 200, 'PUT', `/api/admin-accounts/${id}`, { body, token })).data.account
}
