import { describe, expect, test } from 'vitest'
import { MailLetter, MailList } from '#contract/requests/mail'
import { call, expectResponse, tokenOf } from '../../api/client.ts'
import { storedRental } from '../../api/customer-calls.ts'
import { newCustomer } from '../../api/mail-records.ts'
import { newRental, newTrailer, rentalDays } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import {
  button,
  comeBackLater,
  edgesOf,
  expectFocus,
  expectOnlyRefusals,
  failure,
  followTo,
  lateFailure,
  openSignedIn,
} from '../support/steps.ts'
import { desk, move, panel, put } from './rental-desk-steps.ts'

const PHONE = SCREENS[1]

describe('a decision', () => {
  test('that fails once its panel is closed says so all the same', async () => {
    const { id } = await newRental(await newTrailer())
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff')
    const late = lateFailure(500, 'Something went wrong on our side.')
    await page.route('**/status', late.route)
    await button(page, 'Approve').click()
    await button(page, 'Close').click()
    // Somebody who returns meanwhile cannot press it again, which would report their own change as somebody else's.
    await page.getByRole('row').getByRole('link').first().click()
    await panel(page, id).waitFor()
    expect(await button(page, 'Approve').getAttribute('aria-disabled')).toBe('true')
    await button(page, 'Close').click()
    late.comes()
    await page.getByText(`Request #${id} was not changed. Something went wrong on our side.`).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('to complete a rental is doubted as long as its first day is still to come', async () => {
    const trailer = await newTrailer({ name: 'Back already' })
    const { id: early } = await newRental(trailer, rentalDays(5, 6))
    const { id: begun } = await newRental(trailer, rentalDays(0, 3))
    for (const id of [early, begun]) await move(id, 'approved')
    const { page } = await openSignedIn(`/admin/rentals?q=Back+already&open=${early}`, 'staff')
    for (const [id, doubts] of [
      [early, 1],
      [begun, 0],
    ] as const) {
      await panel(page, id).getByRole('button', { name: 'Complete' }).click()
      const question = page.getByRole('alertdialog', { name: `Complete request #${id}?` })
      await question.getByText('The trailer is back and paid for.').waitFor()
      expect(await question.getByText('Its first day is still to come').count()).toBe(doubts)
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      await page.locator(`#rental-${begun}`).click()
    }
  })

  test('to complete a rental leaves a reminder while its trailer keeps the status Rented, unless its next customer has it', async () => {
    const trailer = await newTrailer({ name: 'Back and forgotten' })
    const [{ id }, next] = [await newRental(trailer, rentalDays(1, 2)), await newRental(trailer, rentalDays(3, 5))]
    const token = await tokenOf('staff')
    const set = (status: string) => call('PUT', `/api/trailers/${trailer}`, { body: { status }, token })
    expect((await set('rented')).status).toBe(200)
    await put(`${id}`, rentalDays(-5, -3))
    await put(`${next.id}`, rentalDays(-1, 5))
    for (const one of [id, next.id]) await move(one, 'approved')
    const { page } = await openSignedIn(`/admin/rentals?q=Back+and+forgotten&open=${id}`, 'staff')
    await button(page, 'Complete').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
    const reminder = panel(page, id).getByText('Visitors cannot request it until it is set to Available.')
    await panel(page, id).getByText('A completed request keeps its status.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await reminder.count()).toBe(0)
    await move(next.id, 'completed')
    await comeBackLater(page)
    await reminder.waitFor()
    await expectAccessibleOnBoth(page, { within: 'dialog[open]' })
    await reminder.getByRole('link', { name: 'set to Available' }).click()
    const form = page.getByRole('dialog', { name: `Edit trailer #${trailer}` })
    await form.getByLabel('Status').selectOption({ label: 'Available' })
    await button(page, 'Save').click()
    await form.waitFor({ state: 'detached' })
    await followTo(page, `/admin/rentals?q=Back+and+forgotten&open=${id}`)
    await panel(page, id).getByText('A completed request keeps its status.').waitFor()
    await reminder.waitFor({ state: 'detached' })
  })

  test('that asks first is about the request as it was when the question opened, also once the page has learned of a change', async () => {
    const { id } = await newRental(await newTrailer(), rentalDays(0, 3))
    await move(id, 'approved')
    const { page, consoleErrors } = await openSignedIn(desk(id), 'staff')
    await panel(page, id).getByRole('button', { name: 'Complete' }).click()
    const question = page.getByRole('alertdialog', { name: `Complete request #${id}?` })
    await question.waitFor()
    await put(`${id}`, { final_price: 4321 })
    await comeBackLater(page)
    await panel(page, id).getByText('$4,321.00').first().waitFor()
    await question.getByRole('button', { name: 'Complete' }).click()
    await panel(page, id).getByText('Somebody else changed this request').waitFor()
    expect((await storedRental(id)).status).toBe('approved')
    await button(page, 'Load the new state').click()
    await panel(page, id).getByRole('button', { name: 'Complete' }).click()
    await question.getByRole('button', { name: 'Complete' }).click()
    await page.getByText(`Request #${id} completed.`).waitFor()

    const { id: other } = await newRental(await newTrailer(), newCustomer())
    await followTo(page, desk(other))
    await panel(page, other).getByRole('button', { name: 'Reject' }).click()
    const rejection = page.getByRole('dialog', { name: `Reject request #${other}?` })
    await rejection.getByText('nothing is booked').waitFor()
    await move(other, 'approved')
    await comeBackLater(page)
    await panel(page, other).getByText('Approved', { exact: true }).first().waitFor()
    await rejection.getByText('nothing is booked').waitFor()
    await rejection.getByRole('button', { name: 'Reject' }).click()
    await rejection.getByText('Somebody else changed this request meanwhile.').waitFor()
    expect((await storedRental(other)).status).toBe('approved')
    await rejection.getByText('canceled').first().waitFor()
    await rejection.getByRole('button', { name: 'Reject' }).click()
    await rejection.waitFor({ state: 'hidden' })
    expect((await storedRental(other)).status).toBe('rejected')
    expectOnlyRefusals(consoleErrors)
  })
})

describe('a rejection', () => {
  test('is counted and told with its reason, reopened, and not overwritten once somebody else changed it', async () => {
    const { id } = await newRental(await newTrailer(), { customer_name: 'Rita Reason' })
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=Rita&open=${id}`)
    await page.getByRole('heading', { name: 'Rita Reason' }).waitFor()
    const pending = async () => Number(/\d+/.exec(await page.getByRole('tab', { name: /Pending/ }).innerText()))
    await expect.poll(pending).toBeGreaterThan(0)
    const before = await pending()
    await page.getByRole('button', { name: 'Reject' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.waitFor()
    await page.keyboard.type('No driver')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await question.getByRole('textbox').inputValue()).toBe('No driver')
    await question.getByRole('textbox').fill('No driver that week')
    const isMove = `**/api/rentals/${id}/**`
    await page.route(isMove, (route) => route.abort())
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByRole('alert').waitFor()
    expect((await question.getByRole('alert').innerText()).match(/Check your connection/g)).toHaveLength(1)
    await page.unroute(isMove)
    await question.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('“No driver that week”').first().waitFor()
    await page.getByText('manager,').first().waitFor()
    await expect.poll(pending).toBe(before - 1)
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByText(`Request #${id} reopened.`).waitFor()
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    const untold = page.getByText('The customer was not told that this is open again')
    await untold.waitFor()
    expectOnlyRefusals(consoleErrors)

    await move(id, 'rejected')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Somebody else changed this request').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Load the new state' }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await page.getByText('Somebody else changed this request').waitFor({ state: 'hidden' })
    // Stored, but a proxy responds with a page of its own.
    const proxy = { contentType: 'text/html', body: '<h1>Sign in to this network' }
    await page.route('**/status', (route) => route.fetch().then(() => route.fulfill(proxy)), { times: 1 })
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText(`Request #${id} approved.`).waitFor()
    await untold.waitFor({ state: 'hidden' })
    expect(consoleErrors).toEqual([expect.stringContaining('412')])
    expectOnlyRefusals(consoleErrors)
  })

  test('that fails keeps its reason, and goes through once it can', async () => {
    const { id } = await newRental(await newTrailer())
    const { page, consoleErrors } = await openSignedIn(desk(id), 'staff', PHONE)
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByLabel('Reason').fill('The axle is broken')
    const late = lateFailure(500, 'Something went wrong on our side.')
    await page.route('**/status', late.route)
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Saving...').waitFor()
    // What is typed now would not be sent, and would be lost with the dialog.
    await question.getByLabel('Reason').focus()
    await page.keyboard.type(' again')
    expect(await question.getByLabel('Reason').inputValue()).toBe('The axle is broken')
    // The server may have made the change, so the request is reloaded before somebody else changes it.
    const isRead = page.waitForResponse(`**/api/rentals/${id}`)
    late.comes()
    await question.getByText('Something went wrong on our side.').waitFor()
    await (await isRead).finished()
    await page.unroute('**/status')
    await put(`${id}`, { notes: 'Theirs' })
    await page.route(`**/api/rentals/${id}`, failure(429, 'Too many calls.'))
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Somebody else changed this request meanwhile, and it could not be loaded').waitFor()
    await page.unroute(`**/api/rentals/${id}`)
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Somebody else changed this request meanwhile.').waitFor()
    expect(await question.getByLabel('Reason').inputValue()).toBe('The axle is broken')
    await question.getByRole('button', { name: 'Reject' }).click()
    await panel(page, id).getByText('“The axle is broken”').waitFor()
    // The message covers neither the new status nor what can be done now.
    const tops = [
      panel(page, id).getByText('Rejected', { exact: true }).first(),
      page.getByText(`Request #${id} rejected.`),
      button(page, 'Reopen'),
    ].map(async (shown) => (await shown.boundingBox())?.y ?? Number.NaN)
    const [status, message, reopen] = await Promise.all(tops)
    expect([(message ?? 0) - (status ?? 0), (reopen ?? 0) - (message ?? 0)].map((px) => px > 40)).toEqual([true, true])
    // Nor on a tablet on its side, where the message is at the left, over the list and the request.
    await page.setViewportSize({ width: 1024, height: 768 })
    const [said, next] = await Promise.all([
      edgesOf(page.getByText(`Request #${id} rejected.`)),
      edgesOf(button(page, 'Reopen')),
    ])
    expect(said.bottom).toBeLessThan(next.top)
    expectOnlyRefusals(consoleErrors)
  })

  test('shows the mail that it sends, which suits a customer who took the request back by phone', async () => {
    const { id } = await newRental(await newTrailer({ name: 'Taco Twin' }), newCustomer())
    const { page } = await openSignedIn(desk(id), 'staff')
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    const mail = question.getByRole('region', { name: 'E-mail to the customer' })
    await mail.getByText('We closed your request for Taco Twin: nothing is booked').waitFor()
    await question.getByLabel('Reason').fill('You called us.\nUntil next time!')
    await mail.getByText('> Until next time!').waitFor()
    await expectAccessibleOnBoth(page)
    // The mail is longer than the screen, but the button that sends it stays in view. On a narrower screen the panel below becomes
    // a modal, and stays below.
    await question.getByLabel('Reason').focus()
    await page.setViewportSize({ width: 390, height: 640 })
    await expectFocus(page, '[name="close_reason"]')
    const reject = await question.getByRole('button', { name: 'Reject' }).boundingBox()
    expect((reject?.y ?? 640) + (reject?.height ?? 0)).toBeLessThanOrEqual(640)
    const [subject, body] = [await mail.getByText(/^Subject: /).textContent(), await mail.locator('pre').textContent()]
    await question.getByRole('button', { name: 'Reject' }).click()
    await panel(page, id).getByText('“You called us.').waitFor()
    const token = await tokenOf('staff')
    const { mails } = await expectResponse(MailList, 200, 'GET', `/api/mails?noun=rental&record_id=${id}`, { token })
    const sent = mails.find(({ template }) => template === 'rejected')
    expect(`Subject: ${sent?.subject}`).toBe(subject)
    const { text } = await expectResponse(MailLetter, 200, 'GET', `/api/mails/${sent?.id}`, { token })
    // The mail uses the configured address of the site, the preview the browser's current one.
    const pathsOnly = (words: string | null) => words?.replaceAll(/http:\/\/[^/]*/g, '')
    expect(pathsOnly(text)).toContain(`${pathsOnly(body)}\n\n-- \n`)
  })
})
