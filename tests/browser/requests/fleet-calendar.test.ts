import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rangeInWords, shortDay } from '#domain/days'
import { call, tokenOf } from '../../api/client.ts'
import { inDays, newRental, newTrailer, rentalDays } from '../../api/records.ts'
import { SCREENS } from '../support/browser.ts'
import { colorsOf } from '../support/pixels.ts'
import { edgesOf, expectFocus, followTo, holdBack, openSignedIn } from '../support/steps.ts'
import { day, free, PATH, start } from './fleet-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const window = (later = 0) => rangeInWords(day(1, later), day(35, later))

/** Today's line must be under a bar that covers today, since it would strike out the name. */
async function expectBarOnTop(page: Page, name: string) {
  const bar = page.getByRole('link', { name })
  const [head, box] = [await page.locator('th[aria-current="date"]').boundingBox(), await bar.boundingBox()]
  if (!head || !box) throw new Error('Today is not in sight')
  const x = Math.floor(head.x + head.width / 2) - 2
  // Above the letters, from two pixels left of the line's middle to two pixels right of it.
  const colors = await colorsOf(page, { x, y: box.y + 3, width: 4 })
  expect(new Set(colors).size, colors.join()).toBe(1)
}

// The line of a day has two edges, stripes have more.
function hasStripes(colors: string[]): boolean {
  return colors.filter((color, place) => place > 0 && color !== colors[place - 1]).length > 2
}

