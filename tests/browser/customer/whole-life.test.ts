import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Day } from '#contract/wire'
import { dayInWords } from '#domain/days'
import { call, tokenOf } from '../../api/client.ts'
import { inDays, newTrailer } from '../../api/records.ts'
import { mailSaying } from '../../mail.ts'
import { fillBuildCustomer, openEquipment } from '../configurator/build-steps.ts'
import { open, SCREENS } from '../support/browser.ts'
import { fillRentalCustomer, openSignedIn, pickDay } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Target of the link in the newest mail that contains all of `words`. */
async function linkInMail(...words: string[]): Promise<string> {
  return /\/request\/[\w-]{43}/.exec(await mailSaying(...words, '/request/'))?.[0] ?? ''
}

async function complete(staff: Page, id: string): Promise<void> {
  await press(staff, 'Complete')
  await staff
    .getByRole('alertdialog', { name: `Complete request #${id}?` })
    .getByRole('button', { name: 'Complete' })
    .click()
  await staff.getByText('A completed request keeps its status.').waitFor()
}

/** Expects that nobody else can choose this day any more. */
async function expectClosed(page: Page, trailer: number, day: Day): Promise<void> {
  await page.goto(`/rent/${trailer}`)
  await page.locator('form button[type="submit"]').waitFor()
  const closed = page.locator(`button[data-day="${day}"]`)
  while (!(await closed.isVisible())) await page.getByRole('button', { name: 'Later month' }).click()
  expect(await closed.getAttribute('aria-label')).toBe(`${dayInWords(day, 'long')}, booked`)
  expect(await closed.getAttribute('aria-disabled')).toBe('true')
}

test('a rental, from the form over mails and the customer’s page to its end', async () => {
  const trailer = await newTrailer({ name: 'Lifelonger' })
  const { page } = await open(PHONE)
  await page.goto(`/rent/${trailer}`)
  await pickDay(page, inDays(30))
  await pickDay(page, inDays(31))
  await fillRentalCustomer(page)
  await press(page, 'Send request')
  const confirmation = await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).innerText()
  const id = /\d+/.exec(confirmation)?.[0] ?? ''

  await page.goto(await linkInMail('Lifelonger', 'Until then'))
  await title(page, 'We are checking your days')

  const { page: staff } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff', DESKTOP)
  await press(staff, 'Edit dates, price and notes')
  await staff.getByLabel('Final price').fill('180')
  await press(staff, 'Save')
  await staff.getByText(`Request #${id} saved.`).waitFor()

  await page.reload()
  await title(page, 'Your price is ready')
  await press(page, 'Accept $180')
  await title(page, 'You accepted the price')

  await staff.reload()
  await press(staff, 'Approve')
  await staff.getByRole('button', { name: 'Complete', exact: true }).waitFor()
  await staff.getByRole('listitem').filter({ hasText: 'staff,' }).first().waitFor()
  await expectClosed(page, trailer, inDays(30))
  await page.goto(await linkInMail('Lifelonger', 'reserved'))
  await title(page, 'Your days are booked')
  await page.getByText('at the price you accepted').waitFor()

  await complete(staff, id)
  await page.reload()
  await title(page, 'This rental is completed')
})

test('a build, from the configurator over mails and the customer’s page to its end', async () => {
  const { page } = await open(DESKTOP)
  const modelId = await openEquipment(page, 'Retrolife')
  await fillBuildCustomer(page, 'Lina Life')
  await call('PUT', `/api/custom-trailers/${modelId}`, { body: { price: 17_000 }, token: await tokenOf('manager') })
  await press(page, 'Request a Quote')
  await page.getByText('The base price is $17,000. You saw $15,000 before').waitFor()
  await page.getByText('Base price $17,000. Equipment: none chosen.').waitFor({ state: 'attached' })
  const link = await page.getByRole('link', { name: /Open your request/ }).getAttribute('href')
  await page.goto(link ?? '')
  await title(page, 'We are working on your quote')
  const id = /#(\d+)/.exec(await page.title())?.[1] ?? ''

  const { page: staff } = await openSignedIn(`/admin/custom-builds?open=${id}`, 'staff', PHONE)
  await press(staff, 'Edit quote')
  await staff.getByLabel('Final price').fill('21000')
  await press(staff, 'Save quote')
  await staff.getByText(`Quote for request #${id} saved.`).waitFor()

  await page.goto(await linkInMail('Retrolife', 'Until then'))
  await title(page, 'Your quote is ready')
  await press(page, 'Accept $21,000')
  await title(page, 'You accepted the quote')

  await staff.reload()
  await press(staff, 'Approve')
  await staff.getByRole('button', { name: 'Start the build', exact: true }).waitFor()
  await page.goto(await linkInMail('Retrolife', 'Good news'))
  await title(page, 'You accepted the quote')
  await press(staff, 'Start the build')
  await staff.getByRole('button', { name: 'Complete', exact: true }).waitFor()
  await page.reload()
  await title(page, 'Your trailer is being built')
  await complete(staff, id)
  await page.reload()
  await title(page, 'Your trailer is finished')
})
