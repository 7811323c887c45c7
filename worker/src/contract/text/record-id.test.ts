import { expect, test } from 'vitest'
import { idIn } from './record-id.ts'

test.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
])('%s is an id', (text, id) => expect(idIn(text)).toBe(id))

test.each(['', '0', '007', '-1', '1.5', '1e3', ' 1', '1\n', 'x', '9999999999999999', null, undefined])(
  '%j is none',
  (text) => expect(idIn(text)).toBeNull(),
)
