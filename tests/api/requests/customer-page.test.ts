import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ContactResponse } from '#contract/requests/contact'
import { CustomerRequestResponse } from '#contract/requests/customer-request'
import { dayInWords, todayInTampa } from '#domain/days'
import { contactMessages } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, getPage, newAddress } from '../client.ts'
import { apiOf, changeAsStaff, createPricedRental, endLink, sendForm, storedRental } from '../customer-calls.ts'
import { mailsAbout } from '../mail-records.ts'
import { inDays, newModel, newTrailer, sendBuild, sendRental } from '../records.ts'

test('an estimate for a rental that is to be delivered says that delivery is not in it, until there is a final price', async () => {
  const delivered = { delivery_required: true, delivery_address: '12 Bay Street, Tampa' }
  const { link, quote } = await sendRental(await newTrailer(), delivered)
  expect((await getPage(link)).text).toContain('Delivery is not included in this price.')
  expect((await getPage(`${link}/quote`)).text).toContain('Not included in this price')
  await changeAsStaff(`/api/rentals/${quote.id}`, { final_price: 540 })
  for (const path of [link, `${link}/quote`])
    expect((await getPage(path)).text).not.toMatch(/not included in this price/i)
})

test('the page and the quote say on which day the final price was set', async () => {
  const { link, quote } = await sendRental(await newTrailer())
  const estimate = `${(await getPage(link)).text} ${(await getPage(`${link}/quote`)).text}`
  expect(estimate).not.toMatch(/We set the final price|Price of/)
  await changeAsStaff(`/api/rentals/${quote.id}`, { final_price: 540 })
  const today = dayInWords(todayInTampa(new Date()))
  expect((await getPage(link)).text).toMatch(new RegExp(`We set the final price.{1,99}${today}`, 's'))
  expect((await getPage(`${link}/quote`)).text).toContain(`Price of ${today}`)
})

test('the page of a request tells where the business is', async () => {
  const { link } = await sendRental(await newTrailer())
  expect((await getPage(link)).text).toContain('Tampa Food Trailers, 4218 E Adamo Drive, Tampa, Florida 33605')
})

describe('asking', () => {
  test('becomes a message about the request, once for one key', async () => {
    const { link, quote } = await sendBuild(await newModel())
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = { message: 'Does it come\nwith a sink?' }
    const [first, again] = [
      await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, { body, headers }),
      await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, { body, headers }),
    ]
    expect(again).toEqual(first)
    // Whoever else has the link does not learn the customer's address by asking something.
    expect(first.message.email).toBe('')
    const { db } = await product()
    const asked = await db.select().from(contactMessages).where(eq(contactMessages.custom_build_id, quote.id))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      name: 'Nora Field',
      email: 'nora@example.org',
      message: 'Does it come\nwith a sink?',
      custom_build_id: quote.id,
      rental_id: null,
      status: 'new',
    })
    const [confirmation] = await mailsAbout('contact', asked[0]?.id ?? 0)
    expect(confirmation).toMatchObject({ template: 'received', recipient: 'nora@example.org' })
    expect(confirmation?.data).toEqual({ name: 'Nora Field', about: `custom build request #${quote.id}` })
    // With the same key and question, another customer learns nothing about the first.
    const other = await sendBuild(await newModel())
    expect((await call('POST', `${apiOf(other.link)}/question`, { body, headers })).status).toBe(409)
  })

  test('takes no empty question, and a few a minute from one address', async () => {
    const { link } = await sendRental(await newTrailer())
    const headers = { 'CF-Connecting-IP': newAddress() }
    const asks = (message: string) => call('POST', `${apiOf(link)}/question`, { body: { message }, headers })
    expect((await asks('  ')).status).toBe(400)
    // Eleven, since the limit counts by clock minutes, and one may end in between.
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await asks(`Question ${count}`)).status)
    expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201])
    expect(statuses).toContain(429)
  })
})

