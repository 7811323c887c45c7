import { expect, test } from 'vitest'
import { MARKED_LETTERS, plainLetters } from './plain-letters.ts'

test.each([
  ['Inés Márquez', 'ines marquez'],
  ['ÅNGSTRÖM & Söhne', 'angstrom & sohne'],
  ["O'Hara", "o'hara"],
  ['O’Hara', "o'hara"],
  ['“Bill”', '"bill"'],
  ['Zoe\u0308', 'zoe'],
  ['李', '李'],
])('%j reads %j without marks', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test.each(Object.entries(MARKED_LETTERS))('%s is the plain letter of %s', (letter, marked) => {
  expect([...marked].map(plainLetters)).toEqual([...marked].map(() => letter))
})

test('every marked letter is known in both cases, since the database lowers none of them', () => {
  const marked = Object.values(MARKED_LETTERS).join('')
  expect([...marked.toUpperCase()].filter((letter) => !marked.includes(letter))).toEqual([])
  expect([...marked.toLowerCase()].filter((letter) => !marked.includes(letter))).toEqual([])
})
