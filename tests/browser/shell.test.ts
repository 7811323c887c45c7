import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '#domain/access/permissions'
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts'
import { accounts } from '../../worker/src/db/schema.ts'
import { call } from '../api/client.ts'
import { newAccount, newGroup, newRental, newTrailer } from '../api/records.ts'
import { product } from '../product.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { spend } from './contexts.ts'
import { asSafari16 } from './safari-16.ts'
import { menu, rows, title } from './shell-steps.ts'
import { enter, expectOnlyRefusals, failure, hasFocus, keepSession, keptToken, openSignedIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS
const TABLET = { width: 768, height: 1024 }

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Shell trailer' })
})

const account = (page: Page) => page.getByRole('button', { name: 'System Administrator' })

describe('the menu', () => {
  test('opens and leads everywhere in Safari 16.4, which knows no popover', async () => {
    const { page } = await openSignedIn('/admin/rentals?view=calendar')
    await page.addInitScript(asSafari16)
    await page.reload()
    await page.getByRole('grid').getByRole('rowheader', { name: 'Shell trailer' }).waitFor()
    const leave = menu(page).getByRole('button', { name: 'Log out' })
    expect(await leave.isVisible()).toBe(false)
    await account(page).click()
    const menuOfAccount = page.getByText('Signed in as manager').filter({ visible: true })
    await menuOfAccount.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await menuOfAccount.waitFor({ state: 'hidden' })
    await account(page).click()
    await leave.click()
    await page.getByRole('dialog', { name: 'Admin Portal' }).waitFor()
  })

  test('lists every section in its order, each at its own address', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'developer')
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await rows(page).first().waitFor()
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, new URL(link.getAttribute('href') ?? '', location.href).pathname]),
    )
    expect(addresses).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Rental Trailers', '/admin/rental-trailers'],
      ['Custom Trailers', '/admin/custom-trailers'],
      ['Equipment', '/admin/equipment'],
      ['Upload', '/admin/upload'],
      ['Rentals', '/admin/rentals'],
      ['Custom Builds', '/admin/custom-builds'],
      ['Business Info', '/admin/business-info'],
      ['Contact Requests', '/admin/contact-requests'],
      ['Admin Access', '/admin/admin-access'],
      ['API Logs', '/admin/api-logs'],
      ['Error Logs', '/admin/error-logs'],
      ['System Status', '/admin/system-status'],
    ])
    await menu(page).getByText('developerSystem Administrator').waitFor()
  })

  test('narrows to icons, on a tablet by itself, and this browser remembers what was chosen', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'staff', TABLET)
    await rows(page).first().waitFor()
    const width = async () => (await menu(page).boundingBox())?.width
    expect(await width()).toBe(64)
    await expectAccessible(page)
    await menu(page).getByRole('link', { name: 'Rentals' }).waitFor()
    await page.getByRole('button', { name: 'Widen the menu' }).click()
    await expect.poll(width).toBe(232)
    await page.reload()
    await rows(page).first().waitFor()
    expect(await width()).toBe(232)
    await page.getByRole('button', { name: 'Narrow the menu' }).click()
    await expect.poll(width).toBe(64)

    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await menu(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).waitFor()
  })

  test('is a drawer on a phone, which closes on a choice and hands the focus to the section', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'staff', PHONE)
    await rows(page).first().waitFor()
    expect(await menu(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expectAccessible(page)
    await account(page).click()
    await page.getByText('Signed in as staff').filter({ visible: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByText('Signed in as staff').filter({ visible: true }).waitFor({ state: 'hidden' })
    await drawer.getByRole('link', { name: 'API Logs' }).waitFor({ state: 'detached' })
    await drawer.getByRole('link', { name: 'Upload' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await title(page, 'Upload').waitFor()
    await hasFocus(page, '#content')
  })
})

describe('refresh', () => {
  test('loads the section again and turns for 700 ms', async () => {
    const { page } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    const button = page.getByRole('button', { name: 'Refresh' })
    const asked = page.waitForRequest('**/api/rentals?**')
    const started = Date.now()
    await button.click()
    await asked
    await page.locator('button[aria-disabled="true"]', { hasText: 'Refresh' }).waitFor()
    await page.locator('button:not([aria-disabled])', { hasText: 'Refresh' }).waitFor()
    expect(Date.now() - started).toBeGreaterThanOrEqual(700)
  })
})

describe('a session that the server ends', () => {
  const told = (page: Page) => page.getByText('Your session has ended. Sign in to go on where you were.')

  /** Somebody in the middle of a reason, whose session has ended on the server; the portal asks for news and hears so. */
  async function openEnding(path: string, id: number, screen: { width: number; height: number }) {
    const { page, complaints } = await open(screen)
    await spend(page).clock.install()
    const token = await keepSession(page, 'manager')
    await page.goto(path)
    await page.getByRole('button', { name: 'Reject' }).click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByRole('textbox').fill('A long reason that nobody wants to type twice')
    await call('POST', '/api/auth/logout', { token })
    await page.clock.fastForward(31_000)
    await told(page).waitFor()
    return { page, complaints, question }
  }

  test('gives the same person back what was typed', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Ida Kept' })
    const path = `/admin/rentals?q=Ida&open=${id}`
    const { page, complaints, question } = await openEnding(path, id, PHONE)
    expect(await keptToken(page)).toBeNull()
    const shown = page.getByText('Ida Kept').filter({ visible: true })
    expect(await shown.count()).toBe(0)
    await hasFocus(page, 'input[type="password"]')
    await expectAccessible(page)
    await page.setViewportSize(DESKTOP)
    expect(await shown.count()).toBe(0)
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).focus()
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await question.waitFor()
    expect(await question.getByRole('textbox').inputValue()).toBe('A long reason that nobody wants to type twice')
    expect(page.url()).toMatch(new RegExp(`/admin/rentals\\?q=Ida&open=${id}$`))
    await question.getByRole('button', { name: 'Reject' }).click()
    await page.getByText(`Request #${id} rejected.`).waitFor()
    expectOnlyRefusals(complaints)
  })

  test('opens the same address for another person, without the work of the last one', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Nelly Next' })
    const { page, complaints, question } = await openEnding(`/admin/rentals?open=${id}`, id, DESKTOP)
    await hasFocus(page, 'input[type="password"]')
    await enter(page, 'staff')
    await page.getByRole('heading', { name: 'Nelly Next' }).waitFor()
    await menu(page).getByText('staffSystem Administrator').waitFor()
    expect(await question.count()).toBe(0)
    expectOnlyRefusals(complaints)
  })

  test('shows a plain login after a reload, without a word of who was there', async () => {
    const { page, complaints, token } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    await call('POST', '/api/auth/logout', { token })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await told(page).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe('')
    expectOnlyRefusals(complaints)
  })
})

