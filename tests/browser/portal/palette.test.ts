import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { newAccount, newRental, newTrailer } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { expectOnlyRefusals, failure, keepSession, keptToken, openSignedIn } from '../support/steps.ts'
import { menu, title } from './shell-steps.ts'

const [DESKTOP, PHONE] = SCREENS

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Palette trailer' })
})

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const found = (page: Page) => palette(page).getByRole('option')

describe('the palette', () => {
  test('brings a request by its number, by keyboard alone, and opens over no question, whose work it would leave', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Paula Palette' })
    const { page } = await openSignedIn('/admin/contact-requests')
    await title(page, 'Contact Requests').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.type(`#${id}`)
    await found(page).filter({ hasText: 'Paula Palette' }).waitFor()
    await expectAccessible(page)
    while ((await found(page).and(page.locator('[aria-selected="true"]')).innerText()).includes('Paula') === false) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/admin/rentals\\?open=${id}$`))
    await page.getByRole('heading', { name: 'Paula Palette' }).waitFor()
    await palette(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('dialog', { name: `Reject request #${id}?` }).waitFor()
    await page.keyboard.press('Control+k')
    expect(await palette(page).count()).toBe(0)
  })

  test('finds messages and accounts by name, sections by the beginning of their words, and a trailer to edit, and stays open where a mark ends outside', async () => {
    const { username } = await newAccount({ username: 'Quentin Account' })
    await call('POST', '/api/contact', { body: { name: 'Quentin Writer', email: 'q@example.org', message: 'Hello' } })
    const { page } = await openSignedIn('/admin/contact-requests')
    await menu(page).getByRole('button', { name: 'Search' }).click()
    const field = palette(page).getByRole('combobox')
    await field.fill('paula')
    await field.hover()
    await page.mouse.down()
    await page.mouse.move(20, 700)
    await page.mouse.up()
    expect(await palette(page).isVisible()).toBe(true)
    expect(await field.inputValue()).toBe('paula')
    await page.mouse.click(20, 700)
    await palette(page).waitFor({ state: 'detached' })

    await menu(page).getByRole('button', { name: 'Search' }).click()
    await palette(page).getByRole('combobox').fill('quentin')
    await found(page).filter({ hasText: username }).waitFor()
    await found(page).filter({ hasText: 'Quentin Writer' }).waitFor()
    await palette(page).getByRole('status').filter({ hasText: '2 results' }).waitFor()
    await found(page).filter({ hasText: username }).click()
    await page.waitForURL('**/admin/admin-access?q=Quentin+Account')
    await page.getByRole('listitem').filter({ hasText: username }).first().waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill('bui')
    await found(page).filter({ hasText: 'Custom Builds' }).first().click()
    await page.waitForURL('**/admin/custom-builds')
    await palette(page).waitFor({ state: 'detached' })
    // Somebody who searches for a trailer wants to change its price.
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill('palette tr')
    await found(page)
      .filter({ hasText: new RegExp(`^Palette trailer\\s*#${trailer}\\b`) })
      .click()
    await page
      .getByRole('dialog', { name: `Edit trailer #${trailer}` })
      .getByLabel('Daily')
      .waitFor()
  })

  test('searches only what the account may view, ignores slow answers, and shows what a failing server leaves', async () => {
    await newRental(trailer, { customer_name: 'Slow Answer' })
    await newRental(trailer, { customer_name: 'Swift Answer' })
    const { id } = await newRental(trailer, { customer_name: 'Hanna Half' })
    const { page, consoleErrors } = await openSignedIn('/admin/contact-requests', 'staff')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await title(page, 'Contact Requests').waitFor()
    await page.keyboard.press('Control+k')
    const field = palette(page).getByRole('combobox')
    await field.fill('zzyzx')
    await palette(page).getByRole('status').filter({ hasText: 'Nothing found for “zzyzx”.' }).waitFor()
    // No empty strip between the field and these words.
    const list = palette(page).locator('[cmdk-list]')
    expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
    expect(asked).toContain('/api/rentals')
    expect(asked).not.toContain('/api/admin-accounts')
    await expectAccessible(page, { isContrastKnown: true })

    const held = Promise.withResolvers<void>()
    await page.route('**/api/rentals?q=Slow**', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('q=Slow'))
    const sent = page.waitForRequest('**/api/rentals?q=Slow**')
    await field.fill('Slow')
    await sent
    await field.fill('Swift')
    await ended
    held.resolve()
    await found(page).filter({ hasText: 'Swift Answer' }).waitFor()
    expect(await found(page).filter({ hasText: 'Slow Answer' }).count()).toBe(0)

    // Nor is what was found for fewer words opened by whoever types on and presses Enter before the search for them begins.
    await page.keyboard.type('zz')
    await page.keyboard.press('Enter')
    await palette(page).getByRole('status').filter({ hasText: 'Nothing found for “Swiftzz”.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/contact-requests')

    await page.route('**/api/contact?**', failure(500, 'Something went wrong on our side.'))
    await field.fill('Hanna')
    await found(page)
      .filter({ hasText: `#${id}` })
      .waitFor()
    await palette(page).getByText('Some records could not be searched.').waitFor()
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
    expectOnlyRefusals(consoleErrors)
  })

  test('says so when it cannot be loaded, and leaves the portal standing', async () => {
    const { page, consoleErrors } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await page.route('**/_astro/palette*', (route) => route.abort())
    await page.goto('/admin/contact-requests')
    await title(page, 'Contact Requests').waitFor()
    await page.keyboard.press('Control+k')
    const lost = page.getByRole('dialog', { name: 'This part could not be loaded' })
    await lost.waitFor()
    await expectAccessible(page, { isContrastKnown: true })
    await page.unroute('**/_astro/palette*')
    await page.getByRole('button', { name: 'Reload' }).click()
    // The page stays until the server has answered.
    await lost.waitFor({ state: 'detached' })
    await title(page, 'Contact Requests').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('logs out, and opens from the drawer on a phone', async () => {
    const { page } = await openSignedIn('/admin/contact-requests', 'staff', PHONE)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
    await palette(page).getByRole('combobox').fill('log o')
    await palette(page)
      .getByText(/^\d+ results?$/)
      .waitFor()
    await expectAccessible(page, { isContrastKnown: true })
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await keptToken(page)).toBeNull()
  })
})
