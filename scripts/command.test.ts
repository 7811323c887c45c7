import { afterEach, expect, test, vi } from 'vitest'
import { onlyArgument, outputOf } from './command.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function saidOf(words: string[]): unknown {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  expect(() => onlyArgument(words, 'Say where to.')).toThrow('ended')
  return said.mock.lastCall?.[0]
}

test('takes the one word that a command was given', () => {
  expect(onlyArgument(['folder'], 'Say where to.')).toBe('folder')
})

test('ends the program for no word, and for a name that fell into several', () => {
  expect(saidOf([])).toBe('✗ Say where to.')
  expect(saidOf(['my', 'folder'])).toBe('✗ “folder” is one word too many. A name with a space goes into quotes.')
})

test('a tool hears nothing of NODE_ENV, or a build for visitors would be one for developers', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(await outputOf('node', '--print', 'process.env.NODE_ENV')).toBe('undefined\n')
})
