import { expect, test } from 'vitest'
import { PLAIN_LETTERS, plainLetters } from './plain-letters.ts'

test.each([
  ['Inés Márquez', 'ines marquez'],
  ['ÅNGSTRÖM & Söhne', 'angstrom & sohne'],
  ["O'Hara", "o'hara"],
  ['Zoe\u0308', 'zoe'],
  ['李', '李'],
])('%j reads %j without marks', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test('every marked letter has one plain letter', () => {
  for (const [marked, plain] of PLAIN_LETTERS) expect(`${marked}${plain}`).toMatch(/^[^a-z'][a-z]$/)
})
