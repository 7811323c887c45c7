import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { RentalList } from '#contract/requests/rental'
import { changeAsStaff, withdraw } from '../../api/customer-calls.ts'
import { inDays, newRental, newTrailer, sendRental } from '../../api/records.ts'
import { rows, tabs } from '../portal/shell-steps.ts'
import { SCREENS } from '../support/browser.ts'
import { colorsOf } from '../support/pixels.ts'
import { edgesOf, expectFocus, followTo, openSignedIn } from '../support/steps.ts'
import { enlarge } from '../support/word-steps.ts'

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Story trailer' })
})

/** The lines of a cell above its small text. */
function linesOf(row: Locator, cell: number): Promise<string[]> {
  return row
    .locator('th, td')
    .nth(cell)
    .evaluate(({ firstChild }) => {
      const lines = new Map<number, string>()
      const range = document.createRange()
      for (let at = 0; firstChild && at < (firstChild.textContent ?? '').length; at++) {
        range.setStart(firstChild, at)
        range.setEnd(firstChild, at + 1)
        const { top } = range.getBoundingClientRect()
        lines.set(top, `${lines.get(top) ?? ''}${range}`)
      }
      return [...lines.values()].map((line) => line.replace('\u2060', '').replace(/\s+/g, ' ').trim())
    })
}

describe('the list of requests', () => {
  test('tells a withdrawn request from a rejected one, breaks days only between whole dates, and has a dot before an age and a checkbox before a name on its line', async () => {
    const withdrawn = await sendRental(trailer, { customer_name: 'Willa Withdrew' })
    await withdraw(withdrawn.link)
    const { id } = await newRental(trailer, { customer_name: 'Willa Rejected' })
    await changeAsStaff(`/api/rentals/${id}/status`, { status: 'rejected' })
    const { page } = await openSignedIn('/admin/rentals?q=Willa')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('Willa Withdrew').getByText('Withdrawn', { exact: true }).waitFor()
    await row('Willa Rejected').getByText('Rejected', { exact: true }).waitFor()
    expect(await row('Willa Rejected').getByText('Withdrawn', { exact: true }).count()).toBe(0)

    const year = Number(inDays(0).slice(0, 4)) + 1
    const dates = (rental_start_date: string, rental_end_date: string) => ({ rental_start_date, rental_end_date })
    // No month takes more room than May.
    const range = await newRental(trailer, {
      customer_name: 'Range Short',
      ...dates(`${year}-05-20`, `${year}-05-30`),
    })
    await newRental(trailer, { customer_name: 'Range Long', ...dates(`${year}-05-30`, `${year}-06-02`) })
    await newRental(trailer, { customer_name: 'Range Longest', ...dates(`${year}-12-30`, `${year + 1}-01-02`) })
    // Also beside an open request.
    await followTo(page, `/admin/rentals?q=Range&open=${range.id}`)
    await page.getByRole('heading', { name: 'Range Short' }).waitFor()
    const only = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
    expect(await linesOf(only('Range Short'), 3)).toEqual([`May 20 – 30, ${year}`])
    expect(await linesOf(only('Range Long'), 3)).toEqual(['May 30 –', `Jun 2, ${year}`])
    expect(await linesOf(only('Range Longest'), 3)).toEqual([`Dec 30, ${year} –`, `Jan 2, ${year + 1}`])
    // And on a phone with text of twice its size.
    await page.setViewportSize({ width: 390, height: 844 })
    await followTo(page, '/admin/rentals?q=Range')
    await enlarge(page)
    expect(await linesOf(only('Range Short'), 3)).toEqual([`May 20 – 30, ${year}`])
    expect(await linesOf(only('Range Longest'), 3)).toEqual([`Dec 30, ${year} –`, `Jan 2, ${year + 1}`])
    await enlarge(page, 1)

    await newRental(trailer, { customer_name: 'Dora Dotted' })
    await page.setViewportSize({ width: 768, height: 1024 })
    await followTo(page, '/admin/rentals?q=Dora')
    await row('Dora Dotted').waitFor()
    const [number, age] = [page.getByText(/^#\d+$/).first(), page.locator('th time').first()]
    const colorsBeside = async () => {
      const box = await number.boundingBox()
      if (!box) throw new Error('The request is not in sight')
      // Through the middle of the line, where the dot is.
      const rows = [-1, 0, 1].map((by) => ({ x: box.x + box.width, y: box.y + box.height / 2 + by, width: 10 }))
      return new Set((await Promise.all(rows.map((row) => colorsOf(page, row)))).flat()).size
    }
    await age.waitFor()
    expect(await colorsBeside()).toBeGreaterThan(1)
    await age.evaluate((time) => {
      time.textContent = 'Wednesday, Nov 25, 2026'
    })
    expect(await colorsBeside()).toBe(1)

    // On a phone the checkbox is on the line of the name.
    await page.setViewportSize(SCREENS[1])
    const middles = [page.getByRole('checkbox').first(), row('Dora Dotted').getByRole('link')].map(async (part) => {
      const { top, bottom } = await edgesOf(part)
      return (top + bottom) / 2
    })
    const [box = 0, name = 99] = await Promise.all(middles)
    expect(Math.abs(box - name)).toBeLessThan(3)
    // On a small laptop, names and what can be searched for have the room that other columns do not need.
    await page.setViewportSize({ width: 1280, height: 800 })
    const customer = await edgesOf(page.getByRole('rowheader').first())
    expect(customer.right - customer.left).toBeGreaterThan(140)
    const search = await edgesOf(page.getByRole('searchbox'))
    expect(search.right - search.left).toBeGreaterThan(260)
  })

  test('keeps search, tab and open request in the address, back and forward', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Zelda Quick' })
    const { page } = await openSignedIn('/admin/rentals')
    await page.getByRole('searchbox').fill('zelda')
    await page.waitForURL(/\?q=zelda$/)
    await expect.poll(() => rows(page).allInnerTexts()).toEqual(['Zelda Quick'])
    expect(await tabs(page)).toEqual(['All Requests', 'Pending', 'Approved', 'Rejected', 'Completed'])
    const approved = page.getByRole('tab', { name: /Approved/ })
    // A word that changed before its ground could not be read meanwhile.
    expect(await approved.evaluate((tab) => getComputedStyle(tab).transitionProperty)).toBe('background-color, color')
    await approved.click()
    await page.getByRole('heading', { name: 'No Rental Requests' }).waitFor()
    await page.goBack()
    await rows(page).first().click()
    await page.waitForURL(new RegExp(`open=${id}`))
    await page.reload()
    await page.getByRole('heading', { name: 'Zelda Quick' }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('zelda')
    await page.goBack()
    await page.getByRole('heading', { name: 'Zelda Quick' }).waitFor({ state: 'hidden' })
    await page.goForward()
    await page.getByRole('heading', { name: 'Zelda Quick' }).waitFor()
  })

  test('is worked by keyboard alone, and the focus comes back to the row, on every screen', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Kai Keyboard' })
    const { page } = await openSignedIn('/admin/rentals?q=Kai', 'staff')
    const row = `#rental-${id}`
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.locator(row).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`open=${id}`))
      await expectFocus(page, 'h2')
      await page.keyboard.press('Escape')
      await expectFocus(page, row)
      expect(page.url()).not.toContain('open=')
      await page.getByRole('tab', { name: /All/ }).focus()
      await page.keyboard.press('ArrowRight')
      await expectFocus(page, '[role="tab"]:nth-child(2)')
      await page.keyboard.press('Enter')
      await page.waitForURL(/status=pending/)
      // The address changes before the tabs do, and a tab that is still chosen does nothing.
      await page.getByRole('tab', { name: /Pending/, selected: true }).waitFor()
      await page.keyboard.press('ArrowLeft')
      await expectFocus(page, '[role="tab"]:nth-child(1)')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => !url.searchParams.has('status'))
    }

    // Out of view they are skipped by the fifty: one by one, a thousand take a third of a second whenever something opens.
    await page.route(/api\/rentals\?/, async (route) => {
      const response = await route.fetch()
      const { quotes, ...rest } = RentalList.parse(await response.json())
      const many = Array.from({ length: 600 }, (_, place) => ({ ...quotes[0], id: 90_600 - place }))
      await route.fulfill({ response, json: { ...rest, quotes: many } })
    })
    await page.setViewportSize(SCREENS[0])
    await page.getByRole('searchbox').fill('Keyboard')
    const last = page.locator('#rental-90001')
    await last.waitFor({ state: 'attached' })
    const shown = () =>
      page
        .locator('tbody tr')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length)
    await expect.poll(shown).toBeLessThan(200)
    await last.focus()
    await expect.poll(() => last.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await expect.poll(shown).toBeLessThan(200)
  })
})

