import { expect, test } from 'vitest'
import { shortScopes } from './short-scopes.ts'

function shorten(code: string, id = '/site/src/pages/faq.astro') {
  const [plugin] = shortScopes()
  return plugin?.transform(code, id)
}

test('shortens the scopes of components, in markup and in styles', () => {
  expect(shorten('<p data-astro-cid-m2arfavx>', 'x.astro')).toBe('<p data-c-m2a>')
  expect(shorten('p[data-astro-cid-m2arfavx]{}', 'x.astro?astro&type=style&index=0&lang.css')).toBe('p[data-c-m2a]{}')
})

test('leaves everything else alone', () => {
  expect(shorten('<p data-astro-cid-m2arfavx>', 'x.ts')).toBeNull()
  expect(shorten('<p class="m2arfavx">')).toBeNull()
})

test('fails where two scopes would become one', () => {
  expect(() => shorten('data-astro-cid-m2arfavx data-astro-cid-m2aother')).toThrow(/m2arfavx and m2aother begin alike/)
})
