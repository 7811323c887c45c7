import { expect, test } from 'vitest'
import { noteBroken, whyBroken } from './broken-render.ts'

test('what broke a page is known of its own request alone', () => {
  const [broken, other] = [new Request('http://site.test/rentals'), new Request('http://site.test/rentals')]
  const error = new TypeError('Cannot read properties of null')
  noteBroken(broken, error)
  expect([whyBroken(broken), whyBroken(other)]).toEqual([error, undefined])
})
