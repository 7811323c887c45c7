import { describe, expect, test } from 'vitest'
import { CustomerRequestResponse } from '#contract/requests/customer-request'
import { RequestLinkResponse } from '#contract/requests/request-link'
import { dayInWords } from '#domain/days'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { apiOf, storedRental } from '../../api/customer-calls.ts'
import { inDays, newRental, newTrailer, rentalDays } from '../../api/records.ts'
import { expectAccessible } from '../support/browser.ts'
import { button, expectOnlyRefusals, failure, openSignedIn } from '../support/steps.ts'
import { move, panel } from './rental-desk-steps.ts'

/** A rental of a trailer that Olga gets from the twentieth to the twenty-second day from today. */
async function rentalBesideOlgas(first: number, last: number, customer_name: string) {
  const trailer = await newTrailer()
  const { id } = await newRental(trailer, { ...rentalDays(first, last), customer_name })
  const { id: other } = await newRental(trailer, { ...rentalDays(20, 22), customer_name: 'Olga Other' })
  await move(other, 'approved')
  return { id, other }
}

describe('a member of staff whose rental has the days of another one', () => {
  test('sees it before approving, moves the days in the form, which tells what the customer hears, and then approves', async () => {
    const { id, other } = await rentalBesideOlgas(17, 20, 'Ernest Edit')
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=Ernest+Edit&open=${id}`, 'staff')
    const taken = `${dayInWords(inDays(20))} to ${dayInWords(inDays(22))}`
    await panel(page, id).getByText(`Already booked from ${taken}. See the calendar`).waitFor()
    await button(page, 'Approve').click()
    await page.getByText(`Already booked by request #${other}`).waitFor()
    await button(page, 'Edit dates, price and notes').click()
    const form = page.getByRole('dialog', { name: `Edit request #${id}` })
    await form.getByText('4 days: $400.00 at the rates of the request.').waitFor()
    const isTaken = form.getByText(`Already booked from ${taken}.`)
    await isTaken.waitFor()
    await page.getByText('The customer gets an e-mail with it, to accept it.').waitFor()
    await page.getByLabel('First day').fill(inDays(-2))
    await page.getByText('The first day has passed, so the customer cannot accept it and gets no e-mail.').waitFor()
    // Cleared and left, the field still remembers how many days there were.
    await page.getByLabel('First day').fill('')
    await page.getByLabel('Notes').focus()
    await page.getByLabel('First day').fill(inDays(10))
    expect(await page.getByLabel('Last day').inputValue()).toBe(inDays(13))
    await isTaken.waitFor({ state: 'detached' })
    await button(page, 'Save').click()
    await page.getByText('Not possible').waitFor({ state: 'hidden' })
    await panel(page, id).getByText('Free on these days See the calendar').waitFor()
    await button(page, 'Approve').click()
    await page.getByText(`Request #${id} approved.`).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('is told in the form too, with the way there, and loses nothing', async () => {
    const { id, other } = await rentalBesideOlgas(10, 13, 'Ellen Extends')
    await move(id, 'approved')
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=Ellen+Extends&open=${id}`, 'staff')
    await button(page, 'Edit dates, price and notes').click()
    await page.getByText('The customer gets an e-mail about other days or another price.').waitFor()
    await page.getByLabel('Last day').fill(inDays(20))
    const isTaken = page.getByText(/^Already booked from/)
    await isTaken.waitFor()
    expect(await page.getByLabel('Final price').inputValue()).toBe('')
    await page.getByLabel('Final price').fill('0')
    await page.getByLabel('Notes').fill('A gift')
    expect(await page.getByLabel('Final price').inputValue()).toBe('0.00')
    await page.route(`**/api/rentals/${id}`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
      times: 1,
    })
    await button(page, 'Save').click()
    await page.getByText('Failed to save. Please try again.', { exact: true }).waitFor()
    await button(page, 'Save').click()
    const alert = page.getByRole('alert').filter({ hasText: `Already booked by request #${other}` })
    const opened = page.waitForEvent('popup')
    await alert.getByRole('link', { name: `Open request #${other}` }).click()
    await (await opened).getByRole('heading', { name: 'Olga Other' }).waitFor()
    await expectAccessible(page)
    expect(await page.getByLabel('Notes').inputValue()).toBe('A gift')
    await page.getByLabel('Last day').fill(inDays(19))
    // Its own days are not in its way.
    await isTaken.waitFor({ state: 'detached' })
    await button(page, 'Save').click()
    await panel(page, id)
      .getByText(dayInWords(inDays(19)))
      .first()
      .waitFor()
    await panel(page, id).getByText('A gift').waitFor()
    expect(await storedRental(id)).toMatchObject({ ...rentalDays(10, 19), final_price: 0, estimated_price: 800 })
    expectOnlyRefusals(consoleErrors)
  })
})

test('whoever edits a rental that its customer withdraws meanwhile is told so, and saves what can still be saved', async () => {
  const { id } = await newRental(await newTrailer(), { ...rentalDays(30, 32), customer_name: 'Wanda Withdraws' })
  const token = await tokenOf('staff')
  const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/rentals/${id}/links`, { token })
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff')
  await button(page, 'Edit dates, price and notes').click()
  await page.getByLabel('First day').fill(inDays(40))
  await page.getByLabel('Notes').fill('Called twice')
  await expectResponse(CustomerRequestResponse, 200, 'POST', `${apiOf(link)}/withdraw`)
  const reading = `**/api/rentals/${id}`
  await page.route(reading, (route) =>
    route.request().method() === 'GET' ? failure(429, 'Too many calls.')(route) : route.continue(),
  )
  await button(page, 'Save').click()
  await page.getByText('Their version could not be loaded. Too many calls.').waitFor()
  await page.unroute(reading)
  await button(page, 'Try Again').click()
  await page.getByText('The customer has withdrawn it. Nothing was saved').waitFor()
  // The second attempt gets the same message.
  for (let tries = 0; tries < 2; tries++) {
    const refused = page.waitForResponse((response) => response.status() === 412)
    await button(page, 'Save').click()
    await refused
    await page.getByText('The customer has withdrawn it. Nothing was saved').waitFor()
  }
  expect(await page.getByLabel('Notes').inputValue()).toBe('Called twice')
  await button(page, 'Overwrite with mine').click()
  await panel(page, id).getByText('Called twice').waitFor()
  expect(await storedRental(id)).toMatchObject({ ...rentalDays(30, 32), status: 'rejected', notes: 'Called twice' })
  expectOnlyRefusals(consoleErrors)
})

test('the form of a rental keeps a refusal until something is changed, and counts a press on a button that moves', async () => {
  const { id } = await newRental(await newTrailer(), rentalDays(20, 22))
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff')
  await button(page, 'Edit dates, price and notes').click()
  const last = page.getByLabel('Last day')
  await last.fill(inDays(18))
  await button(page, 'Save').click()
  const refusal = page.getByText('The last day is before the first day. Choose a later one.')
  await refusal.waitFor()
  await page.getByLabel('Notes').click()
  // Two frames, in which the field that was left is validated again.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await refusal.isVisible()).toBe(true)
  await last.fill(inDays(24))
  await refusal.waitFor({ state: 'hidden' })
  await last.fill(inDays(18))
  await button(page, 'Save').click()
  await refusal.waitFor()
  // Sent again although unchanged, since the server may judge it differently by now.
  const again = page.waitForResponse(`**/api/rentals/${id}`)
  await button(page, 'Save').click()
  expect((await again).status()).toBe(400)
  await expect.poll(() => consoleErrors.length).toBe(3)
  expectOnlyRefusals(consoleErrors)

  const missing = page.getByText('Last day is required')
  await last.fill('')
  await button(page, 'Save').click()
  await missing.waitFor()
  await last.fill(inDays(24))
  await missing.waitFor({ state: 'hidden' })
  await last.fill('')
  // Near its upper edge: the message moves the button down by half a line.
  await button(page, 'Cancel').click({ position: { x: 10, y: 3 } })
  await page.getByRole('alertdialog', { name: 'Discard your changes?' }).waitFor()
})
