import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, staff } from '../../api/client.ts'
import { newAccount, newEquipment, newGroup } from '../../api/records.ts'
import { expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import {
  button,
  chooseLarge,
  edgesOf,
  expectFocus,
  expectOnlyRefusals,
  holdBack,
  openSignedIn,
} from '../support/steps.ts'
import { newName, QUIET } from './equipment-steps.ts'

const ICONS = ['ChefHat', 'Zap', 'Wrench', 'Car', 'Utensils', 'Sofa', 'Bath', 'Lightbulb', 'Shield', 'Package']

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a category gets an icon by name and by file, and loses it again', async () => {
    const category = `Shelf icons ${newName()}`
    await newEquipment({ name: newName(), category })
    const { page, consoleErrors } = await openSignedIn(`${QUIET}&open=categories`)
    const change = page.getByRole('button', { name: `the icon of ${category}` })
    const row = page.getByRole('listitem').filter({ has: change })
    await row.getByText('Guessed from the name').waitFor()
    await page.getByRole('dialog', { name: 'Manage Categories' }).waitFor()
    await change.click()
    const icons = row.getByRole('group', { name: 'Icons' }).getByRole('button')
    expect(await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label')))).toEqual(ICONS)
    await row.getByRole('button', { name: 'Shield', exact: true }).click()
    await expectAccessibleOnBoth(page)
    const letGo = await holdBack(page, '**/api/equipment/category-icon', { times: 1 })
    await row.getByRole('button', { name: 'Update' }).click()
    // What is chosen during the save is kept.
    const bulb = row.getByRole('button', { name: 'Lightbulb', exact: true })
    await bulb.click()
    letGo()
    await page.getByText(`Icon of ${category} updated.`).waitFor()
    await row.getByText('Icon Shield').waitFor()
    expect(await bulb.getAttribute('aria-pressed')).toBe('true')

    const input = page.getByLabel(`Upload an icon for ${category}`)
    await chooseLarge(input, 'large.png', 15 * 1024 * 1024 + 1)
    await row.getByText('Failed to upload icon: File size too large. Maximum allowed size is 15MB.').waitFor()
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="400"><path d="M0 0h4v400z"/></svg>',
    )
    await input.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: svg })
    await row.getByText(/· Image/).waitFor()
    // A tall picture does not run down over the rows below.
    expect((await row.locator('img').first().boundingBox())?.height).toBe(24)
    await row.getByLabel('Icon name or address of an image').fill('/images/equipment/none.svg')
    await row.getByRole('button', { name: 'Update' }).click()
    await row.getByText(/^Failed to update category icon: This image is not in the library/).waitFor()
    await row.getByRole('button', { name: 'Remove icon' }).press('Enter')
    await row.getByText('Guessed from the name').waitFor()
    await expectFocus(page, 'dialog li [tabindex="-1"]')
    expectOnlyRefusals(consoleErrors)
  })
})

