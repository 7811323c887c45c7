import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addDays, firstOfMonth, monthInWords } from '#domain/days'
import { call, tokenOf } from '../api/client.ts'
import { inDays, newAccount, newRental, newTrailer } from '../api/records.ts'
import { expectAccessible, SCREENS } from './browser.ts'
import { expectOnlyRefusals, hasFocus, lateFailure, openSignedIn, tabTo } from './steps.ts'

const PATH = '/admin/rentals?view=calendar'
const [DESKTOP, PHONE] = SCREENS
// A month of whose days nobody else asks for one.
const month = firstOfMonth(inDays(0), 5)
const day = (number: number) => addDays(month, number - 1)

const free = (trailer: number, number: number) => `button[data-trailer="${trailer}"][data-day="${day(number)}"]`
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Phone').fill('(813) 555-0177')
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enter request' })

async function approved(trailer: number, first: number, last: number) {
  const { id } = await newRental(trailer, { rental_start_date: day(first), rental_end_date: day(last) })
  await call('PUT', `/api/rentals/${id}/status`, { token: await tokenOf('manager'), body: { status: 'approved' } })
  return id
}

/** The line of today lies under a bar of today: it would strike out the name. */
async function expectBarOnTop(page: Page, name: string) {
  const bar = page.getByRole('link', { name })
  const [head, box] = [await page.locator('th[aria-current="date"]').boundingBox(), await bar.boundingBox()]
  if (!head || !box) throw new Error('Today is not in sight')
  const x = Math.floor(head.x + head.width / 2) - 2
  // Above the letters, two pixels to the left of the line's middle and two to the right.
  const colors = await colorsOf(page, { x, y: box.y + 3, width: 4 })
  expect(new Set(colors).size, colors.join()).toBe(1)
}

/** The colors of a row of pixels, from left to right. */
async function colorsOf(page: Page, clip: { x: number; y: number; width: number }) {
  const image = await page.screenshot({ clip: { ...clip, height: 1 } })
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width }, (_, place) =>
    data.subarray(place * info.channels, (place + 1) * info.channels).toString('hex'),
  )
}