describe('the fleet calendar', () => {
  test('draws the days through all lanes, and maintenance behind what is asked for and with its icon on a phone', async () => {
    const token = await tokenOf('manager')
    const [open, away] = [await newTrailer({ name: 'Two Lanes' }), await newTrailer({ name: 'Two Lanes Away' })]
    for (const trailer of [open, away]) {
      await newRental(trailer, { rental_start_date: day(10), rental_end_date: day(14), customer_name: 'Lena Lane' })
      await newRental(trailer, { rental_start_date: day(12), rental_end_date: day(16), customer_name: 'Lena Under' })
    }
    await call('PUT', `/api/trailers/${away}`, { token, body: { status: 'maintenance' } })
    const { page } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
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
          // The line of the day is at the same place in both lanes.
          expect(new Set(above).size).toBe(2)
          expect(under).toEqual(above)
        }
        if (trailer === away) expect(hasStripes(beside), beside.join()).toBe(true)
      }
    }
    // It is not known since when it is in maintenance, so it is shown as such from today on.
    for (const days of [-1, 0]) {
      await page.goto(`${PATH}&from=${inDays(days)}`)
      const cell = page.locator(`button[data-trailer="${away}"][data-day="${inDays(days)}"]`)
      await cell.scrollIntoViewIfNeeded()
      const box = await cell.boundingBox()
      if (!box) throw new Error('The day is not in sight')
      const colors = await colorsOf(page, { x: Math.ceil(box.x) + 1, y: box.y + 4, width: Math.floor(box.width) - 3 })
      expect(hasStripes(colors), `${days} ${colors}`).toBe(days === 0)
    }
    // On a phone held sideways the calendar is higher than the screen, but the sidebar does not scroll away with it.
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await page.setViewportSize(PHONE)
    const name = page.getByRole('rowheader', { name: 'Two Lanes Away' })
    const badge = await name.getByText('Maintenance').boundingBox()
    const icon = await name.locator('svg').boundingBox()
    const cell = await name.boundingBox()
    if (!badge || !icon || !cell) throw new Error('The status is not in sight')
    expect(icon.width).toBe(13)
    expect(badge.x + badge.width).toBeLessThan(cell.x + cell.width)
  })

  test('shows whole the name of a rental of two days, beside its bar and under the pointer of the free days there, and tells two trailers of one name apart', async () => {
    const [one, two] = [await newTrailer({ name: 'Twin Tacos' }), await newTrailer({ name: 'Twin Tacos' })]
    const single = await newTrailer({ name: 'Single Soups' })
    const trailer = await newTrailer({ name: 'Short Stay' })
    const customer_name = 'Wilhelmina Longfellow'
    await newRental(trailer, { rental_start_date: day(10), rental_end_date: day(11), customer_name })
    const { page } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    const row = page.locator(`tr:has(${free(trailer, 1)})`)
    await row.scrollIntoViewIfNeeded()
    const bar = await edgesOf(row.getByRole('link'))
    const name = row.getByText(customer_name).last()
    const { left, right } = await edgesOf(name)
    expect(left).toBeGreaterThanOrEqual(bar.right)
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2)
    const { y, height } = (await name.boundingBox()) ?? { y: 0, height: 0 }
    await page.mouse.move((left + right) / 2, y + height / 2)
    expect(await row.locator('button:hover').count()).toBe(1)

    const nameOf = (trailer: number) =>
      page
        .locator(`tr:has(${free(trailer, 1)})`)
        .getByRole('rowheader')
        .innerText()
    expect(await nameOf(one)).toBe(`Twin Tacos\n#${one}`)
    expect(await nameOf(two)).toBe(`Twin Tacos\n#${two}`)
    expect(await nameOf(single)).toBe('Single Soups')
    await page.getByRole('button', { name: 'Enter Request' }).click()
    await page.getByRole('option', { name: `Twin Tacos #${two}` }).waitFor({ state: 'attached' })
    expect(await page.getByRole('option', { name: 'Twin Tacos', exact: true }).count()).toBe(0)
  })

  test('turns as often as the key is pressed, and keeps the focus, also while the weeks are still loading, and keeps its day in sight on a phone', async () => {
    const trailer = await newTrailer({ name: 'Hasty Hummus' })
    const { page } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 10)).focus()
    const letGo = await holdBack(page, '**/api/rentals/calendar**')
    for (const key of ['PageDown', 'PageDown', 'ArrowRight']) await page.keyboard.press(key)
    await expectFocus(page, free(trailer, 11))
    letGo()
    await expectFocus(page, free(trailer, 11, 2))

    await page.setViewportSize(PHONE)
    await followTo(page, `${PATH}&from=${start}`)
    await page.locator(free(trailer, 27)).focus()
    await page.keyboard.press('PageDown')
    await page.getByRole('heading', { name: window(1) }).waitFor()
    const turned = free(trailer, 27, 1)
    await expectFocus(page, turned)
    const { left, right } = await edgesOf(page.locator(turned))
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThanOrEqual(PHONE.width)
  })

  test('turns by keyboard, and keeps weeks, span and open request in the address', async () => {
    const trailer = await newTrailer({ name: 'Turned Tacos' })
    const { id } = await newRental(trailer, { rental_start_date: day(10), rental_end_date: day(12) })
    const now = await newRental(trailer, rentalDays(0, 0))
    const { page } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 14)).focus()
    await page.keyboard.press('PageDown')
    await page.getByRole('heading', { name: window(1) }).waitFor()
    await expectFocus(page, `button[data-trailer="${trailer}"]`)
    await page.goBack()
    await page.getByRole('heading', { name: window() }).waitFor()
    // Weeks span months, so the first day of each is named.
    const first = Array.from({ length: 35 }, (_, place) => day(place + 1)).find((one) => one.endsWith('-01'))
    await page.getByRole('columnheader', { name: shortDay(first ?? ''), exact: true }).waitFor()
    const bar = page.getByRole('link', { name: `request #${id}` })
    // In another tab too it opens over the weeks it was in.
    expect(await bar.getAttribute('href')).toBe(`${PATH}&from=${start}&open=${id}`)
    await bar.click()
    await page.getByText(`Request #${id}`, { exact: true }).waitFor()
    await page.reload()
    await page.getByText(`Request #${id}`, { exact: true }).waitFor()
    await page.getByRole('heading', { name: window() }).waitFor()
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await page.getByRole('button', { name: 'Week', exact: true, pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Today' }).click()
    await page.waitForURL((url) => url.searchParams.get('span') === 'week' && !url.searchParams.has('from'))
    await expectBarOnTop(page, `request #${now.id}`)
    await page.getByRole('button', { name: 'List' }).click()
    await page.getByRole('tab', { name: /All Requests/ }).waitFor()
  })
})
