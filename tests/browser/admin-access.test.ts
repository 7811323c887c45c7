import { describe, expect, test } from 'vitest'
import { newAccount } from '../api/records.ts'
import { card, editAccount, field, granted, newGroup, newName, PATH, save } from './access-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from './browser.ts'
import { follow } from './shell-steps.ts'
import { expectOnlyRefusals, failure, hasFocus, openSignedIn } from './steps.ts'

const [, PHONE] = SCREENS

describe('on a desktop, with the layout checked on a phone too', () => {
  test('an account is added, changed and deleted', async () => {
    const name = newName()
    const { page } = await openSignedIn(PATH)
    await card(page, 'staff').waitFor()
    await expectAccessibleOnBoth(page)
    await page.getByRole('button', { name: 'Add Admin Account' }).click()
    await save(page).click()
    for (const label of ['Username', 'E-mail', 'Password', 'Confirm Password']) {
      await page.getByText(`${label} is required`, { exact: true }).waitFor()
    }
    await hasFocus(page, '[name="username"]')
    await expectAccessible(page)
    await field(page, 'Username').fill(name)
    await page.getByText('Username is required').waitFor({ state: 'hidden' })
    await field(page, 'E-mail').fill(`${name}@example.org`)
    await field(page, 'Password').fill('long enough for all')
    await field(page, 'Confirm Password').fill('long enough for some')
    await save(page).click()
    await page.getByText('Passwords do not match').waitFor()
    await field(page, 'Confirm Password').fill('long enough for all')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await save(page).click()
    expect(Object.keys((await sent).postDataJSON())).not.toContain('confirmPassword')
    await page.getByText(`Account ${name} added.`).waitFor()
    await card(page, name).getByText('Admin', { exact: true }).first().waitFor()

    await card(page, name).getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Status').selectOption('Inactive')
    await save(page).click()
    await card(page, name).getByText('Inactive').waitFor()

    await card(page, name).getByRole('button', { name: 'Delete' }).click()
    const asked = page.getByRole('alertdialog', { name: `Delete ${name}?` })
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await card(page, name).getByRole('button', { name: 'Delete' }).click()
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`Account ${name} deleted.`).waitFor()
    await card(page, name).waitFor({ state: 'hidden' })
  })
})

describe('an account', () => {
  test('cannot edit accounts above its own level, nor delete, deactivate or promote itself', async () => {
    const { page } = await openSignedIn(PATH)
    const developer = card(page, 'developer')
    expect(await developer.getByRole('button', { name: 'Edit' }).isDisabled()).toBe(true)
    expect(await developer.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    await developer.getByText('The account developer stands above your own level.').waitFor()
    const own = card(page, 'manager That is you')
    expect(await own.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await own.getByRole('button', { name: 'Edit' }).click()
    const status = field(page, 'Status')
    expect(await status.locator('option', { hasText: 'Inactive' }).isDisabled()).toBe(true)
    await page.getByText('You cannot deactivate your own account.').waitFor()
    expect(await field(page, 'Role').locator('option', { hasText: 'Developer' }).isDisabled()).toBe(true)
    await expectAccessible(page, { isContrastKnown: true })
  })
})

test('the lists keep search and tab in the address', async () => {
  const { page } = await openSignedIn(`${PATH}?q=super+manag`)
  await card(page, 'manager That is you').waitFor()
  expect(await card(page, 'staff').count()).toBe(0)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.waitForURL(/\?q=nobody\+at\+all$/)
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await card(page, 'staff').waitFor()
  await page.getByRole('tab', { name: /Admin Groups/ }).click()
  await page.waitForURL(/tab=groups/)
  await page.goBack()
  await card(page, 'staff').waitFor()
})

test('the audit trail tells who changed what, from what, to what', async () => {
  const [{ username, id }, { id: group_id, name }] = [await newAccount(), await newGroup()]
  await editAccount(id, { email: `${username}@moved.example`, group_id, role: 'other' })
  const { page, complaints } = await openSignedIn(`${PATH}?tab=audit`)
  await page.getByRole('searchbox').fill(`${username}@moved`)
  await page.waitForURL(/q=/)
  const entry = page.getByRole('listitem').filter({ hasText: `developer changed account “${username}”` })
  await entry.getByText(`${username}@example.org`).waitFor()
  await entry.getByText(`${username}@moved.example`).waitFor()
  await entry.getByText(name).waitFor()
  await entry.getByText('Other (may only look)').waitFor()
  // What is being replaced by the next page of a search is dimmed on purpose.
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
  await follow(page, '/admin/rental-trailers?open=1')
  await page.getByRole('link', { name: 'Who changed what' }).click()
  await page.getByText('Only trailer #1').waitFor()
  await page.getByText('Nobody has changed this record yet.').waitFor()
  await page.getByRole('link', { name: 'All of this kind' }).click()
  await page.waitForURL(/kind=trailer$/)
  expectOnlyRefusals(complaints)
})

test('the audit trail says of a kind that an account may not see that it is closed, not that it is empty', async () => {
  const [withdrawn] = granted('rentals.view')
  const permissions = [...granted('admin_access.view'), { permission_id: 0, ...withdrawn, granted: false }]
  const person = await newAccount({ role: 'other', group_id: (await newGroup({ permissions })).id })
  const { page } = await openSignedIn(`${PATH}?tab=audit&kind=rental`, person.username)
  await page.getByText('Your account may not see what was changed here.').waitFor()
  await page.getByLabel('Kind of record').selectOption('Messages')
  await page.waitForURL(/kind=contact/)
  const kinds = await page.getByLabel('Kind of record').getByRole('option').allInnerTexts()
  expect(kinds).toContain('Custom builds')
  expect(kinds).not.toContain('Rentals')
})

test('somebody changes their own password and stays signed in', async () => {
  const group = await newGroup({ permissions: granted('admin_access.view') })
  const person = await newAccount({ group_id: group.id })
  const { page, complaints } = await openSignedIn(PATH, person.username, PHONE)
  await page.getByRole('button', { name: 'Change password' }).click()
  await field(page, 'Current Password').fill('not it at all')
  await field(page, 'New Password').fill('quite another one')
  await field(page, 'Repeat New Password').fill('quite another one')
  await save(page).click()
  await page.getByText('This is not your current password.').waitFor()
  await expectAccessible(page)
  await field(page, 'Current Password').fill(person.password)
  await save(page).click()
  await page.getByText('Your password is changed.').waitFor()
  await page.reload()
  await card(page, `${person.username} That is you`).waitFor()
  expectOnlyRefusals(complaints)
})
