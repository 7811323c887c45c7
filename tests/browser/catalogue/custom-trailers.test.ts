import { beforeAll, describe, expect, test } from 'vitest'
import { newModel } from '../../api/records.ts'
import { send } from '../../product.ts'
import { expectAccessible, expectAccessibleOnBoth } from '../support/browser.ts'
import { expectFocus, expectOnlyRefusals, failure, openSignedIn, skipAllBut, tabTo } from '../support/steps.ts'
import { card, cards, field, keepFewPieces, newName, remove } from './catalogue-steps.ts'

const PATH = '/admin/custom-trailers'

beforeAll(keepFewPieces)

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a model is added by keyboard alone, with its sizes, seen by visitors at once, deleted and put back', async () => {
    const name = newName('model')
    // Few cards are as good a test as the whole list, and faster to check.
    const { page } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await page.getByRole('heading', { name: 'No custom trailers found' }).waitFor()
    await page.getByRole('button', { name: 'Add Custom Trailer' }).press('Enter')
    await field(page, 'Name').press('Enter')
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByText('Image is required', { exact: true }).waitFor()
    await expectFocus(page, '[name="name"]')
    // react-hook-form sets the focus once more in a task of its own, which must not come between two keys.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.type(name)
    expect(await field(page, 'Name').inputValue()).toBe(name)
    const type = async (label: string, text: string) => {
      await tabTo(page, `#${await field(page, label).getAttribute('id')}`)
      await page.keyboard.type(text)
    }
    await type('Dimensions', `18' × 7'6"`)
    await type('Base price', '18500')
    await type('Image', '/placeholder-trailer.jpg')
    const size = (place: number) => field(page, `size ${place}`).inputValue()
    expect([await size(1), await size(2), await size(3)]).toEqual(['4m', '5m', '6m'])
    await tabTo(page, 'button[title="Remove size 1"]')
    await page.keyboard.press('Enter')
    await tabTo(page, '[aria-label="size 2"]')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7m')
    await page.getByRole('button', { name: 'Add feature' }).press('Enter')
    await expectFocus(page, '[aria-label="feature 1"]')
    await page.keyboard.press('Backspace')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add feature')
    await expectAccessible(page)
    await tabTo(page, 'button[type="submit"]')
    await page.keyboard.press('Enter')
    await card(page, name).getByText(`18' × 7'6"`).waitFor()
    await card(page, name).getByText('5m, 6m, 7m').waitFor()
    await card(page, name).getByText('$18,500.00').waitFor()
    await card(page, name).getByText('All equipment').waitFor()
    await expectAccessibleOnBoth(page)
    expect(await (await send('/custom')).text()).toContain(name)
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
    // One more, so that the earlier search result differs from the search by its name.
    const other = newName('model')
    await newModel({ name: other })
    const { page } = await openSignedIn(`${PATH}?q=Yard`)
    const status = page.getByLabel('Status', { exact: true })
    await card(page, name).waitFor()
    await card(page, other).waitFor()
    expect(await status.locator('option').allInnerTexts()).toEqual(['All Status', 'Available', 'Unavailable'])
    await page.getByRole('searchbox').fill(name)
    await expect.poll(() => cards(page).count()).toBe(1)
    await status.selectOption('Available')
    await page.getByRole('heading', { name: 'No custom trailers found' }).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: name, status: 'available' })
    await status.selectOption('Unavailable')
    await card(page, name).waitFor()
  })
})

describe('deleting', () => {
  test('says why it failed in the words of a custom trailer', async () => {
    const name = newName('model')
    const id = await newModel({ name })
    const { page, consoleErrors } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    const path = `**/api/custom-trailers/${id}`
    await page.route(path, failure(409, 'It is being built.'))
    await remove(page, name)
    await page.getByText('Failed to delete custom trailer: It is being built.').waitFor()
    await page.unroute(path)
    await page.route(path, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await remove(page, name)
    await page.getByText('Failed to delete custom trailer: Unknown error').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test("skips the question after “Don't ask me again”", async () => {
    const [one, other] = [newName('model'), newName('model')]
    await newModel({ name: one })
    await newModel({ name: other })
    const { page } = await openSignedIn(`${PATH}?q=Yard+model`)
    await skipAllBut(page, 'custom_trailer')
    await page.getByRole('button', { name: `Delete ${one}`, exact: true }).click()
    // The question is announced with its consequence, and focuses the button that changes nothing.
    await page.getByRole('alertdialog', { description: /^Visitors no longer see it/ }).waitFor()
    await expectFocus(page, '[role="alertdialog"] footer button:first-child')
    await page.getByLabel("Don't ask me again").check()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${one} deleted.`).waitFor()
    await card(page, one).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: `Delete ${other}`, exact: true }).click()
    await page.getByText(`${other} deleted.`).waitFor()
  })
})
