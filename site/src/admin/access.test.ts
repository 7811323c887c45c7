import { describe, expect, test } from 'vitest'
import { isDeveloper, maySee } from './access.ts'

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

describe('maySee', () => {
  test('opens what the permissions name', () => expect(maySee(clerk, 'rentals.view')).toBe(true))
  test('hides what they do not name', () => expect(maySee(clerk, 'admin_access.view')).toBe(false))
  test('asks the developer rule for the logs', () => expect(maySee(clerk, 'developer')).toBe(false))
})
