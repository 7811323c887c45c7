import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const NAMES = ['nora.hernandez', 'nora@example.com', 'Tampa Food Trailers', '']

test.each([
  ['nora.hernandez', true],
  ['Nora Hernandez', true],
  ['nora@example.com', true],
  ['tampafoodtrailers', true],
  ['Tampa-Food-Trailers!', true],
  ['Ｔampa Food Trailers', true],
  ['tampa food trailers at noon', false],
  ['hernandez nora', false],
  ['!!!!!!!!!!!!', false],
])('%j can be guessed from the names of its account and the business: %j', (password, expected) => {
  expect(isGuessable(password, NAMES)).toBe(expected)
})
