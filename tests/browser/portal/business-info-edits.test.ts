import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { expectAccessible } from '../support/browser.ts'
import { expectOnlyRefusals, keptToken, lateFailure, losingResponses, openSignedIn } from '../support/steps.ts'
import { andBack, done, field, PATH, put, save } from './business-steps.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

test('lets nobody leave before a save is through, and neither loses nor takes for saved what was typed meanwhile', async () => {
  await andBack(async () => {
    const { page } = await openSignedIn('/admin/rentals')
    await page.getByRole('link', { name: 'Business Info' }).click()
    const saves = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let sent = 0
    await page.route('**/api/business-info', async (route) => {
      if (route.request().method() === 'PUT') await saves[sent++]?.promise
      await route.continue()
    })
    await field(page, 'City').fill('Ruskin')
    await save(page).click()
    await page.getByRole('link', { name: 'Rentals', exact: true }).click()
    expect(await question(page).count()).toBe(0)
    await field(page, 'Contact name').fill('Typed meanwhile')
    saves[0]?.resolve()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await done(page).waitFor()
    await page.getByText('Unsaved changes').waitFor()
    expect(await field(page, 'Contact name').inputValue()).toBe('Typed meanwhile')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => field(page, 'Contact name').inputValue()).not.toBe('Typed meanwhile')
    expect(await field(page, 'City').inputValue()).toBe('Ruskin')
    await field(page, 'City').fill('Riverview')
    await save(page).click()
    await page.getByRole('link', { name: 'Rentals', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe(PATH)
    saves[1]?.resolve()
    await page.waitForURL('**/admin/rentals')
    expect(await question(page).count()).toBe(0)
    expect((await call('GET', '/api/business-info')).body).toMatchObject({ city: 'Riverview' })
  })
})

test('the later of two people loads what the other saved, or overwrites it', async () => {
  await andBack(async () => {
    const { page, consoleErrors } = await openSignedIn(PATH)
    await field(page, 'City').fill('Mine')
    expect(await save(page).getAttribute('data-kind')).toBe('main')
    await put({ city: 'Theirs', state: 'Georgia' })
    await save(page).click()
    await page.getByText('Somebody else changed this meanwhile').waitFor()
    await page.getByText('Their version differs in: City, State.').waitFor()
    expect(await field(page, 'City').inputValue()).toBe('Mine')
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Theirs')
    await page.getByText('Everything is saved').waitFor()
    expect(await save(page).getAttribute('data-kind')).toBe('plain')
    expect(consoleErrors).toEqual([expect.stringContaining('412')])

    await field(page, 'City').fill('Mine')
    await put({ city: 'Theirs again', state: 'Alabama' })
    await save(page).click()
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await done(page).waitFor()
    expect((await call('GET', '/api/business-info')).body).toMatchObject({ city: 'Mine', state: 'Alabama' })
    expectOnlyRefusals(consoleErrors)
  })
})

test('whoever discards changes sees what is stored by now, also by a save whose answer was lost', async () => {
  await andBack(async () => {
    const { page, consoleErrors } = await openSignedIn(PATH)
    await page.route('**/api/business-info', losingResponses('PUT'))
    await field(page, 'City').fill('Plant City')
    await save(page).click()
    await page.getByText('Check your connection').waitFor()
    await put({ state: 'Georgia' })
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => field(page, 'State').inputValue()).toBe('Georgia')
    expect(await field(page, 'City').inputValue()).toBe('Plant City')
    await page.getByText('Everything is saved').waitFor()
    expectOnlyRefusals(consoleErrors)
  })
})

test('a save that fails is told to who went back meanwhile, and leaves what was typed unsaved', async () => {
  const { page, consoleErrors } = await openSignedIn('/admin/rentals')
  await page.getByRole('link', { name: 'Business Info' }).click()
  const late = lateFailure(500, 'The disk is full.')
  await page.route('**/api/business-info', (route) =>
    route.request().method() === 'PUT' ? late.route(route) : route.continue(),
  )
  await field(page, 'City').fill('Nowhere')
  await save(page).click()
  await page.goBack()
  await page.waitForURL(`**${PATH}`)
  late.comes()
  await page.getByText('The disk is full.').waitFor()
  await expect.poll(() => save(page).isEnabled()).toBe(true)
  expect(await question(page).count()).toBe(0)
  expect(await field(page, 'City').inputValue()).toBe('Nowhere')
  expectOnlyRefusals(consoleErrors)
})

test('whoever leaves, goes back, reloads or logs out is asked before unsaved changes are lost', async () => {
  const { page } = await openSignedIn('/admin/rentals')
  await page.getByRole('link', { name: 'Business Info' }).click()
  await field(page, 'City').fill('Nowhere')
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await question(page).waitFor({ state: 'hidden' })
  await page.goBack()
  await question(page).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(PATH)
  expect(await field(page, 'City').inputValue()).toBe('Nowhere')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => {
    setTimeout(() => location.reload())
  })
  await (await asked).dismiss()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  expect(await field(page, 'City').inputValue()).toBe('Nowhere')
  expect(await keptToken(page)).not.toBeNull()
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rentals' }).waitFor()
  await page.getByRole('link', { name: 'Business Info' }).click()
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Tampa')
  await field(page, 'City').fill('Ybor City')
  await page.getByRole('button', { name: 'Log out' }).click()
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await keptToken(page)).toBeNull()
})
