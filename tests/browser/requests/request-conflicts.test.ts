import { describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { newCustomer } from '../../api/mail-records.ts'
import { newRental, newTrailer, sendRental } from '../../api/records.ts'
import { SCREENS } from '../support/browser.ts'
import { button, expectFocus, expectOnlyRefusals, openSignedIn } from '../support/steps.ts'
import { move, panel, put } from './rental-desk-steps.ts'

const PHONE = SCREENS[1]

describe('a rejection of what somebody else has changed meanwhile', () => {
  test('says on a phone, which hides the request behind it, what was changed', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff', PHONE)
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByLabel('Reason').fill('The axle is broken')
    await put(`${id}`, { final_price: 1500 })
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Its final price is $1,500.00 now. Reject it again if that is still right.').waitFor()
    // The panel behind it shows the new price already, and need not offer to load it.
    await page.keyboard.press('Escape')
    await button(page, 'Discard changes').click()
    await panel(page, id).getByText('$1,500.00').first().waitFor()
    expect(await page.getByText('Somebody else changed this request').count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
  })

  test('says that its customer has withdrawn it, keeps the reason, and no longer shows a mail', async () => {
    const { quote, link } = await sendRental(await newTrailer(), newCustomer())
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${quote.id}`, 'staff', PHONE)
    await button(page, 'Reject').click()
    const question = page.getByRole('dialog', { name: `Reject request #${quote.id}?` })
    await question.getByLabel('Reason').fill('The axle is broken')
    expect((await call('POST', `/api${link.replace('request', 'requests')}/withdraw`)).status).toBe(200)
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('The customer has withdrawn it. There is nothing left to reject.').waitFor()
    expect(await question.getByLabel('Reason').inputValue()).toBe('The axle is broken')
    expect(await question.getByRole('region', { name: 'E-mail to the customer' }).count()).toBe(0)
    // The button that opened the question is gone by then.
    await page.keyboard.press('Escape')
    await button(page, 'Discard changes').click()
    await expectFocus(page, '[role="group"][aria-label="Change the status"]')
    expectOnlyRefusals(consoleErrors)
  })
})

test('loading the new state of a request also changes its row in the list', async () => {
  const { id } = await newRental(await newTrailer(), { customer_name: 'Rowena Row' })
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=Rowena&open=${id}`, 'staff')
  const row = page.getByRole('row', { name: /Rowena Row/ })
  await row.getByText('Pending').waitFor()
  await move(id, 'rejected')
  await button(page, 'Approve').click()
  await button(page, 'Load the new state').click()
  await button(page, 'Reopen').waitFor()
  await row.getByText('Rejected').waitFor()
  expectOnlyRefusals(consoleErrors)
})
