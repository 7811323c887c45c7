import { expect, test } from 'vitest'
import { storedRental } from '../../api/customer-calls.ts'
import { newRental, newTrailer } from '../../api/records.ts'
import { button, comeBackLater, expectOnlyRefusals, openSignedIn } from '../support/steps.ts'
import { newMessage, statusOf } from './message-steps.ts'

test('a bulk rejection whose answer was lost is not said to have failed once the list shows that it was done', async () => {
  const { id } = await newRental(await newTrailer(), { customer_name: 'Bulk Gone' })
  const { page, consoleErrors } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Gone', 'staff')
  await page.getByRole('checkbox', { name: new RegExp(`#${id},`) }).check()
  await button(page, 'Reject 1').click()
  const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
  await page.route('**/api/rentals**', (route) => route.abort())
  await page.route('**/api/rentals/**', (route) => route.abort())
  await page.route(`**/api/rentals/${id}/status`, (route) => route.fetch().then(() => route.abort()))
  await question.getByRole('button', { name: 'Reject' }).click()
  await question.getByText(`#${id} Bulk Gone: Network error.`).waitFor()
  await page.unrouteAll()
  await comeBackLater(page)
  const told = page.getByRole('alertdialog', { name: 'None left to reject' })
  await told.getByText(`#${id} Bulk Gone: No response came, but it is no longer pending.`).waitFor()
  expect((await storedRental(id)).status).toBe('rejected')
  expectOnlyRefusals(consoleErrors)
})

test('a message is not said to be unread once the list shows that it was marked, and others still are', async () => {
  const [done, left] = [await newMessage('Lost One'), await newMessage('Lost Two')]
  const { page, consoleErrors } = await openSignedIn('/admin/contact-requests?status=new&q=Lost', 'staff')
  await page.getByRole('checkbox', { name: /Lost One/ }).check()
  await button(page, 'Choose all 2 shown').click()
  await page.route('**/api/contact**', (route) => route.abort())
  await page.route('**/api/contact/**', (route) => route.abort())
  await page.route(`**/api/contact/${done.id}/status`, (route) => route.fetch().then(() => route.abort()))
  await button(page, 'Mark Read 2').click()
  const refused = page.getByRole('alert').filter({ hasText: 'not marked read' })
  await refused.getByText('2 messages not marked read').waitFor()
  await page.unrouteAll()
  await comeBackLater(page)
  await refused.getByText('1 message not marked read').waitFor()
  await refused.getByText(`#${left.id} Lost Two: Network error.`).waitFor()
  expect(await statusOf(done.id)).toBe('read')
  expectOnlyRefusals(consoleErrors)
})
