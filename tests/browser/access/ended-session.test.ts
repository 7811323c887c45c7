import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '#domain/access/permissions'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { accounts } from '../../../worker/src/db/schema.ts'
import { call } from '../../api/client.ts'
import { newMessage } from '../../api/message-calls.ts'
import { newAccount, newGroup, newRental, newTrailer } from '../../api/records.ts'
import { product } from '../../product.ts'
import { remove, trailerForm, trailerList } from '../catalogue/catalogue-steps.ts'
import { account, menu, rows } from '../portal/shell-steps.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import {
  button,
  comeBackLater,
  enter,
  expectFocus,
  expectOnlyRefusals,
  keepSession,
  keptToken,
  openSignedIn,
} from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Shell trailer' })
})

describe('a session that the server ends', () => {
  const told = (page: Page) => page.getByText('Your session has ended. Sign in to go on where you were.')

  /** Somebody in the middle of typing a reason, whose session has ended on the server; the portal polls and learns so. */
  async function openEnding(path: string, id: number, screen: { width: number; height: number }) {
    const { page, consoleErrors } = await open(screen)
    await exclusiveContext(page).clock.install()
    const token = await keepSession(page, 'manager')
    await page.goto(path)
    await page.getByRole('button', { name: 'Reject' }).click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByRole('textbox').fill('A long reason that nobody wants to type twice')
    await call('POST', '/api/auth/logout', { token })
    await page.clock.fastForward(31_000)
    await told(page).waitFor()
    return { page, consoleErrors, question }
  }

  test('gives the same person back what was typed, and the focus', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Ida Kept' })
    const path = `/admin/rentals?q=Ida&open=${id}`
    const { page, consoleErrors, question } = await openEnding(path, id, PHONE)
    expect(await keptToken(page)).toBeNull()
    const shown = page.getByText('Ida Kept').filter({ visible: true })
    expect(await shown.count()).toBe(0)
    await expectFocus(page, 'input[type="password"]')
    for (const turned of [DESKTOP, PHONE]) {
      await page.setViewportSize(turned)
      expect(await shown.count()).toBe(0)
      await expectAccessible(page, { isContrastKnown: turned === DESKTOP })
    }
    await page.getByLabel('Password', { exact: true }).focus()
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await question.waitFor()
    await expectFocus(page, 'textarea')
    expect(await question.getByRole('textbox').inputValue()).toBe('A long reason that nobody wants to type twice')
    expect(page.url()).toMatch(new RegExp(`/admin/rentals\\?q=Ida&open=${id}$`))
    await question.getByRole('button', { name: 'Reject' }).click()
    await page.getByText(`Request #${id} rejected.`).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('opens the same address for another person, without the work of the last one', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Nelly Next' })
    const { page, consoleErrors, question } = await openEnding(`/admin/rentals?open=${id}`, id, DESKTOP)
    await expectFocus(page, 'input[type="password"]')
    await enter(page, 'staff')
    await page.getByRole('heading', { name: 'Nelly Next' }).waitFor()
    await menu(page).getByText('staffSystem Administrator').waitFor()
    expect(await question.count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
  })

  test('covers the library over a form too, where the login can be reached', async () => {
    const { page, consoleErrors, token } = await openSignedIn(trailerForm(trailer))
    await page.getByRole('button', { name: 'From the library' }).click()
    const library = page.getByRole('dialog', { name: 'Choose from the library' })
    const search = library.getByLabel('Search the library')
    // What opening it asks for has come, so that the search is the first call without a session.
    await library.getByRole('listitem').first().waitFor()
    await library.getByRole('option', { name: /\(\d/ }).first().waitFor({ state: 'attached' })
    await call('POST', '/api/auth/logout', { token })
    await search.fill('sunny')
    await told(page).waitFor()
    expect(await library.isVisible()).toBe(false)
    await enter(page, 'manager')
    await library.waitFor()
    await library.getByText('The library could not be loaded').waitFor({ state: 'detached' })
    expect(await search.inputValue()).toBe('sunny')
    expectOnlyRefusals(consoleErrors)
  })

  test('leaves neither messages nor dialogs of one person to the next, and a plain login after a reload, without a word of who was there', async () => {
    const name = 'Trailer of the last one'
    await newTrailer({ name })
    const { page, consoleErrors, token } = await openSignedIn(trailerList(name))
    await remove(page, name)
    const message = page.getByText(`${name} deleted.`)
    await message.waitFor()
    await account(page).click()
    await page.getByRole('button', { name: 'Change my password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change my password' })
    await dialog.waitFor()
    await call('POST', '/api/auth/logout', { token })
    await comeBackLater(page)
    await told(page).waitFor()
    await enter(page, 'staff')
    await menu(page).getByText('staffSystem Administrator').waitFor()
    expect([await dialog.count(), await message.count()]).toEqual([0, 0])

    await call('POST', '/api/auth/logout', { token: (await keptToken(page)) ?? '' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await told(page).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe('')
    expectOnlyRefusals(consoleErrors)
  })
})

test('the answer to what was under way at the logout is kept from the next person, who would read it and could undo it', async () => {
  const name = 'Trailer that goes late'
  await newTrailer({ name })
  const { page } = await openSignedIn(trailerList(name))
  const [arrives, leaves] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/trailers/*', async (route) => {
    const response = await route.fetch()
    arrives.resolve()
    await leaves.promise
    await route.fulfill({ response })
  })
  await remove(page, name)
  await arrives.promise
  await button(page, 'Log out').click()
  await enter(page, 'staff')
  await menu(page).getByText('staffSystem Administrator').waitFor()
  const deleted = page.waitForResponse('**/api/trailers/*')
  leaves.resolve()
  await (await deleted).finished()
  // Fetched after that response, so that its effects are on the page by now.
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
  expect(await page.getByRole('region', { name: 'Notices' }).getByRole('listitem').count()).toBe(0)
})

test('a right that is withdrawn during a decision leaves the focus beside the reason, and what was written', async () => {
  const { db } = await product()
  const { id, username } = await newAccount({ role: 'admin' })
  const move = (group_id: number | null) => db.update(accounts).set({ group_id }).where(eq(accounts.id, id))
  const { id: request } = await newRental(trailer, {})
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${request}`, username)
  const approve = page.getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  const withdrawn = await newGroup({}, { 'rentals.manage': false, 'contact.manage': false })
  await move(withdrawn)
  await approve.click()
  await page.getByText('Not saved').waitFor()
  await expectFocus(page, '[role="group"][aria-label="Change the status"]')

  await move(null)
  const message = await newMessage()
  await page.goto(`/admin/contact-requests?open=${message.id}`)
  await page.getByLabel('Reply', { exact: true }).fill('An answer')
  await move(withdrawn)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByText('What you wrote is still here.').waitFor()
  await expectFocus(page, 'form')

  await move(null)
  await page.reload()
  const mark = page.getByRole('button', { name: 'Mark Read' })
  await mark.waitFor()
  await move(withdrawn)
  await mark.click()
  await page.getByText('Not saved').waitFor()
  await expectFocus(page, '[role="group"][aria-label="Mark the message"]')

  await move(null)
  await page.goto(trailerList('Shell trailer'))
  await page.getByRole('button', { name: 'Delete Shell trailer' }).waitFor()
  await move(await newGroup({}, { 'trailers.manage': false }))
  await remove(page, 'Shell trailer')
  await page.getByText('Failed to delete trailer:').waitFor()
  await expectFocus(page, '#content [tabindex="-1"]')
  expectOnlyRefusals(consoleErrors)
})

test('a right that was taken or given meanwhile shows with the next look at the data, the section or the tab', async () => {
  const { db } = await product()
  const { id, username } = await newAccount({ group_id: await newGroup({}, { 'rentals.view': false }), role: 'other' })
  const { page, consoleErrors } = await openSignedIn('/admin/rentals', username)
  await page.getByRole('heading', { name: 'Rentals is closed to your account' }).waitFor()
  const move = (group_id: number | null) => db.update(accounts).set({ group_id }).where(eq(accounts.id, id))
  const equipment = menu(page).getByRole('link', { name: 'Equipment' })
  await move(null)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await rows(page).first().waitFor()
  await equipment.waitFor()
  const closed = await newGroup({}, { 'rentals.view': false, 'equipment.view': false })
  await move(closed)
  await equipment.click()
  await page.getByRole('heading', { name: 'Equipment is closed to your account' }).waitFor()
  expect(await equipment.count()).toBe(0)
  const first = page.getByRole('link', { name: 'Go to Dashboard' })
  expect(await first.isVisible()).toBe(true)

  await first.click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await move(await newGroup({}, { 'rentals.view': false }))
  await page.goBack()
  await page.getByText('Flat-top griddle 24"').first().waitFor()
  expect(await menu(page).getByRole('link', { name: 'Rentals', exact: true }).count()).toBe(0)
  await move(await newGroup())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await menu(page).getByRole('link', { name: 'Rentals', exact: true }).waitFor()

  await move(await newGroup({}, Object.fromEntries(PERMISSIONS.map((name) => [name, false]))))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('heading', { name: 'Equipment is closed to your account' }).waitFor()
  await first.waitFor({ state: 'detached' })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'No section is open to your account' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor()
  expectOnlyRefusals(consoleErrors)
})
