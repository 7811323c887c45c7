import { describe, expect, test } from 'vitest'
import { CustomTrailerAnswer } from '#contract/custom-trailer'
import { ask, tokenOf } from '../api/client.ts'
import { newModel } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { card, cards, field, newName, remove, save } from './catalogue-steps.ts'
import { expectOnlyRefusals, failure, hasFocus, openSignedIn, tabTo } from './steps.ts'

const PATH = '/admin/custom-trailers'
const [DESKTOP] = SCREENS

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a model is added with its sizes, seen by visitors at once, deleted and put back', async () => {
    const name = newName('model')
    const { page } = await openSignedIn(PATH)
    await cards(page).first().waitFor()
    await expectAccessibleOnBoth(page)
    await page.getByRole('button', { name: 'Add Custom Trailer' }).click()
    await save(page)
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByText('Image is required', { exact: true }).waitFor()
    await field(page, 'Name').fill(name)
    await field(page, 'Dimensions').fill(`18' × 7'6"`)
    await field(page, 'Base price').fill('18500')
    await field(page, 'Image').fill('/placeholder-trailer.jpg')
    const size = (place: number) => field(page, `size ${place}`).inputValue()
    expect([await size(1), await size(2), await size(3)]).toEqual(['4m', '5m', '6m'])
    await page.getByRole('button', { name: 'Remove size 1' }).click()
    await page.getByRole('button', { name: 'Add size' }).click()
    await field(page, 'size 3').fill('7m')
    await expectAccessibleOnBoth(page)
    await save(page)
    await card(page, name).getByText('5m, 6m, 7m').waitFor()
    await card(page, name).getByText('$18,500.00').waitFor()
    await card(page, name).getByText('All equipment').waitFor()
    const visitor = await open(DESKTOP)
    await visitor.page.goto('/custom')
    await visitor.page.getByRole('heading', { name, exact: true }).first().waitFor()
    await remove(page, name)
    await card(page, name).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, name).waitFor()
  })
})

describe('the list', () => {
  test('is narrowed by search and status, both in the address', async () => {
    const name = newName('model')
    await newModel({ name, status: 'unavailable' })
    const { page } = await openSignedIn(PATH)
    const status = page.getByLabel('Status', { exact: true })
    await cards(page).first().waitFor()
    expect(await status.locator('option').allInnerTexts()).toEqual(['All Status', 'Available', 'Unavailable'])
    await page.getByRole('searchbox').fill(name)
    await expect.poll(() => cards(page).count()).toBe(1)
    await status.selectOption('Available')
    await page.getByRole('heading', { name: 'No custom trailers found' }).waitFor()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('heading', { name: 'No custom trailers found' }).waitFor()
    await status.selectOption('Unavailable')
    await card(page, name).waitFor()
  })

  test('says that there is none yet, and what to do', async () => {
    const { page } = await openSignedIn('/admin/rentals')
    await page.getByRole('table').waitFor()
    await page.route('**/api/custom-trailers?**', (route) => route.fulfill({ json: { success: true, trailers: [] } }))
    await page.getByRole('link', { name: 'Custom Trailers' }).click()
    await page.getByRole('heading', { name: 'No custom trailers found' }).waitFor()
    await page.getByText('Add the first model').waitFor()
    await page.getByRole('button', { name: 'Add Custom Trailer' }).last().click()
    await page.getByRole('dialog', { name: 'Add Custom Trailer' }).waitFor()
  })
})

describe('deleting', () => {
  test('says why it failed in the words of a custom trailer', async () => {
    const name = newName('model')
    const id = await newModel({ name })
    const { page, complaints } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    const path = `**/api/custom-trailers/${id}`
    await page.route(path, failure(409, 'It is being built.'))
    await remove(page, name)
    await page.getByText('Failed to delete custom trailer: It is being built.').waitFor()
    await page.unroute(path)
    await page.route(path, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await remove(page, name)
    await page.getByText('Failed to delete custom trailer: Unknown error').waitFor()
    expectOnlyRefusals(complaints)
  })

  test("skips the question after “Don't ask me again”", async () => {
    const [one, other] = [newName('model'), newName('model')]
    await newModel({ name: one })
    await newModel({ name: other })
    const { page } = await openSignedIn(`${PATH}?q=Yard+model`)
    await page.getByRole('button', { name: `Delete ${one}`, exact: true }).click()
    // The question is read with its consequence, and begins where nothing happens.
    await page.getByRole('alertdialog', { description: /^Visitors no longer see it/ }).waitFor()
    await hasFocus(page, '[role="alertdialog"] footer button:first-child')
    await page.getByLabel("Don't ask me again").check()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${one} deleted.`).waitFor()
    await page.getByRole('button', { name: `Delete ${other}`, exact: true }).click()
    await page.getByText(`${other} deleted.`).waitFor()
  })
})

describe('a model', () => {
  test('is edited by keyboard alone', async () => {
    const name = newName('model')
    await newModel({ name })
    const { page } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`, 'manager', DESKTOP)
    await card(page, name).waitFor()
    await tabTo(page, `button[aria-label="Edit ${name}"]`)
    await page.keyboard.press('Enter')
    await field(page, 'Name').waitFor()
    await hasFocus(page, '[name="name"]')
    await tabTo(page, '[name="dimensions"]')
    await page.keyboard.type('20 ft')
    await page.keyboard.press('Enter')
    await card(page, name).getByText('20 ft').waitFor()
    await hasFocus(page, `button[aria-label="Edit ${name}"]`)
  })

  test('that somebody else changed is not overwritten unseen', async () => {
    const name = newName('model')
    const id = await newModel({ name })
    const { page, complaints } = await openSignedIn(`${PATH}?open=${id}`)
    await field(page, 'Dimensions').fill('mine')
    const token = await tokenOf('developer')
    const body = { dimensions: 'theirs', sizes: ['8m'] }
    await ask(CustomTrailerAnswer, 200, 'PUT', `/api/custom-trailers/${id}`, { body, token })
    await save(page)
    await page.getByText('Their version differs in: Dimensions, Sizes.').waitFor()
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect.poll(() => field(page, 'size 1').inputValue()).toBe('8m')
    expectOnlyRefusals(complaints)
  })
})
