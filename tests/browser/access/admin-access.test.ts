import { describe, expect, test } from 'vitest'
import { AccountList } from '#contract/access/account'
import { call, staff } from '../../api/client.ts'
import { newAccount, newTrailer } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import {
  edgesOf,
  expectFocus,
  expectOnlyRefusals,
  failure,
  followTo,
  keepSession,
  openSignedIn,
  skipAllBut,
} from '../support/steps.ts'
import { enlarge } from '../support/word-steps.ts'
import { card, editAccount, field, granted, newGroup, newName, PATH, save } from './access-steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('on a desktop, with the layout checked on a phone too', () => {
  test('an account is added, changed and deleted', async () => {
    const name = newName()
    const { page } = await openSignedIn(PATH)
    await card(page, 'staff').waitFor()
    // What can be done with one's own account is in one row.
    await page.setViewportSize({ width: 1280, height: 800 })
    const own = ['Edit manager', 'Change password'].map((name) => edgesOf(page.getByRole('button', { name })))
    const [edit, password] = await Promise.all(own)
    expect(edit?.top).toBe(password?.top)
    await page.setViewportSize(DESKTOP)
    await expectAccessibleOnBoth(page)
    await page.getByRole('button', { name: 'Add Admin Account' }).click()
    await save(page).click()
    for (const label of ['Username', 'E-mail', 'Password', 'Confirm password']) {
      await page.getByText(`${label} is required`, { exact: true }).waitFor()
    }
    await expectFocus(page, '[name="username"]')
    await expectAccessible(page)
    await field(page, 'Username').fill(name)
    await page.getByText('Username is required').waitFor({ state: 'hidden' })
    await field(page, 'E-mail').fill(`${name}@example.org`)
    await field(page, 'Password').fill('long enough for all')
    await field(page, 'Confirm password').fill('long enough for some')
    await save(page).click()
    await page.getByText('Passwords do not match').waitFor()
    await field(page, 'Confirm password').fill('long enough for all')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await save(page).click()
    expect(Object.keys((await sent).postDataJSON())).not.toContain('confirmPassword')
    await page.getByText(`Account ${name} added.`).waitFor()
    await card(page, name).getByText('Admin', { exact: true }).first().waitFor()

    await card(page, name).getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Status').selectOption('Inactive')
    await save(page).click()
    await card(page, name).getByText('Inactive').waitFor()

    await skipAllBut(page, 'admin_account')
    await card(page, name).getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog', { name: `Delete ${name}?` })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await card(page, name).getByRole('button', { name: 'Delete' }).click()
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`Account ${name} deleted.`).waitFor()
    await card(page, name).waitFor({ state: 'hidden' })
  })
})

test('somebody who renames themselves is called by the new name at once', async () => {
  const { username } = await newAccount({ role: 'super_admin' })
  const { page } = await openSignedIn(`${PATH}?q=${username}`, username)
  await card(page, `${username} That is you`).getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Username').fill(`${username}-renamed`)
  await save(page).click()
  await page.getByTitle(`${username}-renamed: account`).waitFor()
})

