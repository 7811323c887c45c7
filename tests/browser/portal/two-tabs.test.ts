import { beforeAll, describe, expect, test } from 'vitest'
import { BOOKMARK_HEADER } from '#contract/headers'
import { call } from '../../api/client.ts'
import { newRental, newTrailer } from '../../api/records.ts'
import { enter, expectOnlyRefusals, keptToken, openSignedIn } from '../support/steps.ts'
import { account, go, menu, rows, title } from './shell-steps.ts'

const BOOKMARK = BOOKMARK_HEADER.toLowerCase()

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Shell trailer' })
})

describe('two tabs', () => {
  test('show in one what was saved in the other, and are signed out and in together, each at its own address', async () => {
    const { id } = await newRental(await newTrailer(), { customer_name: 'Olivia Other Tab' })
    const { page, token } = await openSignedIn(`/admin/rentals?q=Olivia&open=${id}`)
    const other = await page.context().newPage()
    await other.goto('/admin/rentals?q=Olivia')
    const row = other.getByRole('row', { name: /Olivia Other Tab/ })
    await row.getByText('Pending').waitFor()
    const changed = page.waitForResponse((response) => response.request().method() === 'PUT')
    const read = other.waitForRequest('**/api/rentals?**')
    await page.getByRole('button', { name: 'Approve' }).click()
    await row.getByText('Approved').waitFor()
    // A replica without the change would show it as it was.
    const saved = (await changed).headers()[BOOKMARK]
    expect(saved).toBeTruthy()
    expect((await read).headers()[BOOKMARK] ?? '').toSatisfy((known: string) => known >= String(saved))
    await go(other, 'Upload')
    await title(other, 'Upload').waitFor()
    await account(page).click()
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Log out', exact: true }).click()
    await other.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await other.getByText('Your session has ended.').count()).toBe(0)
    expect(await keptToken(page)).toBeNull()
    await expect.poll(async () => (await call('GET', '/api/auth/verify', { token })).status).toBe(401)
    await enter(page, 'staff')
    await title(other, 'Upload').waitFor()
    await menu(other).getByText('staffSystem Administrator').waitFor()
  })

  test('wait together behind the login where the server ends the session, with what was typed in either', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Tilda Tabs' })
    const { page, consoleErrors, token } = await openSignedIn('/admin/contact-requests')
    await rows(page).first().waitFor()
    const other = await page.context().newPage()
    await other.goto(`/admin/rentals?q=Tilda&open=${id}`)
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
    // The covered work is discarded once its person has signed out.
    await account(page).click()
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Log out', exact: true }).click()
    await other.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await told.count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
  })
})
