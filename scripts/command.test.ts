import { afterEach, expect, test, vi } from 'vitest'
import { onlyArgument } from './command.ts'

afterEach(() => vi.restoreAllMocks())

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