test('the page says what was asked on it and when, and nothing of what others wrote', async () => {
  const { link, quote } = await sendRental(await newTrailer())
  expect((await getPage(link)).text).not.toContain('You asked')
  for (const message of ['Is the <b>sink</b> hot?', 'And when?']) await sendForm(link, { action: 'question', message })
  const other = await sendBuild(await newModel())
  await sendForm(other.link, { action: 'question', message: 'Asked by another customer' })
  const { db } = await product()
  await db
    .update(contactMessages)
    .set({ created_at: '2026-03-02T03:00:00.000Z' })
    .where(eq(contactMessages.rental_id, quote.id))
  const { text } = await getPage(link)
  expect(text).toMatch(
    /You asked on.+Sun, Mar 1, 2026.+And when\?.+Sun, Mar 1, 2026.+Is the &lt;b&gt;sink&lt;\/b&gt; hot\?/s,
  )
  expect(text).not.toMatch(/Asked by another customer|nora@example\.org/)
  expect((await getPage(other.link)).text).toContain('Asked by another customer')
  await endLink(link, { revoked_at: '2026-03-03T03:00:00.000Z' })
  expect((await getPage(link)).text).not.toContain('And when?')
})

describe('the forms of the page', () => {
  test('work without any script', async () => {
    const { link, quote } = await createPricedRental()
    const done = await sendForm(link, { action: 'accept', final_price: '540' })
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${link}?done=accepted`])
    expect((await getPage(`${link}?done=accepted`)).text).toContain('We have your acceptance')
    // Pressed twice, it is one question; rewritten after Back, it is another.
    const key = crypto.randomUUID()
    for (const message of ['Where is it?', 'Where is it?', 'And when?']) {
      const asked = await sendForm(link, { action: 'question', message, key })
      expect(asked.headers.get('Location')).toBe(`${link}?done=asked`)
    }
    const { db } = await product()
    const questions = await db.select().from(contactMessages).where(eq(contactMessages.rental_id, quote.id))
    expect(questions.map(({ message }) => message).sort()).toEqual(['And when?', 'Where is it?'])
    const gone = await sendForm(link, { action: 'withdraw' })
    expect(gone.headers.get('Location')).toBe(`${link}?done=withdrawn`)
    expect((await storedRental(quote.id)).status).toBe('rejected')
    const free = `/rentals?from=${quote.rental_start_date}&amp;to=${quote.rental_end_date}`
    expect((await getPage(link)).text).toContain(free)
    expect((await getPage(link)).text).toContain('You withdrew this request')
  })

  test('lose nothing that was typed when they are refused', async () => {
    const { link } = await sendRental(await newTrailer())
    // With that, a browser cuts off the end of a pasted text without a word.
    expect((await getPage(link)).text).not.toContain('maxlength')
    const typed = `Can <b>you</b> ${'say '.repeat(1300)}`
    const refused = await sendForm(link, { action: 'question', message: typed, key: crypto.randomUUID() })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Use at most 5,000 characters; there are 5,214 now')
    expect(refused.text).toContain('Can &lt;b&gt;you&lt;/b&gt; say say')
    const stale = await sendForm(link, { action: 'accept', final_price: '1' })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('There is no final price yet.')
    const beside = await sendForm(link, { action: 'accept', final_price: '1', message: 'Is there <b>gas</b>?' })
    expect(beside.text).toContain('There is no final price yet.')
    expect(beside.text).toContain('Is there &lt;b&gt;gas&lt;/b&gt;?')
    expect((await sendForm(`/request/${'x'.repeat(43)}`, { action: 'withdraw' })).status).toBe(404)
  })

  test('give back a question that was typed beside what was done, and take no text for it from a form', async () => {
    const { link, quote } = await createPricedRental()
    const message = 'And is there gas?'
    const problem = 'Call 555-0100 instead'
    const accepted = await sendForm(link, { action: 'accept', final_price: '540', message, problem })
    expect([accepted.status, accepted.headers.get('Location')]).toEqual([200, null])
    expect(accepted.headers.get('Cache-Control')).toBe('no-store')
    expect(accepted.text).toContain('We have your acceptance. Your question below is not sent yet.')
    expect(accepted.text).toMatch(/<textarea[^>]*>And is there gas\?</)
    expect(accepted.text).not.toContain(problem)
    const gone = await sendForm(link, { action: 'withdraw', message })
    expect(gone.text).toContain('Your request is withdrawn. Your question below is not sent yet.')
    expect(gone.text).toMatch(/<textarea[^>]*>And is there gas\?</)
    const { db } = await product()
    expect(await db.select().from(contactMessages).where(eq(contactMessages.rental_id, quote.id))).toEqual([])
  })

  test.each([
    ['far too long', 'Bay Ñandú 🌮 '.repeat(9000)],
    ['too long, and cut within a character', `a${'🌮'.repeat(30_000)}`],
  ])('keep the beginning of a question that is %s, on a page that says what to do', async (_, message) => {
    const { link, quote } = await sendRental(await newTrailer())
    const { status, headers, text } = await sendForm(link, { action: 'question', message, key: 'k' })
    expect([status, headers.get('Content-Type')]).toEqual([413, 'text/html; charset=utf-8'])
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(text).toContain(`Request #${quote.id}`)
    expect(text).toContain('shorten it to 5,000 characters')
    const kept = /<textarea[^>]*>([^<]+)</.exec(text)?.[1] ?? ''
    expect(kept.length).toBeGreaterThan(5000)
    expect(message.startsWith(kept)).toBe(true)
  })

  test('of more than 64 KiB change nothing, whatever they are', async () => {
    const { link, quote } = await createPricedRental()
    const padding = 'x'.repeat(70_000)
    for (const fields of [{ action: 'withdraw' }, { action: 'accept', final_price: '540' }]) {
      const refused = await sendForm(link, { ...fields, padding })
      expect(refused.status).toBe(413)
      expect(refused.text).toContain('Please use the forms of this page again.')
    }
    const files = await sendForm(link, { padding }, { 'Content-Type': 'multipart/form-data; boundary=x' })
    expect([files.status, files.headers.get('Content-Type')]).toEqual([413, 'text/html; charset=utf-8'])
    expect((await sendForm(`/request/${'x'.repeat(43)}`, { padding })).status).toBe(404)
    expect(await storedRental(quote.id)).toMatchObject({ status: 'pending', accepted_at: null })
  })

  test('are taken a few times a minute from one address, and then say when to try again', async () => {
    const { link } = await sendRental(await newTrailer())
    const headers = { 'CF-Connecting-IP': newAddress() }
    // Eleven, since the limit counts by clock minutes, and one may end in between.
    const refused = []
    for (let count = 0; count < 11; count++) {
      const { status, headers: told } = await sendForm(link, { action: 'accept', final_price: '1' }, headers)
      if (status !== 409) refused.push([status, told.get('Retry-After'), told.get('Content-Type')])
    }
    expect(refused).toContainEqual([429, '60', 'text/html; charset=utf-8'])
    expect(new Set(refused.map(String)).size).toBe(1)
  })

  test('are refused from another site', async () => {
    const { link, quote } = await sendRental(await newTrailer())
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
      const refused = await sendForm(link, { action: 'withdraw' }, headers)
      expect(refused.status).toBe(403)
      expect(refused.text).toContain('sent by another site')
    }
    expect((await storedRental(quote.id)).status).toBe('pending')
  })

  test('a GET changes nothing', async () => {
    const { link, quote } = await createPricedRental()
    for (const path of [`${link}?action=withdraw`, `${link}?done=withdrawn`, `${link}?action=accept&final_price=540`])
      expect((await getPage(path)).text).not.toContain('role="status"')
    expect(await storedRental(quote.id)).toMatchObject({ status: 'pending', accepted_at: null, version: 2 })
  })
})

