import { describe, expect, test } from 'vitest'
import { dayInWords, firstOfMonth, monthInWords } from '#domain/days'
import { inDays, newRental, newTrailer } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { pickDay, signIn } from './steps.ts'

// Two free days next month, so that the calendar has to be turned.
const start = firstOfMonth(inDays(0), 1)
const end = start.replace(/01$/, '02')

describe.each(SCREENS)('on $name', (screen) => {
  test('a visitor rents a trailer for a weekend, staff approve it, and the days are closed', async () => {
    const name = `Road kitchen ${screen.width}`
    const trailer = await newTrailer({ name, features: ['Griddle'] })
    const { page } = await open(screen)

    await page.goto('/')
    const showcase = page.locator('#rent')
    await showcase
      .getByRole('article')
      .first()
      .getByRole('link', { name: /Rent Now/ })
      .waitFor()

    await page.goto('/rentals')
    const card = page.getByRole('article').filter({ hasText: name })
    await card.getByRole('link', { name: /View Details/ }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /Book This Rental/ })
      .first()
      .click()

    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
    await pickDay(page, start)
    await pickDay(page, end)
    await page.getByText('$200').first().waitFor()
    await expectAccessible(page)
    await page.getByLabel('Name').fill('Inés Márquez')
    await page.getByLabel('E-mail').fill('ines@example.org')
    await page.getByLabel('Phone').fill('(813) 555-0190')
    await page.getByRole('button', { name: 'Send request' }).click()
    const confirmation = page.getByRole('heading', { name: /^Request #\d+ is in$/ })
    await confirmation.waitFor()
    const number = /#(\d+)/.exec(await confirmation.innerText())?.[1]
    await expectAccessible(page)

    await signIn(page, 'staff')
    await page.getByRole('link', { name: 'Inés Márquez' }).first().click()
    await page.getByText(`Request #${number}`).first().waitFor()
    expect(page.url()).toContain(`open=${number}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('button', { name: 'Complete' }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'staff,' }).waitFor()

    await page.goto(`/rent/${trailer}`)
    const closed = page.locator(`button[data-day="${start}"]`)
    while (!(await closed.isVisible())) await page.getByRole('button', { name: 'Later month' }).click()
    expect(await closed.getAttribute('aria-label')).toBe(`${dayInWords(start, 'long')}, booked`)
    expect(await closed.getAttribute('aria-disabled')).toBe('true')
  })
})

test('staff are told in words which request is in the way', async () => {
  const trailer = await newTrailer({ name: 'Wanted twice' })
  const first = await newRental(trailer, { customer_name: 'First Come' })
  const second = await newRental(trailer, { customer_name: 'Second Come' })
  const { page, complaints } = await open(SCREENS[1])
  await signIn(page, 'manager')
  await page.goto(`/admin/rentals?open=${first.id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Complete' }).waitFor()
  await page.goto(`/admin/rentals?open=${second.id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Already booked by request' })
  await alert.waitFor()
  await expectAccessibleOnBoth(page)
  await alert.getByRole('link', { name: `#${first.id}` }).click()
  await page.getByRole('heading', { name: 'First Come' }).waitFor()
  // The browser itself notes every refused call.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a visitor reaches the confirmation by keyboard alone', async () => {
  const trailer = await newTrailer({ name: 'Keyboard kitchen' })
  const { page } = await open(SCREENS[0])
  await page.goto(`/rent/${trailer}`)
  await page
    .getByText(monthInWords(inDays(0)))
    .first()
    .waitFor()
  // Keys are lost until the calendar is alive, which its form shows by a button that submits.
  await page.locator('form button[type="submit"]').waitFor()
  await page.locator('button[data-day][tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('$200').first().waitFor()
  const typed = ['Kay Board', 'kay@example.org', '8135550101']
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await page.getByLabel('Name').evaluate((field) => field === document.activeElement)) break
  }
  for (const text of typed) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
})
