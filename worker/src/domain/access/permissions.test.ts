import { describe, expect, test } from 'vitest'
import { hasPermission, PERMISSIONS, rightsOf } from './permissions.ts'

function id(name: (typeof PERMISSIONS)[number]): number {
  return PERMISSIONS.indexOf(name) + 1
}

test('every right keeps the place that groups have stored', () => {
  expect(PERMISSIONS.slice(0, 5)).toEqual([
    'dashboard.view',
    'trailers.view',
    'trailers.manage',
    'custom_trailers.view',
    'custom_trailers.manage',
  ])
  expect(id('rentals.view')).toBe(10)
  expect(id('admin_access.manage')).toBe(21)
  expect(id('developer_logs.export')).toBe(23)
})

describe('rightsOf', () => {
  test.each([
    ['developer', 100, '*'],
    ['super_admin', 90, 'admin_access.manage'],
    ['admin', 50, 'rentals.manage'],
    ['visitor', 10, 'rentals.view'],
    ['Developer', 10, 'rentals.view'],
    ['constructor', 10, 'rentals.view'],
    ['__proto__', 10, 'rentals.view'],
  ])('gives %s level %i', (role, level, right) => {
    const rights = rightsOf(role, null)
    expect(rights.roleLevel).toBe(level)
    expect(rights.permissions).toContain(right)
  })

  test.each([
    ['super_admin', 'developer_logs.view'],
    ['admin', 'admin_access.view'],
    ['admin', 'developer_logs.export'],
    ['visitor', 'rentals.manage'],
    ['visitor', 'admin_access.view'],
  ] as const)('keeps from %s %s', (role, right) => {
    expect(hasPermission(rightsOf(role, null).permissions, right)).toBe(false)
  })

  test('lets a group grant, withdraw and raise, and never lower', () => {
    const permissions = [
      { permission_id: id('developer_logs.view'), granted: true },
      { permission_id: id('rentals.manage'), granted: false },
      { permission_id: 999, granted: true },
    ]
    const raised = rightsOf('admin', { roleLevel: 95, permissions })
    expect(raised.roleLevel).toBe(95)
    expect(raised.permissions.filter((name) => !PERMISSIONS.some((known) => known === name))).toEqual([])
    expect(hasPermission(raised.permissions, 'developer_logs.view')).toBe(true)
    expect(hasPermission(raised.permissions, 'rentals.manage')).toBe(false)
    expect(rightsOf('super_admin', { roleLevel: 1, permissions: [] }).roleLevel).toBe(90)
  })

  test('takes with a right to view those to manage and to export, even if the group grants them', () => {
    const permissions = [
      { permission_id: id('rentals.view'), granted: false },
      { permission_id: id('rentals.manage'), granted: true },
      { permission_id: id('admin_access.manage'), granted: true },
      { permission_id: id('custom_trailers.view'), granted: false },
    ]
    const { permissions: left } = rightsOf('admin', { roleLevel: 50, permissions })
    expect(left).not.toContain('rentals.manage')
    expect(left).not.toContain('custom_trailers.manage')
    expect(left).toContain('custom_builds.manage')
    const logs = [{ permission_id: id('developer_logs.view'), granted: false }]
    expect(rightsOf('developer', { roleLevel: 100, permissions: logs }).permissions.join()).not.toContain(
      'developer_logs',
    )
    expect(left).toContain('admin_access.manage')
    expect(left).toContain('contact.manage')
  })

  test('names what is left of everything once a group withdraws from a developer', () => {
    const permissions = [{ permission_id: id('images.manage'), granted: false }]
    const { permissions: left } = rightsOf('developer', { roleLevel: 1, permissions })
    expect(left).not.toContain('*')
    expect(left).toHaveLength(PERMISSIONS.length - 1)
  })
})
