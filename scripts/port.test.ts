import { expect, test } from 'vitest'
import { portOf } from './port.ts'

test.each<[string | undefined, number | null]>([
  [undefined, 8787],
  ['', 8787],
  ['8788', 8788],
  ['65535', 65_535],
  ['65536', null],
  ['0', null],
  ['-1', null],
  ['80.5', null],
  ['0x50', null],
  ['abc', null],
])('PORT=%s means port %s', (text, port) => {
  expect(portOf(text)).toBe(port)
})
