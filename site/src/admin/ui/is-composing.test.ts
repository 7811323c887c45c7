import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  ['Enter in a word that is being composed', { isComposing: true, keyCode: 229 }, true],
  ['the Enter with which Safari takes the word', { isComposing: false, keyCode: 229 }, true],
  ['Enter by itself', { isComposing: false, keyCode: 13 }, false],
])('%s belongs to the word: %3$s', (_, nativeEvent, expected) => {
  expect(isComposing({ nativeEvent })).toBe(expected)
})
