import type { User } from '#contract/access/session'

type Rights = Pick<User, 'role' | 'roleLevel' | 'permissions'>

/** True for accounts that may see the logs (admin specification, section 6). */
export function isDeveloper({ role, roleLevel, permissions }: Rights): boolean {
  return (
    role === 'developer' ||
    roleLevel >= 100 ||
    permissions.some((name) => name === '*' || name.startsWith('developer_logs'))
  )
}

/** True for accounts that may also export the logs as a file: the permission to view them is not enough. */
export function mayExportLogs(person: Rights): boolean {
  return isDeveloper({ ...person, permissions: person.permissions.filter((name) => name !== 'developer_logs.view') })
}
