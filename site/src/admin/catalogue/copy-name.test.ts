import { expect, test } from 'vitest'
import { copyName } from './copy-name.ts'

test('a copy is named after what it copies', () => expect(copyName('Bayshore')).toBe('Bayshore (copy)'))
test('the name of a copy is no longer than a name may be', () => {
  expect(copyName('a'.repeat(120))).toBe(`${'a'.repeat(113)} (copy)`)
})
