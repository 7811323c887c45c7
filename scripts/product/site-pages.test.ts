import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sitemap } from '../../site/src/views/sitemap.ts'
import { SITE } from '../sheet/screens.ts'
import { PAGES } from './site-pages.ts'

const FILES = globSync('**/*.astro', { cwd: 'site/src/pages' })
const LISTED = { id: 1, updated_at: '2026-11-30' }
const SITEMAP = sitemap({ trailers: [LISTED], models: [LISTED] }, new URL('https://trailers.test'))
const LOCATIONS = [...SITEMAP.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)

/** Files of pages that answer none of these addresses. */
function missedBy(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => new URL(address, 'https://trailers.test').pathname)
  return FILES.filter((file) => {
    const path = file.replace(/(?:^|\/)index\.astro$|\.astro$/, '').replaceAll(/\[\w+\]/g, '[^/]+')
    return !paths.some((address) => new RegExp(`^/${path}$`).test(address))
  }).toSorted()
}

const WITHOUT_ADDRESS = ['404.astro', '500.astro']
const NOT_FOR_EVERYBODY = ['admin.astro', 'locked.astro', 'request/[token]/index.astro', 'request/[token]/quote.astro']

describe('a new page in site/src/pages is missed', () => {
  test('by the bench and the tests of every page, unless PAGES has it', () => {
    expect(missedBy(PAGES)).toEqual([...WITHOUT_ADDRESS, ...NOT_FOR_EVERYBODY])
  })

  test('by search engines, unless the sitemap has it or, as with that to rent a trailer, another page leads there', () => {
    expect(missedBy(LOCATIONS)).toEqual([...WITHOUT_ADDRESS, ...NOT_FOR_EVERYBODY, 'rent/[id].astro'].toSorted())
  })

  test('on the contact sheet, unless SITE has it; the portal has a list of its own', () => {
    expect(missedBy(SITE.map(({ path }) => path))).toEqual([...WITHOUT_ADDRESS, 'admin.astro'])
  })
})
