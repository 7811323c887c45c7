import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../api/client.ts'
import { newAccount, newRental, newTrailer } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { menu, rows, title } from './shell-steps.ts'
import { expectOnlyRefusals, failure, keepSession, keptToken, openSignedIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Palette trailer' })
})

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const found = (page: Page) => palette(page).getByRole('option')

describe('the palette', () => {
  test('brings a request by its number, by keyboard alone', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Paula Palette' })
    const { page } = await openSignedIn('/admin/upload')
    await title(page, 'Upload').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await expectAccessible(page)
    await page.keyboard.type(`#${id}`)
    await found(page).filter({ hasText: 'Paula Palette' }).waitFor()
    await expectAccessible(page)
    while ((await found(page).and(page.locator('[aria-selected="true"]')).innerText()).includes('Paula') === false) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/admin/rentals\\?open=${id}$`))
    await page.getByRole('heading', { name: 'Paula Palette' }).waitFor()
  })

  test('brings the form of a trailer by its name, for who comes to change its price', async () => {
    const { page } = await openSignedIn('/admin/upload')
    await title(page, 'Upload').waitFor()
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

  test('finds messages and accounts by name, sections by the beginning of their words', async () => {
    const { username } = await newAccount({ username: 'Quentin Account' })
    await call('POST', '/api/contact', { body: { name: 'Quentin Writer', email: 'q@example.org', message: 'Hello' } })
    const { page } = await openSignedIn('/admin/upload')
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
  })

  test('searches only what the account may view, and says when nothing is found', async () => {
    const { page } = await openSignedIn('/admin/upload', 'staff')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await title(page, 'Upload').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill('zzyzx')
    await palette(page).getByRole('status').filter({ hasText: 'Nothing found for “zzyzx”.' }).waitFor()
    expect(asked).toContain('/api/rentals')
    expect(asked).not.toContain('/api/admin-accounts')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
  })

  test('shows what could be found when a part of the server fails', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Hanna Half' })
    const { page, complaints } = await openSignedIn('/admin/upload')
    await page.route('**/api/contact?**', failure(500, 'Something went wrong on our side.'))
    await title(page, 'Upload').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill('Hanna')
    await found(page)
      .filter({ hasText: `#${id}` })
      .waitFor()
    await palette(page).getByText('Some records could not be searched.').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('ignores a slow answer to an earlier search', async () => {
    await newRental(trailer, { customer_name: 'Slow Answer' })
    await newRental(trailer, { customer_name: 'Swift Answer' })
    const { page, complaints } = await openSignedIn('/admin/upload', 'staff')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/rentals?q=Slow**', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    await title(page, 'Upload').waitFor()
    await page.keyboard.press('Control+k')
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('q=Slow'))
    await palette(page).getByRole('combobox').fill('Slow')
    await page.waitForRequest('**/api/rentals?q=Slow**')
    await palette(page).getByRole('combobox').fill('Swift')
    await ended
    held.resolve()
    await found(page).filter({ hasText: 'Swift Answer' }).waitFor()
    expect(await found(page).filter({ hasText: 'Slow Answer' }).count()).toBe(0)
    expectOnlyRefusals(complaints)
  })

  test('does not open over a dialog, whose work it would leave', async () => {
    const { id } = await newRental(trailer)
    const { page } = await openSignedIn(`/admin/rentals?open=${id}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('dialog', { name: `Reject request #${id}?` }).waitFor()
    await page.keyboard.press('Control+k')
    expect(await palette(page).count()).toBe(0)
  })

  test('says so when it cannot be loaded, and leaves the portal standing', async () => {
    const { page, complaints } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await page.route('**/_astro/palette*', (route) => route.abort())
    await page.goto('/admin/upload')
    await title(page, 'Upload').waitFor()
    await page.keyboard.press('Control+k')
    const lost = page.getByRole('dialog', { name: 'This part could not be loaded' })
    await lost.waitFor()
    await expectAccessible(page)
    await page.unroute('**/_astro/palette*')
    await page.getByRole('button', { name: 'Reload' }).click()
    // The page stays until the server has answered.
    await lost.waitFor({ state: 'detached' })
    await title(page, 'Upload').waitFor()
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    expectOnlyRefusals(complaints)
  })

  test('logs out, and opens from the drawer on a phone', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'staff', PHONE)
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
    await palette(page).getByRole('combobox').fill('log o')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await keptToken(page)).toBeNull()
  })
})
