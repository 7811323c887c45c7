import { expect, test } from 'vitest'
import { getPage } from '../../api/client.ts'
import { changeAsStaff, readAsCustomer, storedBuild, storedRental } from '../../api/customer-calls.ts'
import { newBuild, newModel, newTrailer, sendRental } from '../../api/records.ts'
import { expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import { button, expectOnlyRefusals, failure, openSignedIn } from '../support/steps.ts'
import { panel, put } from './rental-desk-steps.ts'

const [, PHONE] = SCREENS

test('a member of staff corrects a mistyped address, and the customer gets a new link there', async () => {
  const typed = { customer_name: 'Cora Corrected', customer_email: 'cora@exmaple.org' }
  const { link, quote } = await sendRental(await newTrailer(), typed)
  const { id } = quote
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=Cora+Corrected&open=${id}`, 'staff')
  await button(page, 'Correct details').click()
  await button(page, 'Save').click()
  await page.getByText('Nothing was changed.').waitFor()
  await button(page, 'Correct details').click()
  const dialog = page.getByRole('dialog', { name: `Correct the details of request #${id}` })
  await dialog.getByText('Another address gets the confirmation, with a new link; links sent before stop').waitFor()
  await expectAccessibleOnBoth(page)

  const email = dialog.getByLabel('E-mail')
  await email.fill('')
  await button(page, 'Save').click()
  await dialog.getByText('E-mail is required').waitFor()
  await email.fill('cora@')
  await button(page, 'Save').click()
  await dialog.getByText('Enter an e-mail address like name@example.com').waitFor()
  await email.fill('cora@example.org')
  await dialog.getByLabel('Delivery', { exact: true }).check()
  await button(page, 'Save').click()
  await dialog.getByText('Delivery address is required when you ask for delivery').waitFor()
  await dialog.getByLabel('Delivery address').fill('1 Bay St')

  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Discard your changes?' }).waitFor()
  await button(page, 'Keep editing').click()
  await page.route(`**/api/rentals/${id}/customer`, failure(503, 'The database is away.'), { times: 1 })
  await button(page, 'Save').click()
  await dialog.getByText('The database is away.').waitFor()
  // As if the mail were sent only later, which brings the new link.
  const early = { success: true, links: [] }
  await page.route(`**/api/rentals/${id}/links`, (route) => route.fulfill({ json: early }), { times: 1 })
  await button(page, 'Save').click()

  await page.getByText(`Details of request #${id} corrected.`).waitFor()
  const details = panel(page, id)
  await details.getByRole('link', { name: 'cora@example.org' }).waitFor()
  const corrected = details.getByRole('listitem').filter({ hasText: 'Customer’s details corrected' })
  await corrected.getByText('cora@exmaple.org').waitFor()
  const letters = details.getByRole('listitem').filter({ hasText: 'Confirmation' })
  await letters.filter({ hasText: 'To cora@example.org' }).getByText('Sent', { exact: true }).waitFor()
  await details.getByText('1 link, until').waitFor()
  expect((await getPage(link)).status).toBe(410)
  await expectAccessibleOnBoth(page)
  expectOnlyRefusals(consoleErrors)
})

test('two who correct one request at once lose nothing of each other', async () => {
  const { link, quote } = await sendRental(await newTrailer(), { customer_name: 'Tamara Two' })
  const { id } = quote
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${id}`, 'staff', PHONE)
  await button(page, 'Correct details').click()
  await page.getByLabel('Phone').fill('(813) 555-0199')
  await put(`${id}/customer`, { customer_name: 'Tamara Too' })
  await button(page, 'Save').click()
  await page.getByText('The customer’s details were corrected. Their version differs in: Name.').waitFor()
  await expectAccessibleOnBoth(page)
  await button(page, 'Overwrite with mine').click()
  await page.getByText(`Details of request #${id} corrected.`).waitFor()
  expect(await storedRental(id)).toMatchObject({ customer_name: 'Tamara Too', customer_phone: '(813) 555-0199' })
  // Nobody got mail at a wrong address, so the customer's link stays.
  expect((await readAsCustomer(link)).customer_name).toBe('Tamara Too')
  expectOnlyRefusals(consoleErrors)
})

test('a build that is closed is corrected alike', async () => {
  const { id } = await newBuild(await newModel(), { customer_name: 'Bela Built' })
  await changeAsStaff(`/api/custom-builds/${id}/status`, { status: 'rejected' })
  const { page } = await openSignedIn(`/admin/custom-builds?open=${id}`, 'staff')
  await button(page, 'Correct details').click()
  await page.getByText('Another address gets the rejection; links sent before stop working.').waitFor()
  await page.getByLabel('Company').fill('Bela & Co')
  await button(page, 'Save').click()
  await page.getByText(`Details of request #${id} corrected.`).waitFor()
  expect(await storedBuild(id)).toMatchObject({ company_name: 'Bela & Co', customer_name: 'Bela Built' })
})
