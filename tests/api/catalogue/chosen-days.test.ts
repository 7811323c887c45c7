import { describe, expect, test } from 'vitest'
import { selectTrailerOrOthers } from '../../../worker/src/db/catalogue/trailers.ts'
import { product } from '../../product.ts'
import { getPage } from '../client.ts'
import { inDays, newTrailer } from '../records.ts'
import { rentOutAllTrailers, storeRentalOfDays } from '../stored-requests.ts'

const EDGE = 'Cloudflare-CDN-Cache-Control'

async function rentedFrom10To12() {
  const id = await newTrailer({ name: 'Rented 10 to 12' })
  await storeRentalOfDays(id, 10, 12)
  return id
}

describe('chosen days', () => {
  test('are handed on to details, booking and the next part, with their price', async () => {
    const id = await rentedFrom10To12()
    const days = `from=${inDays(13)}&amp;to=${inDays(15)}`
    const { text } = await getPage(`/rentals?from=${inDays(13)}&to=${inDays(15)}`)
    expect(text).toContain(`href="/rent/${id}?${days}"`)
    expect(text).toContain(`href="/rental-details?id=${id}&amp;${days}"`)
    expect(text).toMatch(/Your 3 days<\/dt>\s*<dd[^>]*>\$300</)
    const details = await getPage(`/rental-details?id=${id}&from=${inDays(13)}&to=${inDays(15)}`)
    expect(details.text).toContain(`href="/rent/${id}?${days}"`)
    expect(details.text).toContain(`href="/rentals?${days}"`)
  })

  test('get no price on the page of a trailer that is booked then, but a way to other days', async () => {
    const id = await rentedFrom10To12()
    const { text } = await getPage(`/rental-details?id=${id}&from=${inDays(11)}&to=${inDays(13)}`)
    expect(text).toContain('Already booked from')
    expect(text).toContain('Choose other days')
    expect(text).not.toContain('Your 3 days')
    expect(text).not.toMatch(/Book (?:This Rental|Now)/)
  })

  test('are forgotten once they are past, which an old link may ask for, but where the calendar says so', async () => {
    const { text, headers } = await getPage(`/rental-details?id=1&from=${inDays(-1)}&to=${inDays(2)}`)
    expect(text).toContain('href="/rent/1"')
    expect(text).toContain('All rentals')
    expect(text).not.toContain('Your 4 days')
    expect(headers.get('Cache-Control')).toBe('no-store')
    const past = `from=${inDays(-1)}&to=${inDays(2)}`
    const away = await getPage(`/rent/${await newTrailer({ status: 'rented' })}?${past}`)
    expect(away.text).toContain('You could have one of these')
    const booking = await getPage(`/rent/1?${past}`)
    expect(booking.text).toContain('These days are in the past.')
    for (const rent of [away, booking]) {
      expect(rent.text).not.toMatch(/href="[^"]*from=/)
      expect(rent.text).not.toContain('Your 4 days')
      expect(rent.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('lead to the trailers to have instead of one that is out, and nowhere else where it is not', async () => {
    await rentOutAllTrailers(200, 201)
    const out = await newTrailer({ name: 'Out for a week', status: 'rented' })
    const days = `from=${inDays(200)}&to=${inDays(201)}`
    const alone = await getPage(`/rent/${out}?${days}`)
    expect(alone.text).not.toContain('You could have one of these')
    expect(alone.text).toMatch(
      /No other trailer is available on your days\..*href="\/rentals"[^>]*>See available trailers/s,
    )
    await storeRentalOfDays(await newTrailer({ name: 'Back too late' }), 199, 200)
    const free = await newTrailer({ name: 'Free by then' })
    const { text } = await getPage(`/rent/${out}?${days}`)
    expect(text.match(/<article/g)).toHaveLength(1)
    expect(text).toContain(`href="/rent/${free}?${days.replace('&', '&amp;')}"`)
    expect((await getPage(`/rent/${out}`)).text.match(/<article/g)).toHaveLength(3)
    expect((await getPage(`/rent/${free}?${days}`)).text).not.toContain('<article')
  })

  test('cost the page of a trailer that can be rented nothing, however many others there are', async () => {
    const { env, db } = await product()
    const rowsRead = async (id: number) => {
      const { sql, params } = selectTrailerOrOthers(db, id, 3, inDays(1), inDays(2)).toSQL()
      const { meta } = await env.DB.prepare(sql)
        .bind(...params)
        .all()
      return meta.rows_read
    }
    const free = await newTrailer()
    const before = await rowsRead(free)
    for (let more = 0; more < 8; more++) await newTrailer()
    expect(await rowsRead(free)).toBe(before)
  })

  test('make a page that is never kept, and search engines know one address', async () => {
    for (const path of ['/rentals?', `/rental-details?id=1&`, '/rent/1?']) {
      const { status, headers, text } = await getPage(`${path}from=${inDays(1)}&to=${inDays(2)}`)
      expect([status, headers.get('Cache-Control'), headers.get(EDGE)]).toEqual([200, 'no-store', 'no-store'])
      expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).not.toContain('from=')
    }
    expect((await getPage('/rentals')).headers.get(EDGE)).toContain('max-age=60')
  })

  test('are refused beside the price, too, where a link brings some that are taken', async () => {
    const id = await rentedFrom10To12()
    const { text } = await getPage(`/rent/${id}?from=${inDays(11)}&to=${inDays(11)}`)
    const ticket = text.slice(text.indexOf('Your rental</h2>'))
    expect(ticket).toContain('Already booked from')
    expect(ticket).not.toContain('Choose your days to see the price.')
  })

  test('are asked for without the promise of a price where the trailer has no rate', async () => {
    const id = await newTrailer({ rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 })
    const { text } = await getPage(`/rent/${id}`)
    const ticket = text.slice(text.indexOf('Your rental</h2>'))
    expect(ticket).toMatch(/Price on request.*Choose your days\. We name the price in our answer\./s)
    const details = (await getPage(`/rental-details?id=${id}`)).text
    expect(details).toContain('We name the price for your dates in our answer.')
    expect(details).not.toContain('Your request shows the price')
  })
})