test('the lists keep search and tab in the address, open nothing above the own level or against oneself, and show the rest of many as it is scrolled to, all of which a search covers', async () => {
  const { page } = await openSignedIn(`${PATH}?q=super+manag`)
  const own = card(page, 'manager That is you')
  await own.waitFor()
  expect(await card(page, 'staff').count()).toBe(0)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.waitForURL(/\?q=nobody\+at\+all$/)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await card(page, 'staff').waitFor()
  await page.getByRole('tab', { name: /Admin Groups/ }).click()
  await page.waitForURL(/tab=groups/)
  // Until then, Back would lead to the accounts.
  await card(page, 'staff').waitFor({ state: 'hidden' })
  await page.goBack()
  await card(page, 'staff').waitFor()

  const developer = card(page, 'developer')
  expect(await developer.getByRole('button', { name: 'Edit' }).isDisabled()).toBe(true)
  expect(await developer.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  await developer.getByText('The account developer is above your own level.').waitFor()
  expect(await own.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await own.getByRole('button', { name: 'Edit' }).click()
  const status = field(page, 'Status')
  expect(await status.locator('option', { hasText: 'Inactive' }).isDisabled()).toBe(true)
  await page.getByText('You cannot deactivate your own account.').waitFor()
  expect(await field(page, 'Role').locator('option', { hasText: 'Developer' }).isDisabled()).toBe(true)
  await expectAccessible(page, { isContrastKnown: true })

  await page.route('**/api/admin-accounts', async (route) => {
    const response = await route.fetch()
    const { accounts } = AccountList.parse(await response.json()).data
    const more = Array.from({ length: 250 }, (_, index) => ({
      ...accounts[0],
      id: 90_001 + index,
      username: `many-${index + 1}`,
    }))
    await route.fulfill({ response, json: { success: true, data: { accounts: [...accounts, ...more] } } })
  })
  await followTo(page, PATH)
  await own.waitFor()
  await page.getByRole('button', { name: 'Refresh' }).click()
  const cards = page.getByRole('list', { name: 'Admin accounts' }).getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(40)
  await page.getByRole('button', { name: 'Show more' }).focus()
  await cards.nth(40).locator(':focus').waitFor()
  await page.getByRole('searchbox').fill('many-250')
  await card(page, 'many-250').waitFor()
  expect(await cards.count()).toBe(1)
})

test('the audit trail tells who changed what, from what, to what', async () => {
  const [{ username, id }, { id: group_id, name }] = [await newAccount(), await newGroup()]
  await editAccount(id, { email: `${username}@moved.example`, group_id, role: 'other' })
  const { page, consoleErrors } = await openSignedIn(`${PATH}?tab=audit`)
  await page.getByRole('searchbox').fill(`${username}@moved`)
  await page.waitForURL(/q=/)
  const entry = page.getByRole('listitem').filter({ hasText: `developer changed account “${username}”` })
  await entry.getByText(`${username}@example.org`).waitFor()
  await entry.getByText(`${username}@moved.example`).waitFor()
  await entry.getByText(name).waitFor()
  await entry.getByText('Other (may only look)').waitFor()
  // Results that the next search is about to replace are dimmed on purpose.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await expectAccessibleOnBoth(page)
  await page.getByLabel('Kind of record').selectOption('Rental trailers')
  await page.getByRole('heading', { name: 'No entries' }).waitFor()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('trailer')
  await page.getByLabel('Kind of record').selectOption('Accounts')
  await entry.waitFor()
  await page.route('**/api/audit-log?**', failure(500, 'Something went wrong on our side.'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('What you see may be out of date').waitFor()
  await page.unroute('**/api/audit-log?**')
  await page.getByRole('searchbox').fill('nothing holds this')
  await page.getByRole('heading', { name: 'No entries' }).waitFor()
  await followTo(page, '/admin/rental-trailers?open=1')
  await page.getByRole('link', { name: 'Who changed what' }).click()
  await page.getByText('Only trailer #1').waitFor()
  await page.getByText('Nobody has changed this record yet.').waitFor()
  await page.getByRole('link', { name: 'All of this kind' }).click()
  await page.waitForURL(/kind=trailer$/)
  expectOnlyRefusals(consoleErrors)
})

test('the audit trail says of a kind that an account may not see that it is closed, not that it is empty', async () => {
  const withdrawn = granted('rentals.view').map((entry) => ({ ...entry, granted: false }))
  const permissions = [...granted('admin_access.view'), ...withdrawn]
  const person = await newAccount({ role: 'other', group_id: (await newGroup({ permissions })).id })
  const { page } = await openSignedIn(`${PATH}?tab=audit&kind=rental`, person.username)
  await page.getByText('Your account may not see what was changed here.').waitFor()
  await page.getByLabel('Kind of record').selectOption('Messages')
  await page.waitForURL(/kind=contact/)
  const kinds = () => page.getByLabel('Kind of record').getByRole('option').allInnerTexts()
  await expect.poll(kinds).not.toContain('Rentals')
  expect(await kinds()).toContain('Custom builds')
})

test('a record in the audit trail, and what clears its search, can be pressed with a finger, and its kinds stay on a phone with large text', async () => {
  const trailer = await newTrailer({ name: 'Trailer to press' })
  await call('PUT', `/api/trailers/${trailer}`, await staff({ body: { location: 'Tampa' } }))
  const { page } = await open(PHONE, { hasTouch: true })
  await keepSession(page, 'developer')
  await page.goto(`${PATH}?tab=audit&kind=trailer&record=${trailer}`)
  const link = page.getByRole('link', { name: 'trailer “Trailer to press”' })
  await link.waitFor()
  const hits = await link.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].map((y) => element.contains(document.elementFromPoint(left + 20, y)))
  })
  expect(hits).toEqual([true, true])
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  // Which is gone with the words it stands in.
  await page.getByRole('link', { name: 'All of this kind' }).click()
  await expectFocus(page, '#content')
  await page.getByRole('searchbox').fill('press')
  const clear = page.getByRole('button', { name: 'Clear search' })
  expect((await clear.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await enlarge(page, 3)
  const { right } = await edgesOf(page.getByLabel('Kind of record'))
  expect(right).toBeLessThanOrEqual(PHONE.width)
})

test('somebody changes their own password and stays signed in', async () => {
  const group = await newGroup({ permissions: granted('admin_access.view') })
  const person = await newAccount({ group_id: group.id })
  const { page, consoleErrors } = await openSignedIn(PATH, person.username, PHONE)
  await page.getByRole('button', { name: 'Change password' }).click()
  await field(page, 'Current password').fill('not it at all')
  await field(page, 'New password').fill('quite another one')
  await field(page, 'Repeat new password').fill('quite another one')
  await save(page).click()
  await page.getByText('This is not your current password.').waitFor()
  await expectAccessible(page)
  await field(page, 'Current password').fill(person.password)
  // The password is changed, but the response is lost.
  await page.route('**/api/auth/password', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await save(page).click()
  await page.getByText('Network error').waitFor()
  await save(page).click()
  await page.getByText('Your password is changed.').waitFor()
  await page.reload()
  await card(page, `${person.username} That is you`).waitFor()
  expectOnlyRefusals(consoleErrors)
})
