import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/FAQ', '/faq'],
  ['/Rentals', '/rentals'],
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq/index.html', '/faq'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//faq', '/faq'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/Rent/1/', '/rent/1'],
])('%s is %s', (path, one) => {
  expect(canonicalPath(path)).toBe(one)
  expect(canonicalPath(one)).toBeUndefined()
})

test.each(['/\\evil.example/', '/\t/evil.example/FAQ', '/\n/evil.example/', '/\\:x/'])('%j leads nowhere', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
})

test.each(['/', '/faq', '/sitemap.xml', '/rent/1', '/reindex', '/_server-islands/Business', '/drawings/square.svg'])(
  '%s is itself',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  },
)
