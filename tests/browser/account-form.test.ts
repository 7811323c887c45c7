import { describe, expect, test } from 'vitest'
import { newAccount } from '../api/records.ts'
import { card, discard, editAccount, field, form, newName, PATH, save } from './access-steps.ts'
import { expectAccessible, SCREENS } from './browser.ts'
import { expectOnlyRefusals, failure, hasFocus, openSignedIn, tabTo } from './steps.ts'

const PHONE = SCREENS[1]

describe('the form', () => {
  test('is worked by keyboard alone, and asks before it closes over changes', async () => {
    const name = newName()
    const { page } = await openSignedIn(PATH, 'manager', PHONE)
    await card(page, 'staff').waitFor()
    await tabTo(page, 'button[title="Add Admin Account"]')
    await page.keyboard.press('Enter')
    await hasFocus(page, '[name="username"]')
    await page.keyboard.press('Escape')
    await hasFocus(page, 'button[title="Add Admin Account"]')
    await page.keyboard.press('Enter')
    await hasFocus(page, '[name="username"]')
    await page.keyboard.type(name)
    await page.keyboard.press('Escape')
    await discard(page).waitFor()
    await page.keyboard.press('Escape')
    await discard(page).waitFor({ state: 'hidden' })
    await tabTo(page, '[name="email"]')
    await page.keyboard.type(`${name}@example.org`)
    await tabTo(page, '[name="password"]')
    await page.keyboard.type('long enough for all')
    await tabTo(page, '[name="confirmPassword"]')
    await page.keyboard.type('long enough for all')
    await page.keyboard.press('Enter')
    await page.getByText(`Account ${name} added.`).waitFor()
    await hasFocus(page, 'button[title="Add Admin Account"]')
  })

  test('also asks when the backdrop is pressed or the browser goes back, and the page behind does not scroll', async () => {
    const { page } = await openSignedIn(PATH)
    await card(page, 'staff').getByRole('button', { name: 'Edit' }).click()
    await field(page, 'E-mail').fill('other@example.org')
    await page.mouse.click(8, 450)
    await discard(page).getByRole('button', { name: 'Keep editing' }).click()
    await page.goBack()
    await discard(page).getByRole('button', { name: 'Keep editing' }).click()
    expect(page.url()).toContain('edit=')
    expect(await field(page, 'E-mail').inputValue()).toBe('other@example.org')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.mouse.click(8, 450)
    await discard(page).getByRole('button', { name: 'Discard changes' }).click()
    await form(page, 'Edit staff').waitFor({ state: 'hidden' })
    await card(page, 'staff').getByText('staff@tampafoodtrailers.test').waitFor()
  })

  test('stays with what was typed when its account is deleted in another tab, and then says so', async () => {
    const { id, username } = await newAccount()
    const { page, complaints } = await openSignedIn(`${PATH}?edit=${id}`)
    await field(page, 'E-mail').fill('a-long-address@example.org')
    const other = await page.context().newPage()
    await other.goto(PATH)
    await card(other, username).getByRole('button', { name: 'Delete' }).click()
    const listed = page.waitForResponse('**/api/admin-accounts')
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await listed
    await card(page, username).waitFor({ state: 'detached' })
    expect(await field(page, 'E-mail').inputValue()).toBe('a-long-address@example.org')
    await save(page).click()
    await page.getByText(/^Failed to save/).waitFor()
    expect(await field(page, 'E-mail').inputValue()).toBe('a-long-address@example.org')
    expectOnlyRefusals(complaints)
  })

  test('does not close when a mark made in a field ends on the backdrop', async () => {
    const { page } = await openSignedIn(PATH)
    await card(page, 'staff').getByRole('button', { name: 'Edit' }).click()
    const box = await field(page, 'Username').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(8, 450)
    await page.mouse.up()
    expect(await form(page, 'Edit staff').isVisible()).toBe(true)
  })

  test('says what failed, keeps what was typed, and puts a refusal under its field', async () => {
    const { page, complaints } = await openSignedIn(`${PATH}?edit=new`)
    await field(page, 'Username').fill('STAFF')
    await field(page, 'E-mail').fill('twin@example.org')
    await field(page, 'Password').fill('long enough for all')
    await field(page, 'Confirm Password').fill('long enough for all')
    const accounts = '**/api/admin-accounts'
    await page.route(accounts, (route) => route.abort())
    await save(page).click()
    await page.getByRole('alert').filter({ hasText: 'Failed to save: Network error' }).waitFor()
    await page.unroute(accounts)
    await page.route(accounts, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway' }))
    await save(page).click()
    await page.getByRole('alert').filter({ hasText: 'Failed to save: Failed to save account' }).waitFor()
    await expectAccessible(page)
    await page.unroute(accounts)
    await save(page).click()
    await page.getByText('There is already an account named staff. Choose another username.').waitFor()
    await hasFocus(page, '[name="username"][aria-invalid="true"]')
    expect(await field(page, 'Password').inputValue()).toBe('long enough for all')
    expectOnlyRefusals(complaints)
  })

  test('says “Saving...” while it saves, and takes no second press', async () => {
    const { page } = await openSignedIn(PATH)
    const { username, id } = await newAccount()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await card(page, username).getByRole('button', { name: 'Edit' }).click()
    await field(page, 'E-mail').fill(`${username}@example.net`)
    const answered = Promise.withResolvers<void>()
    let calls = 0
    await page.route(`**/api/admin-accounts/${id}`, async (route) => {
      calls++
      await answered.promise
      await route.continue()
    })
    await save(page).click()
    await page.getByRole('button', { name: 'Saving...' }).click({ force: true })
    await field(page, 'E-mail').press('Enter')
    await page.keyboard.press('Escape')
    answered.resolve()
    await page.getByText(`Account ${username} saved.`).waitFor()
    expect(calls).toBe(1)
  })

  test('says that the account does not exist, and closes back to the list', async () => {
    const { page } = await openSignedIn(`${PATH}?edit=999999`)
    await form(page, 'This account does not exist').getByRole('button', { name: 'Close' }).click()
    await page.waitForURL((url) => url.search === '')
  })
})

describe('two people at once', () => {
  async function late() {
    const { username, id } = await newAccount()
    const opened = await openSignedIn(`${PATH}?edit=${id}`)
    await field(opened.page, 'E-mail').fill('mine@example.org')
    await editAccount(id, { email: 'theirs@example.org', role: 'other' })
    await save(opened.page).click()
    await opened.page.getByText('Somebody else changed this meanwhile').waitFor()
    await opened.page.getByText('Their version differs in: E-mail, Role.').waitFor()
    return { ...opened, username }
  }

  test('the later one loads what the other saved, and goes on from there', async () => {
    const { page, complaints, username } = await late()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect.poll(() => field(page, 'E-mail').inputValue()).toBe('theirs@example.org')
    await field(page, 'E-mail').fill('both@example.org')
    await save(page).click()
    await card(page, username).getByText('both@example.org').waitFor()
    await card(page, username).getByText('Other (may only look)').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('the later one can overwrite what the other saved', async () => {
    const { page, complaints, username } = await late()
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await card(page, username).getByText('mine@example.org').waitFor()
    expectOnlyRefusals(complaints)
  })
})

describe('deleting', () => {
  test('says why it failed, and nothing is gone', async () => {
    const { username, id } = await newAccount()
    const { page, complaints } = await openSignedIn(PATH)
    const remove = async () => {
      await card(page, username).getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    const path = `**/api/admin-accounts/${id}`
    await page.route(path, failure(409, 'It is the last one.'))
    await remove()
    await page.getByRole('alert').filter({ hasText: 'Failed to delete admin account: It is the last one.' }).waitFor()
    await page.unroute(path)
    await page.route(path, (route) => route.abort())
    await remove()
    await page.getByText('Failed to delete admin account', { exact: true }).waitFor()
    await expectAccessible(page)
    expectOnlyRefusals(complaints)
  })

  test("skips the question after “Don't ask me again”, until the person switches it on again", async () => {
    const people = [await newAccount(), await newAccount(), await newAccount()]
    const { page } = await openSignedIn(PATH)
    const remove = (place: number) =>
      card(page, people[place]?.username ?? '')
        .getByRole('button', { name: 'Delete' })
        .click()
    await remove(0)
    await page.getByLabel("Don't ask me again").check()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`Account ${people[0]?.username} deleted.`).waitFor()
    await remove(1)
    await page.getByText(`Account ${people[1]?.username} deleted.`).waitFor()
    await card(page, 'manager That is you').getByRole('button', { name: 'Questions you switched off' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask again: Deleting an admin account' }).click()
    await page.getByText('None: the portal asks before everything').waitFor()
    await page.keyboard.press('Escape')
    await remove(2)
    await page.getByRole('alertdialog', { name: `Delete ${people[2]?.username}?` }).waitFor()
  })
})
