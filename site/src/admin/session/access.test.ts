import { describe, expect, test } from 'vitest'
import { maySee } from './access.ts'

const clerk = { role: 'admin', roleLevel: 50, permissions: ['rentals.view'] }

describe('maySee', () => {
  test('opens what the permissions name', () => expect(maySee(clerk, 'rentals.view')).toBe(true))
  test('hides what they do not name', () => expect(maySee(clerk, 'admin_access.view')).toBe(false))
  test('asks the developer rule for the logs', () => expect(maySee(clerk, 'developer')).toBe(false))
})
