import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/days'
import { call, tokenOf } from '../../api/client.ts'
import { inDays, newRental, newTrailer, rentalDays } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import {
  button,
  comeBackLater,
  edgesOf,
  expectFocus,
  expectOnlyRefusals,
  failure,
  followTo,
  openSignedIn,
  tabTo,
} from '../support/steps.ts'
import { move, panel, put } from './rental-desk-steps.ts'

const [DESKTOP, PHONE] = SCREENS

/** Expects each label to be on the first line of its fact on a touchscreen. */
async function expectLabelBeside(page: Page, within: Locator, words: string) {
  const own = page.viewportSize() ?? DESKTOP
  const touch = await page.context().newCDPSession(page)
  await page.setViewportSize(PHONE)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  const fact = within.locator('dl > div').filter({ hasText: words })
  const label = await fact.locator('dt').boundingBox()
  const line = await fact.getByText(words).boundingBox()
  expect(Math.abs((label?.y ?? 0) - (line?.y ?? 100))).toBeLessThan(8)
  await touch.detach()
  await page.setViewportSize(own)
}

describe('a request that waits', () => {
  test('names who else asks for its days, also once it is approved, leads there, and says when that, whether its trailer is free or whether it is in maintenance could not be read', async () => {
    const trailer = await newTrailer({ name: 'Wanted thrice' })
    const { id } = await newRental(trailer, rentalDays(20, 22))
    const other = await newRental(trailer, { ...rentalDays(22, 24), customer_name: 'Olga Other' })
    const later = await newRental(trailer, { ...rentalDays(23, 25), customer_name: 'Laura Later' })
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=Wanted+thrice&open=${id}`, 'staff')
    const others = panel(page, id).locator('dd').filter({ hasText: 'Olga Other' })
    await others.waitFor()
    expect(await others.textContent()).toBe(`Olga Other (#${other.id})`)
    // Another trailer may have its name.
    await panel(page, id).getByText(`Wanted thrice #${trailer}`).waitFor()
    await expectAccessibleOnBoth(page)
    await others.getByRole('link').click()
    const two = panel(page, other.id)
      .locator('dd')
      .filter({ hasText: `(#${id}) Laura Later (#` })
    const [first, second] = await Promise.all([0, 1].map((nth) => two.getByRole('link').nth(nth).boundingBox()))
    // The second begins a line of its own, and no comma does.
    expect(second?.x).toBe(first?.x)
    expect(second?.y).toBeGreaterThan(first?.y ?? 0)
    // Both are still to be told after the approval.
    await button(page, 'Approve').click()
    await button(page, 'Complete').waitFor()
    await two.waitFor()
    await page.route('**/api/rentals/calendar?*', failure(500, 'The disk is full.'))
    // What the approval has refetched may still be on its way, and the portal asks for nothing twice at once.
    const isUnread = async () => {
      await comeBackLater(page)
      return panel(page, other.id).getByText('Could not be read').isVisible()
    }
    await expect.poll(isUnread).toBe(true)
    await page.locator(`#rental-${later.id}`).click()
    await panel(page, later.id).getByText('Could not be read').waitFor()

    const unread = await newTrailer({ name: 'Never read' })
    const asked = await newRental(unread, rentalDays(20, 22))
    await page.route(`**/api/trailers/${unread}/availability`, failure(500, 'The disk is full.'))
    // Loaded anew: the portal has forgotten what it knew of the fleet.
    await page.goto(`/admin/rentals?q=Never+read&open=${asked.id}`)
    await panel(page, asked.id).getByText('Could not check whether it is free.').waitFor()
    await button(page, 'Approve').click()
    await panel(page, asked.id).getByText('Could not check whether it is in maintenance.').waitFor()
    await expectAccessible(page)
    expectOnlyRefusals(consoleErrors)
  })

  test('says on every screen that its days are free, but not of a trailer in maintenance or of days that have passed', async () => {
    // Two requests for one trailer, whose booked days are cached when the second is opened.
    const trailer = await newTrailer({ name: 'Wanted once' })
    const { id } = await newRental(trailer, rentalDays(30, 32))
    const past = await newRental(trailer, rentalDays(3, 5))
    await put(`${past.id}`, rentalDays(-3, -1))
    const { page } = await openSignedIn(`/admin/rentals?q=Wanted+once&open=${id}`, 'staff')
    await panel(page, id).getByText('Free on these days').waitFor()
    expect(await page.getByText('Approve it only if').count()).toBe(0)
    await expectLabelBeside(page, panel(page, id), 'Free on these days')
    const edited = { body: { status: 'maintenance' }, token: await tokenOf('staff') }
    expect((await call('PUT', `/api/trailers/${trailer}`, edited)).status).toBe(200)
    await comeBackLater(page)
    await panel(page, id).getByText('Approve it only if it will be ready.').waitFor()
    await button(page, 'Approve').click()
    await panel(page, id)
      .getByText(`The customer expects it on ${dayInWords(inDays(30))}.`)
      .waitFor()
    await page.locator(`#rental-${past.id}`).click()
    await panel(page, past.id).getByText('First day has passed').waitFor()
    expect(await page.getByText('Free on these days').count()).toBe(0)
  })

  test('knows at once that its trailer was taken out of maintenance in the other section, and leaves no approval to press once it has been deleted, but the way to another one', async () => {
    const trailer = await newTrailer({ name: 'Ready again' })
    const { id } = await newRental(trailer, rentalDays(50, 52))
    const body = { status: 'maintenance' }
    expect((await call('PUT', `/api/trailers/${trailer}`, { body, token: await tokenOf('staff') })).status).toBe(200)
    const { page } = await openSignedIn(`/admin/rentals?q=Ready+again&open=${id}`, 'staff')
    const warning = panel(page, id).getByText('Approve it only if it will be ready.')
    await warning.waitFor()
    await followTo(page, `/admin/rental-trailers?q=Ready+again&open=${trailer}`)
    const form = page.getByRole('dialog', { name: `Edit trailer #${trailer}` })
    await form.getByLabel('Status').selectOption({ label: 'Available' })
    await button(page, 'Save').click()
    await form.waitFor({ state: 'detached' })
    await followTo(page, `/admin/rentals?q=Ready+again&open=${id}`)
    await panel(page, id).getByText('Free on these days').waitFor()
    await warning.waitFor({ state: 'detached' })

    const sold = await newTrailer({ name: 'Sold kitchen' })
    const rental = await newRental(sold, rentalDays(30, 32))
    for (const status of ['rejected', 'pending']) await move(rental.id, status)
    await call('DELETE', `/api/trailers/${sold}`, { token: await tokenOf('staff') })
    await followTo(page, `/admin/rentals?q=Sold+kitchen&open=${rental.id}`)
    await page
      .getByText(`Sold kitchen is no longer in the fleet, so request #${rental.id} cannot be approved.`)
      .waitFor()
    expect(await button(page, 'Approve').isDisabled()).toBe(true)
    expect(await button(page, 'Reject').isDisabled()).toBe(false)
    await expectAccessible(page, { isContrastKnown: true })
    await page.getByRole('link', { name: 'Enter a request for these days' }).click()
    await page.getByRole('dialog', { name: 'Enter a request' }).waitFor()
    expect(await page.getByLabel('First day').inputValue()).toBe(rental.rental_start_date)
    expect(await page.getByLabel('Last day').inputValue()).toBe(rental.rental_end_date)
  })

  test('lists its facts at an even pace on a touchscreen, also in Firefox 115: high where they are pressed, else close', async () => {
    const { id } = await newRental(await newTrailer({ name: 'Evenly set' }), rentalDays(40, 42))
    const { page } = await openSignedIn(`/admin/rentals?q=Evenly+set&open=${id}`, 'staff', PHONE)
    const touch = await page.context().newCDPSession(page)
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await panel(page, id).getByText('Free on these days').waitFor()
    await asFirefox115(page)
    const topOf = async (label: string) =>
      (await edgesOf(panel(page, id).locator('dt').getByText(label, { exact: true }))).top
    const between = async (...labels: string[]) => {
      const tops = await Promise.all(labels.map(topOf))
      return tops.slice(1).map((top, place) => Math.round(top - (tops[place] ?? 0)))
    }
    expect(await between('Name', 'E-mail', 'Phone')).toEqual([44, 44])
    expect(await between('First day', 'Last day')).toEqual(await between('Daily rate', 'Weekly rate'))
    // Also what sets a name of several lines apart from the address below it.
    const rows = panel(page, id).locator('dl[data-links="true"] > div')
    expect((await edgesOf(rows.nth(1))).top - (await edgesOf(rows.nth(0))).bottom).toBe(6)
    await touch.detach()
  })
})

test('whoever answers many goes on to the next with the keyboard, and keeps the place in the list', async () => {
  const trailer = await newTrailer({ name: 'Monday Morning' })
  const oldest = await newRental(trailer, { ...rentalDays(40, 41), customer_name: 'Third in line' })
  await newRental(trailer, { ...rentalDays(43, 44), customer_name: 'Second in line' })
  const newest = await newRental(trailer, { ...rentalDays(46, 47), customer_name: 'First in line' })
  const { page } = await openSignedIn(`/admin/rentals?status=pending&q=Monday%20Morning&open=${newest.id}`)
  await page.getByRole('link', { name: 'Next: Second in line' }).waitFor()
  await button(page, 'Approve').click()
  await page.getByText(`Request #${newest.id} approved.`).waitFor()
  await page.getByRole('link', { name: 'First in line' }).waitFor({ state: 'detached' })
  await tabTo(page, 'footer a')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Second in line' }).waitFor()
  await button(page, 'Approve').click()
  await page.getByRole('link', { name: 'Second in line' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Next: Third in line' }).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, `#rental-${oldest.id}`)
  // A tab closes the panel too, and replaces the button to the calendar: neither loses the focus.
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Third in line' }).waitFor()
  await page.getByRole('tab', { name: 'Approved' }).press('Enter')
  await page.getByRole('heading', { name: 'Third in line' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'First in line' }).waitFor()
  await expectFocus(page, '[role="tab"][aria-selected="true"]')
  await button(page, 'Calendar').press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('List')
  // The way through other weeks keeps the filters of the list, too.
  await button(page, 'Later weeks').click()
  await button(page, 'List').click()
  await page.getByRole('tab', { name: 'Approved', selected: true }).waitFor()
  await page.getByRole('link', { name: 'First in line' }).waitFor()
})
