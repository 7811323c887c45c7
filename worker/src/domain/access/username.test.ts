import { expect, test } from 'vitest'
import { isSameUsername, normalizeUsername } from './username.ts'

test.each([
  ['Nora', 'nORA', true],
  ['Émile', 'éMILE', true],
  ['Ｎｏｒａ', 'nora', true],
  ['ΝΊΚΟΣ', 'νίκος', true],
  ['ΝΊΚΟΣ', 'νίκοσ', true],
  ['ışık', 'işik', false],
  ['straße', 'STRASSE', false],
  ['Вера', 'вЕРА', true],
  ['Вера', 'ᲀера', false],
  [' nora ', 'nora', true],
  ['no ra', 'no \u2003 ra', true],
  ['no r a', 'no  r  a', true],
  ['nora', 'no ra', false],
  ['nora', 'norah', false],
])('%j and %j are the same username: %j', (one, other, same) => {
  expect(isSameUsername(one, other)).toBe(same)
})

test('full-width letters are stored as plain ones', () => {
  expect(normalizeUsername(' Ｎora ')).toBe('Nora')
})