test('a category gets another name, which the filtered list behind it follows, after a question about an icon that is not saved', async () => {
  const [before, after] = [`Shelf before ${newName()}`, `Shelf after ${newName()}`]
  await newEquipment({ name: newName(), category: before })
  const list = `/admin/equipment?category=${encodeURIComponent(before)}`
  const { page } = await openSignedIn(`${list}&open=categories`)
  await page.getByRole('button', { name: `the icon of ${before}` }).click()
  await shield(page).click()
  await button(page, `Rename ${before}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  const form = page.getByRole('dialog', { name: `Rename ${before}` })
  await form.getByLabel('Name').fill(after)
  await expectAccessibleOnBoth(page)
  await button(page, 'Rename').click()
  await page.getByText(`${before} is now ${after}.`).waitFor()
  await page.getByRole('listitem').filter({ hasText: after }).getByText('Guessed from the name').waitFor()
  await form.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  expect(new URL(page.url()).searchParams.get('category')).toBe(after)
})

test('a phone shows the icons of a category, and what is done with them, as soon as they are opened', async () => {
  await newEquipment({ name: newName(), category: 'Zzz last on the shelf' })
  const { page } = await openSignedIn(`${QUIET}&open=categories`, 'manager', SCREENS[1])
  const change = page.getByRole('button', { name: 'the icon of Zzz last on the shelf' })
  await change.click()
  const actions = await edgesOf(page.locator('dialog footer').filter({ visible: true }))
  const update = await edgesOf(page.getByRole('button', { name: 'Update' }))
  expect(update.bottom).toBeLessThanOrEqual(actions.top)
  expect((await edgesOf(change)).top).toBeGreaterThan(0)
})

test('an icon that was typed is not lost to another category, which waits for a save', async () => {
  const [first, second] = [`Shelf first ${newName()}`, `Shelf second ${newName()}`]
  for (const category of [first, second]) await newEquipment({ name: newName(), category })
  const { page } = await openSignedIn(`${QUIET}&open=categories`)
  const change = (category: string) => page.getByRole('button', { name: `the icon of ${category}` })
  const typed = page.getByLabel('Icon name or address of an image')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await change(first).click()
  await typed.fill('A name of many letters')
  for (const press of [change(first), change(second)]) {
    await press.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await typed.inputValue()).toBe('A name of many letters')
  }
  const letGo = await holdBack(page, '**/api/equipment/category-icon')
  await typed.fill('Shield')
  await page.getByRole('button', { name: 'Update' }).click()
  await change(second).click()
  expect(await question.count()).toBe(0)
  expect(await typed.inputValue()).toBe('Shield')
  letGo()
  await page.getByText(`Icon of ${first} updated.`).waitFor()
  await expect.poll(() => change(second).getAttribute('aria-expanded')).toBe('true')
  expect(await typed.inputValue()).toBe('')
})

test('an icon that somebody else set meanwhile is shown before it is replaced', async () => {
  const category = `Shelf contest ${newName()}`
  await newEquipment({ name: newName(), category })
  const { page, consoleErrors } = await openSignedIn(`${QUIET}&open=categories`)
  const change = page.getByRole('button', { name: `the icon of ${category}` })
  await change.click()
  await shield(page).click()
  const row = page.getByRole('listitem').filter({ has: change })
  await call('POST', '/api/equipment/category-icon', await staff({ body: { category, icon: 'Bath' } }))
  await row.getByRole('button', { name: 'Update' }).click()
  await row.getByText('Somebody else changed it meanwhile. Press again to replace theirs with yours.').waitFor()
  await row.getByText('Icon Bath').waitFor()
  expect(await shield(page).getAttribute('aria-pressed')).toBe('true')
  await row.getByRole('button', { name: 'Update' }).click()
  await page.getByText(`Icon of ${category} updated.`).waitFor()
  await row.getByText('Icon Shield').waitFor()
  expectOnlyRefusals(consoleErrors)
})

/** The icons of a category of its own, and a file for it that is sent only once the story says so. */
async function withLateFile() {
  const category = `Shelf race ${newName()}`
  await newEquipment({ name: newName(), category })
  const { page } = await openSignedIn(`${QUIET}&open=categories`)
  const change = page.getByRole('button', { name: `the icon of ${category}` })
  await change.click()
  const letGo = await holdBack(page, '**/api/images/equipment')
  const givenUp = page.waitForEvent('requestfailed')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>')
  const file = { name: 'late.svg', mimeType: 'image/svg+xml', buffer: svg }
  await page.getByLabel(`Upload an icon for ${category}`).setInputFiles(file)
  await page.getByRole('button', { name: /^Uploading/ }).waitFor()
  const row = page.getByRole('listitem').filter({ has: change })
  return { page, category, change, row, givenUp, letGo }
}

const shield = (page: Page) => page.getByRole('button', { name: 'Shield', exact: true })

test('an icon that is chosen, and saved later, is not replaced by a file that was still being sent', async () => {
  const { page, category, row, givenUp, letGo } = await withLateFile()
  await shield(page).click()
  letGo()
  await givenUp
  await page.getByRole('button', { name: 'Upload icon' }).waitFor()
  expect(await shield(page).getAttribute('aria-pressed')).toBe('true')
  await row.getByText('Guessed from the name').waitFor()
  expect(await page.getByText('Failed to upload icon').count()).toBe(0)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText(`Icon of ${category} updated.`).waitFor()
  await row.getByText('Icon Shield').waitFor()
})

test('a file whose dialog was left is given up for what is chosen in it later', async () => {
  const { page, category, change, row, givenUp, letGo } = await withLateFile()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('dialog', { name: 'Manage Categories' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Categories' }).click()
  await change.click()
  await shield(page).click()
  letGo()
  await givenUp
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText(`Icon of ${category} updated.`).waitFor()
  await row.getByText('Icon Shield').waitFor()
  // What was given up is no failure.
  expect(await page.getByText('Failed to upload icon').count()).toBe(0)
})

test('an account that may not upload is told of names and addresses only, not of files', async () => {
  const category = `Shelf named ${newName()}`
  await newEquipment({ name: newName(), category })
  const { username } = await newAccount({ group_id: await newGroup({}, { 'images.manage': false }) })
  const { page } = await openSignedIn(`${QUIET}&open=categories`, username)
  await page.getByRole('button', { name: `the icon of ${category}` }).click()
  await page.getByLabel('Icon name or address of an image').waitFor()
  expect(await page.getByRole('button', { name: 'Upload icon' }).count()).toBe(0)
  expect(await page.getByText('5 MB').count()).toBe(0)
})
