import { afterEach, expect, test, vi } from 'vitest'
import { isRunning } from './is-running.mjs'

afterEach(() => vi.restoreAllMocks())

test('a process that runs is running, and one that never was is not', () => {
  expect(isRunning(process.pid)).toBe(true)
  expect(isRunning(999_999_999)).toBe(false)
})

test('a process of another user is running, too', () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  expect(isRunning(1)).toBe(true)
})
