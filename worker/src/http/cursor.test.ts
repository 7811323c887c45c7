import { expect, test } from 'vitest'
import { fromCursor, toCursor } from './cursor.ts'

test('a cursor leads on where it was given, in its own list alone', () => {
  for (const id of [1, 12, 999_999_999_999_999]) expect(fromCursor('rentals', toCursor('rentals', id))).toBe(id)
  expect(() => fromCursor('images', toCursor('rentals', 12))).toThrow('was not given by this list')
})

test.each([
  '',
  'nothing',
  toCursor('rentals', 0),
  toCursor('rentals', -1),
  toCursor('rentals', 1.5),
  Buffer.from('rentals:012').toString('base64url'),
  `${toCursor('rentals', 12)}=`,
  ` ${toCursor('rentals', 12)}`,
])('%j is refused', (cursor) => {
  expect(() => fromCursor('rentals', cursor)).toThrow('was not given by this list')
})