describe('the fleet calendar', () => {
  test('takes a telephone booking from a free gap to an approved bar, by keyboard alone', async () => {
    const trailer = await newTrailer({ name: 'Keyboard Kitchen', buffer_days: 2 })
    const { page } = await openSignedIn(`${PATH}&from=${month}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 10)).waitFor()
    await tabTo(page, '[role="grid"] [tabindex="0"]')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    await hasFocus(page, free(trailer, 1))
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowRight')
    await hasFocus(page, free(trailer, 3))
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await hasFocus(page, free(trailer, 5))
    expect(await page.locator('td[aria-selected="true"]').count()).toBe(3)
    await page.keyboard.press('Enter')
    await field(page, 'First day').waitFor()
    expect(await field(page, 'First day').inputValue()).toBe(day(3))
    expect(await field(page, 'Last day').inputValue()).toBe(day(5))
    expect(await field(page, 'Trailer').locator('option:checked').textContent()).toBe('Keyboard Kitchen')
    await fill(page, 'Rosa Parkway')
    await save(page).press('Enter')
    await page.getByText(/^Request #\d+ entered\. It waits for approval\.$/).waitFor()
    await page.getByRole('heading', { name: 'Rosa Parkway' }).waitFor()
    await page.getByText('manager, by phone').waitFor()
    await page.getByRole('link', { name: /^Rosa Parkway, pending/ }).waitFor()
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    const bar = page.getByRole('link', { name: /^Rosa Parkway, approved/ })
    await bar.waitFor()
    await page.getByText('2 days kept free after request').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await hasFocus(page, 'a[aria-label^="Rosa Parkway"]')
    await page.keyboard.press('ArrowRight')
    await hasFocus(page, 'td[title^="2 days kept free"]')
    await page.keyboard.press('ArrowRight')
    await hasFocus(page, free(trailer, 8))
  })

  test('draws the days through all lanes, and maintenance behind what is asked for', async () => {
    const token = await tokenOf('manager')
    const [open, away] = [await newTrailer({ name: 'Two Lanes' }), await newTrailer({ name: 'Two Lanes Away' })]
    for (const trailer of [open, away]) {
      await newRental(trailer, { rental_start_date: day(10), rental_end_date: day(14), customer_name: 'Lena Lane' })
      await newRental(trailer, { rental_start_date: day(12), rental_end_date: day(16), customer_name: 'Lena Under' })
    }
    await call('PUT', `/api/trailers/${away}`, { token, body: { status: 'maintenance' } })
    const { page } = await openSignedIn(`${PATH}&from=${month}`, 'manager', DESKTOP)
    await page.locator(free(away, 1)).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const trailer of [open, away]) {
        const rows = page.locator(`tbody:has(${free(trailer, 1)})`)
        await rows.scrollIntoViewIfNeeded()
        const [first, last] = [await rows.locator(free(trailer, 2)).boundingBox(), await rows.boundingBox()]
        const bar = await rows.getByRole('link', { name: /^Lena Lane/ }).boundingBox()
        if (!first || !last || !bar) throw new Error('The trailer is not in sight')
        const around = { x: Math.round(first.x) - 3, width: 6 }
        const above = await colorsOf(page, { ...around, y: first.y + 8 })
        const under = await colorsOf(page, { ...around, y: last.y + last.height - 8 })
        const beside = await colorsOf(page, { x: bar.x + 2, y: bar.y - 2, width: 30 })
        if (trailer === open) {
          // The line of the day, at the same place in both lanes.
          expect(new Set(above).size).toBe(2)
          expect(under).toEqual(above)
        }
        // The line of a day has two edges, stripes have more.
        const edges = beside.filter((color, place) => place > 0 && color !== beside[place - 1])
        if (trailer === away) expect(edges.length, beside.join()).toBeGreaterThan(2)
      }
    }
  })

  test('says why days cannot be had, and keeps what was typed', async () => {
    const trailer = await newTrailer({ name: 'Taken Tacos', buffer_days: 1 })
    const id = await approved(trailer, 10, 12)
    const { page, complaints } = await openSignedIn(`${PATH}&from=${month}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 8)).click()
    await fill(page, 'Too Late')
    expect(await field(page, 'Delivery address').count()).toBe(0)
    await field(page, 'Delivery').check()
    await save(page).click()
    await page.getByText('Delivery address is required when you ask for delivery').waitFor()
    await field(page, 'Delivery address').fill('12 Bay Street')
    await page.getByText('Free. 1 day: $100.00.').waitFor()
    await field(page, 'Last day').fill(day(9))
    await page.getByText(/^Already booked from .* kept free before and after\)\.$/).waitFor()
    await save(page).click()
    await page.getByText(`Already booked by request #${id}`).waitFor()
    await page.getByText('1 day is kept free between rentals of this trailer.').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Too Late')
    // Entered first, as by a person: the field that is left is validated before anything is typed here.
    await field(page, 'Last day').focus()
    await field(page, 'Last day').fill(day(8))
    await page.getByText('Free. 1 day: $100.00.').waitFor()
    await save(page).click()
    await page.getByRole('link', { name: /^Too Late, pending/ }).waitFor()
    expectOnlyRefusals(complaints)
  })

  test('enters a request for any trailer of a fleet that one answer cannot list', async () => {
    const trailer = await newTrailer({ name: 'Last Lunch of the Line' })
    const { page } = await openSignedIn(`${PATH}&from=${month}`, 'manager', DESKTOP)
    await page.route(/limit=1000/, (route) => route.continue({ url: route.request().url().replace('=1000', '=5') }))
    await page.locator(free(trailer, 8)).click()
    expect(await field(page, 'Trailer').locator('option:checked').textContent()).toBe('Last Lunch of the Line')
    expect(await field(page, 'Trailer').locator('option').count()).toBeGreaterThan(6)
  })

  test('changes its month by keyboard, and keeps month, span and open request in the address', async () => {
    const trailer = await newTrailer({ name: 'Turned Tacos' })
    const { id } = await newRental(trailer, { rental_start_date: day(10), rental_end_date: day(12) })
    const now = await newRental(trailer, { rental_start_date: inDays(0), rental_end_date: inDays(0) })
    const { page } = await openSignedIn(`${PATH}&from=${month}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 14)).focus()
    await page.keyboard.press('PageDown')
    await page.getByRole('heading', { name: monthInWords(firstOfMonth(month, 1)) }).waitFor()
    await hasFocus(page, `button[data-trailer="${trailer}"]`)
    await page.goBack()
    await page.getByRole('heading', { name: monthInWords(month) }).waitFor()
    const bar = page.getByRole('link', { name: `request #${id}` })
    // In another tab too it opens over the month it was in.
    expect(await bar.getAttribute('href')).toBe(`${PATH}&from=${month}&open=${id}`)
    await bar.click()
    await page.getByText(`Request #${id}`, { exact: true }).waitFor()
    await page.reload()
    await page.getByText(`Request #${id}`, { exact: true }).waitFor()
    await page.getByRole('heading', { name: monthInWords(month) }).waitFor()
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('span') === 'week')
    await page.getByRole('button', { name: 'Today' }).click()
    await expectBarOnTop(page, `request #${now.id}`)
    await page.getByRole('button', { name: 'List' }).click()
    await page.getByRole('tab', { name: /All Requests/ }).waitFor()
  })

  test('lets days be chosen with the mouse', async () => {
    const trailer = await newTrailer({ name: 'Dragged Dumplings' })
    const { page } = await openSignedIn(`${PATH}&from=${month}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 20)).dragTo(page.locator(free(trailer, 17)))
    await field(page, 'First day').waitFor()
    expect(await field(page, 'First day').inputValue()).toBe(day(17))
    expect(await field(page, 'Last day').inputValue()).toBe(day(20))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.locator(free(trailer, 20)).waitFor()
  })

  test('fits a phone, where a touch begins a request and asks whether to leave it', async () => {
    const trailer = await newTrailer({ name: 'Pocket Pretzels', buffer_days: 1 })
    await approved(trailer, 2, 4)
    const { page } = await openSignedIn(`${PATH}&from=${month}`, 'manager', PHONE)
    await page
      .getByRole('link', { name: /^Nora Field, approved/ })
      .last()
      .waitFor()
    await expectAccessible(page)
    await page.locator(free(trailer, 6)).click()
    await fill(page, 'Pocket Person')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await save(page).click()
    await page.getByRole('heading', { name: 'Pocket Person' }).waitFor()
  })

  test('offers no new request to an account that may only view', async () => {
    const trailer = await newTrailer({ name: 'Looked At' })
    const { username } = await newAccount({ role: 'visitor' })
    const { page } = await openSignedIn(`${PATH}&from=${month}`, username, DESKTOP)
    await page.locator(free(trailer, 6)).click({ force: true })
    expect(await page.getByRole('dialog').count()).toBe(0)
    const enter = page.getByRole('button', { name: 'Enter Request' })
    expect(await enter.isDisabled()).toBe(true)
    expect(await enter.getAttribute('title')).toBe('Your account may look at requests, but not change them.')
  })

  test('can be subscribed to, and the subscription ended', async () => {
    const { page, complaints } = await openSignedIn(PATH, 'staff', PHONE)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Make an address' }).click()
    const address = await page.getByLabel('Your address').inputValue()
    expect((await call('GET', new URL(address).pathname)).status).toBe(200)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('You have an address since').waitFor()
    const late = lateFailure(500, 'Something went wrong on our side.')
    const isEnd = (url: URL) => url.pathname.startsWith('/api/') && url.pathname.includes('feed')
    await page.route(isEnd, (route) => (route.request().method() === 'DELETE' ? late.route(route) : route.fallback()))
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    late.comes()
    await page.getByText('Your calendar subscription has not ended. Something went wrong on our side.').waitFor()
    expectOnlyRefusals(complaints)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Revoke' }).click()
    const refusal = page.getByRole('dialog').getByText('Something went wrong on our side.')
    await refusal.waitFor()
    await page.getByRole('button', { name: 'Make a new address' }).click()
    await page.getByLabel('Your address').waitFor()
    expect(await refusal.isVisible()).toBe(false)
    await page.unroute(isEnd)
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('You have no address yet.').waitFor()
    expectOnlyRefusals(complaints)
    expect((await call('GET', new URL(address).pathname)).status).toBe(404)
  })
})