test('the longest name is read whole above its request, beside the way to close it', async () => {
  const customer_name = 'Wolfeschlegelsteinhausen '.repeat(4).trim()
  const { id } = await newRental(trailer, { customer_name })
  const { page } = await openSignedIn(`/admin/rentals?open=${id}`)
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    const title = page.getByRole('dialog').getByRole('heading', { name: customer_name })
    await title.waitFor()
    expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click({ trial: true })
  }
})

test('an open request, and a form over it, have two thirds of a phone on its side, between their titles and what can be done', async () => {
  const { id } = await newRental(trailer, { customer_name: 'Lana Landscape' })
  const { page } = await openSignedIn(`/admin/rentals?open=${id}`, 'manager', { width: 844, height: 390 })
  const dialog = page.getByRole('dialog', { name: 'Lana Landscape' })
  await dialog.getByRole('link', { name: /^Next: / }).waitFor()
  const details = await dialog.getByRole('region', { name: 'Details' }).boundingBox()
  expect(details?.height).toBeGreaterThan(260)
  await dialog.getByRole('button', { name: 'Approve' }).click({ trial: true })
  await dialog.getByRole('button', { name: 'Edit dates, price and notes' }).click()
  const form = page.getByRole('dialog', { name: `Edit request #${id}` })
  const title = await form.locator('header').boundingBox()
  const save = await form.getByRole('button', { name: 'Save' }).locator('..').boundingBox()
  expect((save?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeGreaterThan(260)
})