describe('/request/{token}/rental.ics', () => {
  test('holds the days of a booked rental, and leads back to the page before', async () => {
    const { link, quote } = await sendRental(await newTrailer({ name: 'Kitchen; with, signs' }))
    const early = await getPage(`${link}/rental.ics`)
    expect([early.status, early.headers.get('Location')]).toEqual([303, link])
    await changeAsStaff(`/api/rentals/${quote.id}/status`, { status: 'approved' })
    const { status, headers, text } = await getPage(`${link}/rental.ics`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toContain(`DTSTART;VALUE=DATE:${quote.rental_start_date.replaceAll('-', '')}`)
    expect(text).toContain(`DTEND;VALUE=DATE:${inDays(13).replaceAll('-', '')}`)
    expect(text).toContain('Kitchen\\; with\\, signs')
    expect(text).not.toContain(link.slice(-43))
  })

  test.each(['%0D%0ASet-Cookie:x', 'a%00b', '%C3%A9', '..%2F..%2Fadmin', '%5C%5Cevil.example'])(
    'of the link %s leads to that link alone',
    async (token) => {
      const { status, headers } = await getPage(`/request/${token}/rental.ics`)
      expect([status, headers.get('Location')]).toEqual([303, `/request/${token.replace(':', '%3A')}`])
    },
  )
})

test('what the API answers of a request has exactly the public fields', async () => {
  const { link } = await sendBuild(await newModel())
  const { body } = await call('GET', apiOf(link))
  expect(CustomerRequestResponse.parse(body)).toEqual(body)
})
