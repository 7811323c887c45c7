import { GroupResponse } from '#contract/access/account'
import { MeResponse } from '#contract/access/session'
import { PERMISSIONS, type Permission } from '#domain/access/permissions'
import { call, expectResponse, tokenOf } from './client.ts'

/** A group's setting for one permission. */
export function permissionEntry(name: Permission, granted = true) {
  return { permission_id: PERMISSIONS.indexOf(name) + 1, granted }
}

/** A call on groups; as the manager, unless there is a token. */
export async function callGroups(
  method: string,
  path: string,
  body?: unknown,
  options: { token?: string; version?: number } = {},
) {
  return call(method, `/api/admin-groups${path}`, { body, token: await tokenOf('manager'), ...options })
}

let made = 0

/** Creates a group as the manager, and returns what was stored. */
export async function addGroup(values: object = {}) {
  const token = await tokenOf('manager')
  const body = { name: `Night shift ${++made}`, ...values }
  return (await expectResponse(GroupResponse, 201, 'POST', '/api/admin-groups', { body, token })).data.group
}

/** A group as the manager sees it. */
export async function readGroup(id: number) {
  return (
    await expectResponse(GroupResponse, 200, 'GET', `/api/admin-groups/${id}`, { token: await tokenOf('manager') })
  ).data.group
}

/** The owner of a token, and what they may do. */
export async function rightsOf(token: string) {
  return (await expectResponse(MeResponse, 200, 'GET', '/api/auth/me', { token })).data
}
