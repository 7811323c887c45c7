import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEquipment } from '../../api/records.ts'
import { expectAccessible } from '../support/browser.ts'
import { expectOnlyRefusals, failure, followTo, holdBack, lateFailure, openSignedIn } from '../support/steps.ts'
import { card, field, remove, save } from './catalogue-steps.ts'
import { newName, PATH, QUIET } from './equipment-steps.ts'

const discard = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

test('whoever leaves a form while it is being saved goes once it is, and stays where that fails', async () => {
  const name = newName()
  await newEquipment({ name })
  const { page, consoleErrors } = await openSignedIn('/admin/rentals')
  await page.getByRole('link', { name: 'Equipment' }).click()
  await page.getByRole('searchbox', { name: 'Search equipment' }).fill(name)
  await card(page, name).getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Name').fill(`${name} II`)
  const late = lateFailure(500, 'The shelf is full.')
  await page.route('**/api/equipment/*', late.route)
  await save(page)
  await page.goBack()
  late.comes()
  await page.getByText('Failed to save: The shelf is full.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(await discard(page).count()).toBe(0)
  await page.unroute('**/api/equipment/*')
  const letGo = await holdBack(page, '**/api/equipment/*')
  await save(page)
  const put = page.waitForURL((url) => url.searchParams.has('open'))
  await page.goBack()
  await put
  expect(await discard(page).count()).toBe(0)
  letGo()
  await page.getByText(`${name} II saved.`).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe(`?q=${encodeURIComponent(name).replaceAll('%20', '+')}`)
  expectOnlyRefusals(consoleErrors)
})

test('a piece can be added and a list imported where the catalog cannot be loaded, and the dialog of categories says so', async () => {
  const { page, consoleErrors } = await openSignedIn('/admin/rentals')
  await page.route('**/api/equipment?*', failure(500, 'Something went wrong on our side.'))
  await page.getByRole('link', { name: 'Equipment' }).click()
  await page.getByText('The equipment could not be loaded').waitFor()
  for (const name of ['Add Equipment', 'Import', 'Categories']) {
    await page.getByRole('main').getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  expectOnlyRefusals(consoleErrors)
})

test('whoever leaves a deletion hears that it failed', async () => {
  const name = newName()
  await newEquipment({ name })
  const { page, consoleErrors } = await openSignedIn(`${PATH}?q=${name}`)
  const late = lateFailure(500, 'Something went wrong on our side.')
  await page.route('**/api/equipment/*', late.route)
  await remove(page, name)
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  late.comes()
  await page.getByText(`${name} was not deleted. Something went wrong on our side.`).waitFor()
  expectOnlyRefusals(consoleErrors)

  // A proxy gives no reason.
  const { promise, resolve: comes } = Promise.withResolvers<void>()
  await followTo(page, `${PATH}?q=${name}`)
  await page.route('**/api/equipment/*', (route) =>
    route.request().method() === 'DELETE'
      ? promise.then(() => route.fulfill({ status: 502, body: 'Bad gateway' }))
      : route.continue(),
  )
  await remove(page, name)
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  comes()
  await page.getByText(`${name} was not deleted. Something went wrong. Please try again.`).waitFor()
  expectOnlyRefusals(consoleErrors)
})

test('whoever closes the dialog of icons, or goes back from an import, stays in it where that fails', async () => {
  const { page, consoleErrors } = await openSignedIn(`${QUIET}&open=categories`)
  const lateIcon = lateFailure(500, 'The icon was refused.')
  await page.route('**/api/equipment/category-icon', lateIcon.route)
  await page
    .getByRole('button', { name: /^Change the icon of/ })
    .first()
    .click()
  await page.getByLabel('Icon name or address of an image').fill('Wrench')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await discard(page).count()).toBe(0)
  lateIcon.comes()
  await page.getByText('Failed to update category icon: The icon was refused.').waitFor()
  expect(await discard(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await discard(page).getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  const lateImport = lateFailure(500, 'The list was refused.')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('Equipment as JSON').fill(JSON.stringify([{ name: newName(), category: 'Shelf import' }]))
  await page.getByRole('button', { name: 'Check the list' }).click()
  const send = page.getByRole('button', { name: 'Import 1' })
  await send.waitFor()
  await page.route('**/api/equipment/import', lateImport.route)
  await send.click()
  await page.goBack()
  lateImport.comes()
  await page.getByText('Failed to import equipment: The list was refused.').waitFor()
  await send.waitFor()
  expect(await discard(page).count()).toBe(0)
  await page.goBack()
  await discard(page).getByRole('button', { name: 'Keep editing' }).click()
  expectOnlyRefusals(consoleErrors)
})

test('a failure is shown where the action was started', async () => {
  const name = newName()
  await newEquipment({ name })
  const { page, consoleErrors } = await openSignedIn(`${PATH}?q=${name}`)
  await card(page, name).waitFor()
  await page.route('**/api/equipment/*', failure(500, 'Something went wrong on our side.'))
  await remove(page, name)
  await card(page, name).getByText('Failed to delete equipment: Something went wrong on our side.').waitFor()
  await expectAccessible(page)
  await followTo(page, `${QUIET}&open=import`)
  await page.getByLabel('Equipment as JSON').fill('[{}]')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('Failed to import equipment: Something went wrong on our side.').waitFor()
  expectOnlyRefusals(consoleErrors)
})