test('a right that was taken or given meanwhile shows with the next look at the data', async () => {
  const { db } = await product()
  const { id, username } = await newAccount({ group_id: await newGroup({}, { 'rentals.view': false }), role: 'other' })
  const { page, complaints } = await openSignedIn('/admin/rentals', username)
  await page.getByRole('heading', { name: 'Rentals is closed to your account' }).waitFor()
  const move = (group_id: number | null) => db.update(accounts).set({ group_id }).where(eq(accounts.id, id))
  await move(null)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await rows(page).first().waitFor()
  await menu(page).getByRole('link', { name: 'Equipment' }).waitFor()
  await move(await newGroup({}, { 'equipment.view': false }))
  await menu(page).getByRole('link', { name: 'Equipment' }).click()
  await page.getByRole('heading', { name: 'Equipment is closed to your account' }).waitFor()
  expect(await menu(page).getByRole('link', { name: 'Equipment' }).count()).toBe(0)
  const first = page.getByRole('link', { name: 'Go to your first section' })
  expect(await first.isVisible()).toBe(true)
  await move(await newGroup({}, Object.fromEntries(PERMISSIONS.map((name) => [name, false]))))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await first.waitFor({ state: 'detached' })
  expectOnlyRefusals(complaints)
})

describe('a server that does not answer', () => {
  test('is asked again and again until it does, and the session is kept', async () => {
    const { page, complaints } = await open(PHONE)
    await spend(page).clock.install()
    const token = await keepSession(page, 'staff')
    await page.route('**/verify', failure(503, 'The database is not reachable right now.'))
    await page.goto('/admin/rentals?status=pending')
    await page.clock.runFor(5000)
    await page.getByText('You stay signed in on this computer.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/verify')
    await page.clock.runFor(6000)
    await rows(page).first().waitFor()
    expect(await keptToken(page)).toBe(token)
    expect(page.url()).toMatch(/\?status=pending$/)
    expectOnlyRefusals(complaints)
  })

  test('in mid-work leaves what is shown and the session as they are', async () => {
    const { page, complaints, token } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('What you see may be out of date').waitFor()
    await rows(page).first().waitFor()
    expect(await keptToken(page)).toBe(token)
    await expectAccessible(page)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('What you see may be out of date').waitFor({ state: 'hidden' })
    expectOnlyRefusals(complaints)
  })

  test('keeps the portal on the screen when a section cannot be loaded, and offers to try again', async () => {
    const { page, complaints } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    // What is asked for by a route comes from no cache.
    await page.route('**/_astro/**', (route) => route.continue())
    await spend(page).setOffline(true)
    await menu(page).getByRole('link', { name: 'Upload' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'This section could not be opened' })
    await told.getByText('Network error. Check your connection, then try again.').waitFor()
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await told.getByRole('button', { name: 'Try Again' }).click()
    await asked
    await told.waitFor()
    await page.context().setOffline(false)
    await told.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('button', { name: 'Upload Images' }).waitFor()
    // The error log is told of it.
    expectOnlyRefusals(complaints.splice(0).filter((words) => !words.includes('dynamically imported module')))
  })

  test('still lets the person log out', async () => {
    const { page, complaints } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await keptToken(page)).toBeNull()
    expectOnlyRefusals(complaints)
  })
})

