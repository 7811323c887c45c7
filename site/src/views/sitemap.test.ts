import { describe, expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const site = new URL('https://trailers.test')

describe('sitemap', () => {
  test('lists the fixed pages, the trailers and the models, each on the site', () => {
    const xml = sitemap(
      { trailers: [{ id: 7, updated_at: '2026-11-20T10:00:00.000Z' }], models: [{ id: 3, updated_at: '2026-11-19' }] },
      site,
    )
    const fixed = ['', 'rentals', 'custom', 'build', 'faq', 'contact']
    for (const path of fixed) expect(xml).toContain(`<url><loc>https://trailers.test/${path}</loc></url>`)
    expect(xml).toContain(
      '<loc>https://trailers.test/rental-details?id=7</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>',
    )
    expect(xml).toContain('<loc>https://trailers.test/custom-trailer-details?id=3</loc>')
    expect(xml).not.toContain('admin')
  })

  test('escapes what XML reserves', () => {
    const xml = sitemap({ trailers: [{ id: 1, updated_at: `<&"'>` }], models: [] }, site)
    expect(xml).toContain('<lastmod>&#60;&#38;&#34;&#39;&#62;</lastmod>')
  })
})
