import type { User } from '#contract/session'

type Rights = Pick<User, 'role' | 'roleLevel' | 'permissions'>

/** True for who sees the logs (admin specification, section 6). */
export function isDeveloper({ role, roleLevel, permissions }: Rights): boolean {
  return (
    role === 'developer' ||
    roleLevel >= 100 ||
    permissions.some((name) => name === '*' || name.startsWith('developer_logs'))
  )
}

/** True for those of them who may take the logs away as a file: whoever was given only to view them may not. */
export function mayExportLogs(person: Rights): boolean {
  return isDeveloper({ ...person, permissions: person.permissions.filter((name) => name !== 'developer_logs.view') })
}
