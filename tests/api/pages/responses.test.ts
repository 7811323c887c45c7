import { describe, expect, test } from 'vitest'
import { PAGES } from '../../../scripts/product/site-pages.ts'
import { send } from '../../product.ts'
import { inDays, newEquipment, newModel, newTrailer } from '../records.ts'

async function html(path: string) {
  const response = await send(path)
  return { response, text: await response.text() }
}

describe('/rentals', () => {
  test('has its cards in the HTML before any script, and only available trailers', async () => {
    const name = 'Seen without a script'
    const rates = { rental_price_daily: 12_345, rental_price_weekly: 0 }
    const features = ['Griddle', 'Fryer', 'Hood', 'Porch', 'Awning']
    const id = await newTrailer({ name, ...rates, description: 'Two hatches.', features })
    await newTrailer({ name: 'In the workshop', status: 'maintenance' })
    const { response, text } = await html('/rentals')
    const body = text.slice(text.indexOf('<main'))
    expect(body).toContain(name)
    expect(body).toContain(`href="/rent/${id}"`)
    expect(body).toContain(`href="/rental-details?id=${id}"`)
    expect(body).toContain('$123.45')
    expect(body).toContain('Price on request')
    expect(body).not.toContain('In the workshop')
    const card = body.match(/<article.*?<\/article>/gs)?.find((one) => one.includes(name))
    for (const words of ['Available Now', 'Two hatches.', 'src="/imgs/4.jpg"']) expect(card).toContain(words)
    expect([...(card ?? '').matchAll(/<li class="chip[^>]*>([^<]*)</g)].map(([, chip]) => chip)).toEqual(
      features.slice(0, 3),
    )
    expect(card).not.toContain('more features')
    expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBe(
      'public, max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
    )
    expect(response.headers.get('Cache-Tag')).toContain('rentals')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  test('says in its foot what the business is and where, and leads to every page and way to reach it', async () => {
    const { text } = await html('/rentals')
    const foot = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'))
    for (const words of ['food trailers across the USA', 'Tampa, Florida', `>${inDays(0).slice(0, 4)}<`, 'Contact Us'])
      expect(foot).toContain(words)
    const links = [...foot.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      '/rentals',
      '/custom',
      '/faq',
      '/contact',
      'tel:8135550142',
      'https://wa.me/18135550142',
      'mailto:hello@tampafoodtrailers.test',
    ])
  })
})

test('a model that lists no sizes comes in the usual ones, on its card and its page as in the configurator', async () => {
  const id = await newModel({ name: 'Listed without sizes', sizes: [] })
  const card = (await html('/custom')).text.split('Listed without sizes').slice(1).join('')
  expect(card).toContain('4m, 5m, 6m (13&#8211;20 ft)')
  const { text } = await html(`/custom-trailer-details?id=${id}`)
  for (const size of ['4m (13 ft)', '5m (16 ft)', '6m (20 ft)']) expect(text).toContain(`>${size}<`)
})

describe.each([...PAGES, '/admin'])('%s', (path) => {
  test('sends its rules for framing, scripts and caching', async () => {
    const { response, text } = await html(path)
    const policy = `${response.headers.get('Content-Security-Policy')} ${/http-equiv="content-security-policy" content="([^"]*)"/i.exec(text)?.[1]}`
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe-(inline|eval)/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe(
      path === '/admin' ? 'no-store' : 'public, max-age=0, must-revalidate',
    )
    expect(text).not.toMatch(/\sstyle="/)
  })
})

test('the home page puts Rent Now first only for trailers that can be rented', async () => {
  const { text } = await html('/')
  const [, showcase = ''] = /fetch\("(\/_server-islands\/RentalShowcase[^"]*)"/.exec(text) ?? []
  const cards = [...(await html(showcase)).text.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card)
  const away = cards.filter((card) => !card.includes('Available Now'))
  expect([away.length > 0, cards.length > away.length]).toEqual([true, true])
  expect(cards.filter((card) => /<a class="button" data-kind="second"[^>]*>\s*Rent Now/.test(card))).toEqual(away)
})

test('the closing call says what one asks for, and the contact page when it is answered', async () => {
  for (const path of ['/', '/faq'])
    expect((await html(path)).text).toMatch(/href="\/contact"[^>]*>Ask for a free consult/)
  expect((await html('/contact')).text).toContain('a real person answers within one business day')
})

describe('/rental-details', () => {
  const main = /<a class="button"(?![^>]*data-kind)[^>]*>\s*([^<]*?)\s*</g
  const leading = (text: string) => [...text.slice(text.indexOf('<main')).matchAll(main)].map(([, label]) => label)

  test.each([
    ['available', ['Book This Rental', 'Book Now'], true],
    ['rented', ['Contact Us', 'Contact Us'], false],
    ['maintenance', ['Contact Us', 'Contact Us'], false],
  ] as const)('leads to what can be done with a trailer that is %s', async (status, labels, isPromised) => {
    const id = await newTrailer({ name: 'Coming and going', status })
    const { text } = await html(`/rental-details?id=${id}`)
    expect(leading(text).slice(0, 2)).toEqual(labels)
    expect(text.match(new RegExp(`href="/rent/${id}"`, 'g'))).toHaveLength(2)
    expect(text.includes('We confirm your dates')).toBe(isPromised)
  })

  test('shows what a trailer has, its equipment only where it has some, and every term of a rental', async () => {
    const equipment = [await newEquipment({ name: 'Churro press' })]
    const values = { location: 'Ybor City', description: 'Two hatches.', features: ['Propane ready'], equipment }
    const { text } = await html(`/rental-details?id=${await newTrailer({ ...values, status: 'rented' })}`)
    const main = text.slice(text.indexOf('<main'))
    for (const words of ['Ybor City', 'Two hatches.', 'Propane ready', 'Included equipment', 'Churro press'])
      expect(main).toContain(words)
    expect(main).toMatch(/class="badge"[^>]*>rented</)
    expect((await html(`/rental-details?id=${await newTrailer()}`)).text).not.toContain('Included equipment')
    const shown = text.slice(text.indexOf('Rental terms'))
    for (const words of [
      'Minimum rental 1 day',
      'Weekly discounts',
      'Monthly rates',
      'Flexible pickup and return',
      'Basic maintenance support',
      'Setup assistance',
      '24/7 emergency line',
      'Prices may vary',
    ])
      expect(shown).toContain(words)
  })
})

describe('what is not there', () => {
  const RENTALS = 'href="/rentals"'
  const HOME = 'href="/"'
  const MISSING = 'The requested trailer could not be found.'

  test.each([
    ['/rent/999999', 'Trailer not found', RENTALS],
    ['/rent/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'Trailer not found', RENTALS],
    ['/rent/__proto__', 'Trailer not found', RENTALS],
    ['/rental-details', 'No trailer ID provided', RENTALS],
    ['/rental-details?id=999999', 'Trailer not found', RENTALS],
    ['/rental-details?id=taco', MISSING, RENTALS],
    ['/rental-details?id=%00', 'Trailer not found', RENTALS],
    ['/custom-trailer-details', 'No trailer ID provided', HOME],
    ['/custom-trailer-details?id=999999', 'Trailer not found', HOME],
    ['/custom-trailer-details?id=taco', MISSING, HOME],
    ['/custom-trailer-details?id=1%27', MISSING, HOME],
  ])('answers 404 at %s, says “%s” under “Trailer Not Found” and leads back', async (path, words, back) => {
    const { response, text } = await html(path)
    expect(response.status).toBe(404)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main).toMatch(/<h1[^>]*>Trailer Not Found<\/h1>/)
    expect(main).toContain(words)
    expect(main).toContain(back)
    expect(main).not.toContain('Try Again')
    expect(text).not.toContain('<script>alert')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('answers 404 at any other address, with the ways on', async () => {
    const { response, text } = await html('/no-such-page')
    expect(response.status).toBe(404)
    expect(text).toContain('Rentals')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

test('every page says in its header how it is encoded: a long record moves what it says itself too far back', async () => {
  for (const path of [
    '/',
    '/rentals',
    '/custom',
    '/build',
    `/rent/${await newTrailer()}`,
    '/rent/999999',
    '/request/x',
    '/admin',
  ]) {
    const { headers } = await send(path)
    expect(headers.get('Content-Type'), path).toBe('text/html; charset=utf-8')
  }
})

test('an unchanged page is answered with 304, and a POST with 405', async () => {
  const first = await send('/')
  const tag = first.headers.get('ETag') ?? ''
  await first.arrayBuffer()
  const again = await send('/', { headers: { 'If-None-Match': `W/${tag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  // Whoever has any copy at all wants none (RFC 9110, section 13.1.2).
  expect((await send('/', { headers: { 'If-None-Match': '*' } })).status).toBe(304)
  const post = await send('/', { method: 'POST' })
  expect(post.status).toBe(405)
  expect(post.headers.get('Allow')).toBe('GET, HEAD')
})
