import { expect, test } from 'vitest'
import { addressHint } from './customer-fields.ts'

const OLD = 'ana@exmaple.org'

test.each([
  [OLD, 'received', 'Another address gets the confirmation, with a new link; links sent before stop working.'],
  [OLD, 'rejected', 'Another address gets the rejection; links sent before stop working.'],
  [OLD, undefined, 'The request is over, so another address gets no e-mail; links sent before stop working.'],
  ['', 'approved', 'An address gets the approval, with a new link.'],
  ['', undefined, 'No e-mail is sent: the request is over.'],
] as const)('instead of “%s”, told by “%s”', (old, template, words) => {
  expect(addressHint(old, template)).toBe(words)
})
