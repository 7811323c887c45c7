import { expect, test } from 'vitest'
import { aboutInWords, isBlankMessage } from './about.ts'

test.each([
  ['', true],
  [' \n', true],
  [aboutInWords("Retro 20'"), true],
  [`${aboutInWords("Retro 20'")}Does it come in green?`, false],
  ['About time:\nwhen do you open?', false],
  ['Hello', false],
])('%j says nothing: %s', (message, nothing) => {
  expect(isBlankMessage(message)).toBe(nothing)
})
