import { describe, expect, test } from 'vitest'
import { getPage } from '../client.ts'
import { createPricedBuild } from '../customer-calls.ts'
import { inDays, newModel, newTrailer, rentalDays, sendBuild, sendRental } from '../records.ts'

/** The terms of a page's description lists, in order. */
function termsIn(html: string): string[] {
  return [...html.matchAll(/<dt[^>]*>\s*([^<]+?)\s*</g)].map(([, term = '']) => term)
}

describe('a price', () => {
  test('of a model reads on the page of its request as on its own', async () => {
    const model = await newModel({ price: 1_635_000 })
    const { link } = await sendBuild(model)
    for (const path of [`/custom-trailer-details?id=${model}`, link, `${link}/quote`]) {
      const { text } = await getPage(path)
      expect(text, path).toMatch(/\$16,350\s*</)
      expect(text, path).not.toContain('$16,350.00')
    }
  })

  test('of a rental keeps its cents where it has any', async () => {
    const trailer = await newTrailer({ rental_price_daily: 12_050, rental_price_weekly: 0, rental_price_monthly: 0 })
    const { link } = await sendRental(trailer, rentalDays(10, 11))
    const quote = (await getPage(`${link}/quote`)).text
    for (const price of ['$120.50 a day', '$241<']) expect(quote).toContain(price)
    expect((await getPage(`/rent/${trailer}`)).text).toContain('$120.50')
  })

  test('that is accepted stands on the button as above it', async () => {
    const { link } = await createPricedBuild(21_000)
    const { text } = await getPage(link)
    expect(text).toContain('Accept $21,000<')
    expect(text).not.toContain('$21,000.00')
  })
})

test('a rate that is missing reads where a trailer is booked as on its card', async () => {
  const trailer = await newTrailer({ rental_price_daily: 10_000, rental_price_weekly: 0 })
  const { text } = await getPage(`/rent/${trailer}`)
  expect(text.replace(/<[^>]*>/g, ' ')).toMatch(/Weekly\s+Price on request/)
})

test('a rate has one name, on the details of a trailer, where it is booked and in the parts of its price', async () => {
  const trailer = await newTrailer()
  const terms = async (path: string) => termsIn((await getPage(path)).text)
  expect((await terms(`/rental-details?id=${trailer}`)).slice(0, 3)).toEqual(['Daily', 'Weekly', 'Monthly'])
  expect((await terms(`/rent/${trailer}`)).slice(0, 3)).toEqual(['Daily', 'Weekly', 'Monthly (30 days)'])
  const { link } = await sendRental(trailer, { rental_end_date: inDays(39) })
  const quote = (await getPage(`${link}/quote`)).text
  for (const part of ['1 month (30 days)', '$1,500 a month']) expect(quote).toContain(part)
})
