import { describe, expect, test } from 'vitest'
import { isDeveloper, mayExportLogs } from './developer.ts'

const clerk = { role: 'admin', roleLevel: 50, permissions: ['rentals.view'] }

describe('isDeveloper', () => {
  test.each([
    ['the role developer', { ...clerk, role: 'developer' }],
    ['level 100', { ...clerk, roleLevel: 100 }],
    ['every permission', { ...clerk, permissions: ['*'] }],
    ['a permission about developer logs', { ...clerk, permissions: ['developer_logs.export'] }],
  ])('takes %s', (_, person) => expect(isDeveloper(person)).toBe(true))

  test.each([
    ['an administrator', clerk],
    ['level 99', { ...clerk, role: 'super_admin', roleLevel: 99 }],
  ])('refuses %s', (_, person) => expect(isDeveloper(person)).toBe(false))
})

describe('mayExportLogs', () => {
  test.each([
    ['the role developer', { ...clerk, role: 'developer' }, true],
    ['every permission', { ...clerk, permissions: ['*'] }, true],
    ['the right to export', { ...clerk, permissions: ['developer_logs.export'] }, true],
    ['the right to view alone', { ...clerk, permissions: ['developer_logs.view'] }, false],
    ['an administrator', clerk, false],
  ])('of %s', (_, person, may) => expect(mayExportLogs(person)).toBe(may))
})