describe('two tabs', () => {
  test('are signed out and in together, and the second shows its own address', async () => {
    const { page } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    const other = await page.context().newPage()
    await other.goto('/admin/upload')
    await title(other, 'Upload').waitFor()
    await account(page).click()
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Log out', exact: true }).click()
    await other.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await other.getByText('Your session has ended.').count()).toBe(0)
    await enter(page, 'staff')
    await title(other, 'Upload').waitFor()
    await menu(other).getByText('staffSystem Administrator').waitFor()
  })

  test('show in one what was saved in the other', async () => {
    const { id } = await newRental(await newTrailer(), { customer_name: 'Olivia Other Tab' })
    const { page } = await openSignedIn(`/admin/rentals?q=Olivia&open=${id}`)
    const other = await page.context().newPage()
    await other.goto('/admin/rentals?q=Olivia')
    const row = other.getByRole('row', { name: /Olivia Other Tab/ })
    await row.getByText('Pending').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await row.getByText('Approved').waitFor()
  })

  test('wait together behind the login where the server ends the session, with what was typed in either', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Tilda Tabs' })
    const { page, complaints, token } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    const other = await page.context().newPage()
    await other.goto(`/admin/rentals?open=${id}`)
    await other.getByRole('button', { name: 'Reject' }).click()
    const question = other.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByRole('textbox').fill('Typed in another tab')
    await call('POST', '/api/auth/logout', { token })
    await page.getByRole('button', { name: 'Refresh' }).click()
    const told = other.getByText('Your session has ended. Sign in to go on where you were.')
    await told.waitFor()
    expect(await other.getByText('Tilda Tabs').filter({ visible: true }).count()).toBe(0)
    await enter(page, 'manager')
    await told.waitFor({ state: 'detached' })
    expect(await question.getByRole('textbox').inputValue()).toBe('Typed in another tab')
    await question.getByRole('button', { name: 'Reject' }).click()
    await other.getByText(`Request #${id} rejected.`).waitFor()
    // The work waits for nobody once its person has left.
    await account(page).click()
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Log out', exact: true }).click()
    await other.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await told.count()).toBe(0)
    expectOnlyRefusals(complaints)
  })
})

describe('the account menu', () => {
  test('is worked by keyboard alone, and its dialogs give the focus back', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'staff')
    await rows(page).first().waitFor()
    await account(page).focus()
    await page.keyboard.press('Enter')
    await hasFocus(page, '[popover] button')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Questions you switched off' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await hasFocus(page, 'button[popovertarget]')
    await page.keyboard.press('Enter')
    await hasFocus(page, '[popover] button')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Change my password' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await hasFocus(page, 'button[popovertarget]')
  })
})
