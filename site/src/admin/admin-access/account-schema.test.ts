import { describe, expect, test } from 'vitest'
import { AccountSchema, type AccountValues, accountValues } from './account-schema.ts'

const typed: AccountValues = {
  ...accountValues(null),
  username: 'ana',
  email: 'ana@example.org',
  password: 'long enough 1',
  confirmPassword: 'long enough 1',
}

function told(part: Partial<AccountValues>) {
  const issues = AccountSchema.safeParse({ ...typed, ...part }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('the repeated password is never sent', () => {
  expect(AccountSchema.parse(typed)).toEqual({
    username: 'ana',
    email: 'ana@example.org',
    password: 'long enough 1',
    role: 'admin',
    is_active: true,
    group_id: null,
  })
})

describe('the passwords', () => {
  test('may both stay empty', () => expect(told({ password: '', confirmPassword: '' })).toEqual({}))
  test('must match', () => {
    expect(told({ confirmPassword: 'long enough 2' })).toEqual({ confirmPassword: 'Passwords do not match' })
  })
  test('must be strong, in words of their own', () => {
    expect(told({ password: 'short', confirmPassword: 'short' })).toEqual({ password: 'Use at least 12 characters' })
  })
  test('are judged even while another field is wrong', () => {
    expect(told({ email: 'ana', confirmPassword: '' })).toEqual({
      email: 'Enter an e-mail address like name@example.com',
      confirmPassword: 'Passwords do not match',
    })
  })
})
