import { describe, expect, test } from 'vitest'
import { MailLetter, MailList } from '#contract/mail'
import { RentalAnswer } from '#contract/rental'
import { ask, tokenOf } from '../api/client.ts'
import { newCustomer } from '../api/mail-records.ts'
import { newRental, newTrailer, request } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from './browser.ts'
import { button, days, move, panel, put, read } from './rental-desk-steps.ts'
import { comeBackLater, expectOnlyRefusals, failure, hasFocus, lateFailure, openSignedIn } from './steps.ts'

const PHONE = SCREENS[1]

describe('a decision', () => {
  test('that fails once its panel is closed says so all the same', async () => {
    const { id } = await newRental(await newTrailer())
    const { page, complaints } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff')
    const late = lateFailure(500, 'Something went wrong on our side.')
    await page.route('**/status', late.route)
    await button(page, 'Approve').click()
    await button(page, 'Close').click()
    // Whoever comes back meanwhile cannot press it again, and be told of their own change as somebody else's.
    await page.getByRole('row').getByRole('link').first().click()
    await panel(page, id).waitFor()
    expect(await button(page, 'Approve').getAttribute('aria-disabled')).toBe('true')
    await button(page, 'Close').click()
    late.comes()
    await page.getByText(`Request #${id} was not changed. Something went wrong on our side.`).waitFor()
    expectOnlyRefusals(complaints)
  })

  test('to complete a rental is doubted as long as its first day is still to come', async () => {
    const trailer = await newTrailer({ name: 'Back already' })
    const { id: early } = await newRental(trailer, days(5, 6))
    const { id: begun } = await newRental(trailer, days(0, 3))
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
})

describe('a rejection', () => {
  test('that fails keeps its reason, and goes through once it can', async () => {
    const { id } = await newRental(await newTrailer())
    const { page, complaints } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff', PHONE)
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByLabel('Reason').fill('The axle is broken')
    const late = lateFailure(500, 'Something went wrong on our side.')
    await page.route('**/status', late.route)
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Saving...').waitFor()
    // What is typed now would be sent with nothing, and gone with the dialog.
    await question.getByLabel('Reason').focus()
    await page.keyboard.type(' again')
    expect(await question.getByLabel('Reason').inputValue()).toBe('The axle is broken')
    late.comes()
    await question.getByText('Something went wrong on our side.').waitFor()
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
    expectOnlyRefusals(complaints)
  })

  test('shows the mail that it sends, which suits a customer who took the request back by phone', async () => {
    const { id } = await newRental(await newTrailer({ name: 'Taco Twin' }), newCustomer())
    const { page } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff')
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    const mail = question.getByRole('region', { name: 'E-mail to the customer' })
    await mail.getByText('We closed your request for Taco Twin: nothing is booked').waitFor()
    await question.getByLabel('Reason').fill('You called us.\nUntil next time!')
    await mail.getByText('> Until next time!').waitFor()
    await expectAccessibleOnBoth(page)
    // The mail is longer than the screen, and the button that sends it stays in sight. The panel below becomes a modal on a
    // narrower screen, and stays below.
    await question.getByLabel('Reason').focus()
    await page.setViewportSize({ width: 390, height: 640 })
    await hasFocus(page, '[name="close_reason"]')
    const reject = await question.getByRole('button', { name: 'Reject' }).boundingBox()
    expect((reject?.y ?? 640) + (reject?.height ?? 0)).toBeLessThanOrEqual(640)
    const [subject, body] = [await mail.getByText(/^Subject: /).textContent(), await mail.locator('pre').textContent()]
    await question.getByRole('button', { name: 'Reject' }).click()
    await panel(page, id).getByText('“You called us.').waitFor()
    const token = await tokenOf('staff')
    const { mails } = await ask(MailList, 200, 'GET', `/api/mails?noun=rental&record_id=${id}`, { token })
    const sent = mails.find(({ template }) => template === 'rejected')
    expect(`Subject: ${sent?.subject}`).toBe(subject)
    const { text } = await ask(MailLetter, 200, 'GET', `/api/mails/${sent?.id}`, { token })
    // The address of the site is a setting, which a browser knows as the address it is at.
    const pathsOnly = (words: string | null) => words?.replaceAll(/http:\/\/[^/]*/g, '')
    expect(pathsOnly(text)).toContain(`${pathsOnly(body)}\n\n-- \n`)
  })

  test('is about the request as it was when the question opened, also once the page has learned of a change', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const { page, complaints } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff')
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByText('nothing is booked').waitFor()
    await move(id, 'approved')
    await comeBackLater(page)
    await panel(page, id).getByText('Approved', { exact: true }).first().waitFor()
    await question.getByText('nothing is booked').waitFor()
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Somebody else changed this request meanwhile.').waitFor()
    expect((await read(id)).status).toBe('approved')
    await question.getByText('canceled').first().waitFor()
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.waitFor({ state: 'hidden' })
    expect((await read(id)).status).toBe('rejected')
    expectOnlyRefusals(complaints)
  })

  test('of requests chosen in the list speaks of these alone, and says when none is left', async () => {
    const token = await tokenOf('staff')
    const body = { ...request(await newTrailer()), customer_email: '', customer_name: 'Bulk Phone' }
    for (let made = 0; made < 2; made++) {
      await ask(RentalAnswer, 201, 'POST', '/api/rentals/entered', { body, token })
    }
    const { id } = await newRental(await newTrailer(), { customer_name: 'Only Olga, no Bulk Phone' })
    const { page } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Phone', 'staff')
    const boxes = page.getByRole('checkbox', { name: /, Bulk Phone$/ })
    const olga = page.getByRole('checkbox', { name: new RegExp(`#${id},`) })
    await olga.waitFor()
    for (const box of await boxes.all()) await box.check()
    await button(page, 'Reject 2').click()
    await page.getByText('None of these customers left an e-mail address, so no e-mail is sent.').waitFor()
    expect(await page.getByRole('region', { name: 'E-mail to the customer' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await boxes.first().uncheck()
    await button(page, 'Reject 1').click()
    await page.getByText('This customer left no e-mail address, so no e-mail is sent.').waitFor()
    await page.keyboard.press('Escape')

    await boxes.last().uncheck()
    await olga.check()
    await button(page, 'Reject 1').click()
    const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
    await question.getByRole('heading', { name: `E-mail to Only Olga, no Bulk Phone (#${id})` }).waitFor()
    expect(await question.getByText('each of the others').count()).toBe(0)
    // Somebody else decides on it before it is sent.
    await move(id, 'approved')
    const told = page.getByRole('alertdialog', { name: 'None left to reject' })
    await comeBackLater(page)
    await told.getByRole('button', { name: 'Close' }).click()
    await hasFocus(page, 'main div[tabindex="-1"]')
  })

  test('of several at once names each one that it could not be done to', async () => {
    const name = 'Bulk Bob'
    const trailer = await newTrailer()
    const ids: number[] = []
    for (let made = 0; made < 3; made++) ids.push((await newRental(trailer, { customer_name: name })).id)
    const { page, complaints } = await openSignedIn(`/admin/rentals?q=${name.replaceAll(' ', '+')}`, 'staff', PHONE)
    await page.getByRole('checkbox', { name: new RegExp(`#${ids[0]},`) }).check()
    await button(page, 'Choose all 3 shown').click()
    await expectAccessibleOnBoth(page)
    await button(page, 'Reject 3').click()
    const question = page.getByRole('dialog', { name: 'Reject 3 requests?' })
    await question.getByRole('heading', { name: `E-mail to ${name} (#${ids[2]})` }).waitFor()
    await question.getByLabel('Reason').fill('Sold')
    await move(ids[1] ?? 0, 'approved')
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(`**/api/rentals/${ids[0]}/status`, (route) => promise.then(() => route.continue()))
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('1 of 3 are no longer pending.').waitFor()
    expect(await question.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    letGo()
    await page.getByText('2 requests rejected.').waitFor()
    // Nothing is left that another press could reject.
    const told = page.getByRole('alertdialog', { name: '1 request not rejected' })
    await told.getByText(`#${ids[1]} ${name}: Somebody else changed it meanwhile, so it was left as it is.`).waitFor()
    expect(await told.getByRole('button').allTextContents()).toEqual(['Close'])
    await expect.poll(() => told.getByRole('button').evaluate((close) => close === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await told.waitFor({ state: 'hidden' })
    await hasFocus(page, 'main div[tabindex="-1"]')
    expect(await page.getByText('1 request not rejected').count()).toBe(0)
    const after = await Promise.all(ids.map(read))
    expect(after.map(({ status, close_reason }) => [status, close_reason])).toEqual([
      ['rejected', 'Sold'],
      ['approved', null],
      ['rejected', 'Sold'],
    ])
    expectOnlyRefusals(complaints)
  })

  test('of several at once goes on with those that are left, and then leads back to the list', async () => {
    const name = 'Bulk Bea'
    const trailer = await newTrailer()
    const ids: number[] = []
    for (let made = 0; made < 3; made++) ids.push((await newRental(trailer, { customer_name: name })).id)
    const { page, complaints } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Bea', 'staff')
    await page.getByRole('checkbox', { name: new RegExp(`#${ids[0]},`) }).check()
    await button(page, 'Choose all 3 shown').click()
    await button(page, 'Reject 3').click()
    await page.getByLabel('Reason').fill('Sold')
    await put(`${ids[0]}`, { notes: 'Theirs' })
    await move(ids[1] ?? 0, 'approved')
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
    for (const id of ids.slice(0, 2)) await question.getByText(`#${id} ${name}: Somebody else changed it`).waitFor()
    await question.getByText('2 of 3 are no longer pending.').waitFor()
    expect(await question.getByLabel('Reason').inputValue()).toBe('Sold')
    await question.getByRole('button', { name: 'Reject 1', exact: true }).click()
    await question.waitFor({ state: 'hidden' })
    await hasFocus(page, 'main div[tabindex="-1"]')
    expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(['rejected', 'approved', 'rejected'])
    expectOnlyRefusals(complaints)
  })
})
