import { expect, test } from 'vitest'
import { recordRenderError, renderErrorOf } from './render-error.ts'

test('what broke a page is known of its own request alone', () => {
  const [broken, other] = [new Request('http://site.test/rentals'), new Request('http://site.test/rentals')]
  const error = new TypeError('Cannot read properties of null')
  recordRenderError(broken, error)
  expect([renderErrorOf(broken), renderErrorOf(other)]).toEqual([error, undefined])
})
