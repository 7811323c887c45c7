import { expect, test } from 'vitest'
import { looksLikeEmail } from './checks.ts'

test.each([
  ['nora@example.co', true],
  [' nora@example.org\n', true],
  ['', false],
  ['nora', false],
  ['nora@field', false],
  ['nora@field.c', false],
  ['nora@.org', false],
  ['@example.org', false],
  ['nora field@example.org', false],
  ['nora@example.org or by phone', false],
])('%j may be an e-mail address: %j', (text, expected) => expect(looksLikeEmail(text)).toBe(expected))
