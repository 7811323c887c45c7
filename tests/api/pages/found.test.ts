import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { send } from '../../product.ts'
import { raw } from '../../raw.ts'
import { newModel, newTrailer } from '../records.ts'

async function get(path: string) {
  const response = await send(path)
  return { response, text: await response.text() }
}

describe('/sitemap.xml', () => {
  test('lists what can be rented and ordered, and nothing else', async () => {
    const shown = await newTrailer()
    const away = await newTrailer({ status: 'maintenance' })
    const model = await newModel()
    const withdrawn = await newModel({ status: 'unavailable' })
    const { response, text } = await get('/sitemap.xml')
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
    expect(text).toContain(`/rental-details?id=${shown}</loc><lastmod>20`)
    expect(text).toContain(`/custom-trailer-details?id=${model}</loc>`)
    expect(text).not.toContain(`/rental-details?id=${away}<`)
    expect(text).not.toContain(`/custom-trailer-details?id=${withdrawn}<`)
    expect(text).not.toMatch(/admin|\/api/)
  })

  test('may stay at the edge until the catalogue changes', async () => {
    const { headers } = (await get('/sitemap.xml')).response
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
    expect(headers.get('Cache-Tag')?.split(',')).toEqual(expect.arrayContaining(['rentals', 'models']))
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

describe('/robots.txt', () => {
  test('closes the portal and all of the API but the business record, and points to the sitemap', async () => {
    const { response, text } = await get('/robots.txt')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(text).toMatch(
      /^User-agent: \*\nDisallow: \/admin\nDisallow: \/api\nAllow: \/api\/business-info\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/,
    )
  })
})

describe('/favicon.ico', () => {
  test('is a picture for browsers that know no SVG in a tab', async () => {
    const response = await send('/favicon.ico')
    expect(response.headers.get('Content-Type')).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/)
    const icon = Buffer.from(await response.arrayBuffer())
    const begin = icon.readUInt32LE(18)
    const png = sharp(icon.subarray(begin, begin + icon.readUInt32LE(14)))
    expect(await png.metadata()).toMatchObject({ format: 'png', width: 32, height: 32, hasAlpha: true })
  })
})

describe('a forged Host', () => {
  test.each(['/', '/rentals', '/rental-details?id=1', '/rent/1', '/sitemap.xml', '/robots.txt', '/no-such-page'])(
    'leaves no trace in %s',
    async (path) => {
      const host = 'evil.example'
      const headers = { Host: host, 'X-Forwarded-Host': host, 'X-Host': host, Forwarded: `host=${host}` }
      const { text } = await raw('GET', path, { headers })
      expect(text).not.toBe('')
      expect(text).not.toContain(host)
    },
  )
})

describe('a page has one address', () => {
  test.each([
    ['/FAQ', '/faq'],
    ['/Rentals?from=2027-01-01&to=2027-01-02', '/rentals?from=2027-01-01&to=2027-01-02'],
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['//contact/index', '/contact'],
    ['/index.html', '/'],
  ])('%s leads to %s', async (path, one) => {
    const { status, headers } = await raw('GET', path)
    expect([status, headers.location]).toEqual([301, one])
  })

  test.each([
    '/404',
    '/500',
    '/404.html',
    '/500/',
    '/No-Such-Page',
    '/.git/HEAD',
    '//evil.example/',
    '/%',
    '/rent/%E0%A4%A',
    '/request/%ff',
    `/${'%25'.repeat(3)}${'25'.repeat(20)}41`,
  ])('%s is none', async (path) => {
    const { status, text } = await raw('GET', path)
    expect(status).toBe(404)
    expect(text).toContain('<title>Page Not Found')
  })
})

describe('what is not there', () => {
  test.each(['/no-such-page', '/rental-details?id=999999', '/rental-details', '/rent/999999'])(
    '%s is kept out of search engines',
    async (path) => {
      const { text } = await get(path)
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).not.toContain('rel="canonical"')
      expect(text).not.toContain('og:')
    },
  )

  test('the portal is kept out of search engines', async () => {
    expect((await get('/admin')).text).toContain('<meta name="robots" content="noindex')
  })
})

test('a long description is short in the head of its page, and whole below', async () => {
  const description = 'Two griddles and a long counter.\n'.repeat(50).trim()
  const { text } = await get(`/rental-details?id=${await newTrailer({ description })}`)
  const brief = `${'Two griddles and a long counter. '.repeat(4)}Two griddles and a long`
  expect(text).toContain(`<meta name="description" content="${brief}…">`)
  expect(text).toContain(`<meta property="og:description" content="${brief}&#8230;">`)
  expect(text).toContain(description)
})

test('a page to rent a trailer names it as it is called', async () => {
  const { text } = await get(`/rent/${await newTrailer({ name: 'The Cuban' })}`)
  expect(text).toContain('content="Pick your days, see the price and request The Cuban."')
})

test('a page whose trailer cannot be requested does not offer it to search engines and shared links', async () => {
  const { text } = await get(`/rent/${await newTrailer({ name: 'The Cuban', status: 'maintenance' })}`)
  const description = 'The Cuban is in our workshop right now. Ask us when it is back.'
  expect(text).toContain(`<meta name="description" content="${description}">`)
  expect(text).toContain(`<meta property="og:description" content="${description}">`)
})

describe('a hostile record', () => {
  const hostile = '</script><script>alert(1)</script><!--'

  test('cannot end the script that describes it', async () => {
    const id = await newTrailer({ name: hostile, description: `${hostile}\u2028` })
    const { text } = await get(`/rental-details?id=${id}`)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({ '@type': 'Product', name: hostile })
  })
})
