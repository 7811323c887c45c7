import { describe, expect, test } from 'vitest'
import { changeAsStaff } from '../../api/customer-calls.ts'
import { newEquipment, newModel, newRental, newTrailer, sendBuild, sendRental } from '../../api/records.ts'
import { chooseTheme, ground } from '../portal/theme-steps.ts'
import { open, SCREENS } from '../support/browser.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import { followTo, openSignedIn } from '../support/steps.ts'
import { day, PATH, start } from './fleet-steps.ts'
import { panel } from './rental-desk-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const WHITE = 'rgb(255, 255, 255)'

const pagesOf = (sheets: Buffer) => sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('on paper', () => {
  test('shows the open request alone, black on white, whatever the theme', async () => {
    const { id } = await newRental(await newTrailer({ name: 'Printed trailer' }))
    const { page } = await openSignedIn(`/admin/rentals?open=${id}`)
    await panel(page, id).waitFor()
    await chooseTheme(page, 'Dark')
    await asFirefox115(page)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => ground(page)).toBe(WHITE)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('aside, h1, table, button, dialog h2')]
        .filter((element) => element.getClientRects().length > 0)
        .map(({ tagName }) => tagName),
    )
    expect(shown).toEqual(['H2'])
    // How long ago it was received is not known from a sheet.
    const received = panel(page, id).getByText('Received:').locator('time')
    const told = await received.evaluate((time) => getComputedStyle(time, '::after').content)
    expect([await received.innerText(), told]).toEqual(['', JSON.stringify(await received.getAttribute('title'))])
    for (const elsewhere of ['See the calendar', 'Who changed what']) {
      const link = page.getByRole('link', { name: elsewhere, includeHidden: true })
      expect([await link.count(), await link.isVisible()], elsewhere).toEqual([1, false])
    }
    expect(
      await panel(page, id).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeLessThan(2)
  })

  test('puts five weeks of the calendar on one sheet with whole names, and of the dashboard the weeks of its chart, but no quick actions', async () => {
    const trailer = await newTrailer()
    const customer_name = 'Wilhelmina Longfellow'
    await newRental(trailer, { customer_name, rental_start_date: day(10), rental_end_date: day(10) })
    await newRental(trailer, { customer_name, rental_start_date: day(12), rental_end_date: day(13) })
    const long = await newRental(await newTrailer(), {
      customer_name: 'Wilhelmina '.repeat(8),
      rental_start_date: day(10),
      rental_end_date: day(10),
    })
    const { page } = await openSignedIn(`${PATH}&from=${start}`)
    const names = page.getByRole('grid').getByRole('link').getByText(customer_name)
    await expect.poll(() => names.count()).toBe(2)
    const sheets = await page.pdf({ format: 'Letter', landscape: true })
    expect(pagesOf(sheets)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const bar = page.getByRole('grid').locator('a[data-status]').first()
    expect(await bar.evaluate((shown) => getComputedStyle(shown).printColorAdjust)).toBe('exact')
    for (const name of await names.all()) {
      const hidden = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight, parentElement }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
        (parentElement?.scrollHeight ?? 0) - (parentElement?.clientHeight ?? 0),
        (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
      ])
      expect(Math.max(...hidden)).toBeLessThan(2)
    }
    const longBar = await page.getByRole('grid').locator(`a[href*="open=${long.id}"]`).boundingBox()
    expect(longBar?.height).toBeLessThan(250)
    await page.emulateMedia({ media: 'screen' })
    await followTo(page, '/admin/dashboard')
    const actions = page.getByRole('region', { name: 'Quick Actions' })
    await actions.waitFor()
    await page.emulateMedia({ media: 'print' })
    await actions.waitFor({ state: 'hidden' })
    expect(
      await page
        .getByRole('group', { name: /^Weeks/ })
        .getByText(/^\w{3} \d+$/)
        .filter({ visible: true })
        .count(),
    ).toBe(12)
  })

  test('ends the cards of a list with their last line, not with the strip that their buttons left', async () => {
    const { page } = await openSignedIn('/admin/rental-trailers')
    const edit = page.getByRole('button', { name: 'Edit' }).first()
    await edit.waitFor()
    const strip = await edit.evaluateHandle((button) => button.parentElement)
    await page.emulateMedia({ media: 'print' })
    expect(await strip.evaluate((shown) => shown?.checkVisibility())).toBe(false)
  })

  test('puts a short quote of a build on one sheet', async () => {
    const categories = ['Cooking', 'Power', 'Serving', 'Storage']
    const equipment_selected = await Promise.all(categories.map((category) => newEquipment({ category })))
    const sent = await sendBuild(await newModel(), { equipment_selected })
    await changeAsStaff(`/api/custom-builds/${sent.quote.id}`, { final_price: 21_500 })
    const { page } = await open(DESKTOP)
    await page.goto(`${sent.link}/quote`)
    expect(pagesOf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))).toBe(1)
  })

  test('says once whose a request or its quote is', async () => {
    const { link } = await sendRental(await newTrailer())
    const { page } = await open(DESKTOP)
    await page.emulateMedia({ media: 'print' })
    for (const path of [link ?? '', `${link}/quote`]) {
      await page.goto(path)
      const heads = page.locator('header').getByText('Tampa Food Trailers').filter({ visible: true })
      expect(await heads.count(), path).toBe(1)
    }
    await page.goto(link ?? '')
    await asFirefox115(page)
    const toQuote = page.getByText(/^(Estimate|Quote) to print or save$/)
    expect([await toQuote.count(), await toQuote.isVisible()]).toEqual([1, false])
  })

  test('puts the details of a trailer and of a model on two sheets', async () => {
    const features = Array.from({ length: 8 }, (_, n) => `Feature ${n}`)
    const described = { description: 'A kitchen for a lunch line. '.repeat(5), features }
    const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' }
    const { page } = await open(DESKTOP)
    for (const path of [
      `/rental-details?id=${await newTrailer(described)}`,
      `/custom-trailer-details?id=${await newModel(described)}`,
    ]) {
      await page.goto(path)
      for (const format of ['Letter', 'A4']) expect(pagesOf(await page.pdf({ format, margin })), path).toBe(2)
    }
  })

  test('keeps each answer of the FAQ, and the steps of an order, on one sheet', async () => {
    const { page } = await open(DESKTOP)
    await page.emulateMedia({ media: 'print' })
    for (const [path, part] of [
      ['/faq', 'main section:has(h2)'],
      ['/custom', 'section:has(#steps)'],
    ] as const) {
      await page.goto(path)
      const kept = await page
        .locator(part)
        .filter({ visible: true })
        .evaluateAll((parts) => parts.map((one) => getComputedStyle(one).breakInside))
      expect(kept.length, path).toBeGreaterThan(0)
      expect(new Set(kept), path).toEqual(new Set(['avoid']))
    }
  })

  test('leaves menus and buttons out of the pages for visitors', async () => {
    const controls = ['header nav ul', 'header button', 'footer nav', '.button', '[role="group"] button']
    const onScreen = new Set<string>()
    const { page } = await open(PHONE)
    const visible = async () => {
      const counts = await Promise.all(controls.map((one) => page.locator(one).filter({ visible: true }).count()))
      return controls.filter((_, place) => counts[place])
    }
    for (const path of ['/', '/rentals', '/faq']) {
      await page.goto(path)
      // Until then their buttons are hidden on the screen too.
      await expect.poll(() => page.locator('trailer-lineup:not(:defined)').count()).toBe(0)
      for (const screen of SCREENS) {
        await page.setViewportSize(screen)
        for (const one of await visible()) onScreen.add(one)
      }
      await page.setViewportSize({ ...DESKTOP, width: 720 })
      await page.emulateMedia({ media: 'print' })
      expect(await ground(page)).toBe(WHITE)
      expect(await visible(), path).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }
    expect([...onScreen].sort()).toEqual([...controls].sort())
  })
})
