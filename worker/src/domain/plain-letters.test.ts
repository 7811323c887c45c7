import { expect, test } from 'vitest'
import { APOSTROPHES, MARKED_LETTERS, plainLetters, QUOTATION_MARKS } from './plain-letters.ts'

test.each([
  ['Inés Márquez', 'ines marquez'],
  ['ÅNGSTRÖM & Söhne', 'angstrom & sohne'],
  ["O'Hara", "o'hara"],
  ['O’Hara', "o'hara"],
  ['“Bill”', '"bill"'],
  ['Zoe\u0308', 'zoe'],
  ['李', '李'],
  ['Łukasz Sørensen', 'lukasz sorensen'],
  ['GROẞE Straße', 'grosse strasse'],
  ['Đức Ægir', 'duc aegir'],
])('%j reads %j without marks', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test.each([...Object.entries(MARKED_LETTERS), ["'", APOSTROPHES], ['"', QUOTATION_MARKS]])(
  '%s is the plain letter of %s',
  (letter, marked) => {
    expect([...marked].map(plainLetters)).toEqual([...marked].map(() => letter))
  },
)

test('every marked letter is known in both cases, since the database lowers none of them', () => {
  const marked = Object.values(MARKED_LETTERS).join('')
  const others = [...marked].flatMap((letter) => [letter.toUpperCase(), letter.toLowerCase()])
  // JavaScript's capital of ß is two plain letters.
  expect(others.filter((letter) => letter !== 'SS' && !marked.includes(letter))).toEqual([])
})
