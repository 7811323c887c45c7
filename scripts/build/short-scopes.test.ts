import { expect, test } from 'vitest'
import { shortNames, shortScopes } from './short-scopes.ts'

const FAQ = 'site/src/pages/faq.astro'

function shorten(code: string, id = `${process.cwd()}/${FAQ}`) {
  const [plugin] = shortScopes()
  return plugin?.transform(code, id)?.code
}

test('shortens the scope of a component, alike in markup and in styles', () => {
  const name = shortNames([FAQ]).get(FAQ)
  expect(name).toMatch(/^\w{3}$/)
  expect(shorten('<p data-astro-cid-m2arfavx>')).toBe(`<p data-c-${name}>`)
  const style = `${process.cwd()}/${FAQ}?astro&type=style&index=0&lang.css`
  expect(shorten('p[data-astro-cid-m2arfavx]{}', style)).toBe(`p[data-c-${name}]{}`)
})

test('leaves everything else alone', () => {
  expect(shorten('<p data-astro-cid-m2arfavx>', 'x.ts')).toBeUndefined()
  expect(shorten('<p class="m2arfavx">')).toBeUndefined()
})

test('gives two components different names where they begin alike, the same ones in any order', () => {
  const [one, other] = ['site/src/components/C139.astro', 'site/src/components/C155.astro']
  const names = shortNames([one, other])
  expect([...names]).toEqual([
    [one, '4hv'],
    [other, expect.stringMatching(/^4hv\w$/)],
  ])
  expect(shortNames([other, one])).toEqual(names)
})

test('gives every component of a large site a name of its own', () => {
  const paths = Array.from({ length: 5000 }, (_, number) => `site/src/components/C${number}.astro`)
  expect(new Set(shortNames(paths).values()).size).toBe(paths.length)
})
