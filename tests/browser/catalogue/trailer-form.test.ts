import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, tokenOf } from '../../api/client.ts'
import { newTrailer } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import {
  button,
  expectFocus,
  expectOnlyRefusals,
  failure,
  followTo,
  holdBack,
  keepSession,
  losingResponses,
  openSignedIn,
  tabTo,
} from '../support/steps.ts'
import { card, field, keepFewPieces, newName, save, trailerForm, trailerList } from './catalogue-steps.ts'

const [, PHONE] = SCREENS

/** The list of equipment to choose from. */
const pieces = (page: Page) => page.getByRole('region', { name: 'Equipment' })

/**
 * Chooses two pieces of equipment after a search without a match, and removes one: the whole list is one Tab stop, and so is that
 * of the chosen ones.
 */
async function choosePieces(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent)
  const second = await pieces(page).locator('label').nth(1).textContent()
  await tabTo(page, 'input[type="search"]')
  await page.keyboard.type('nothing like it')
  await page.getByText('Nothing matches “nothing like it”.').waitFor()
  await page.keyboard.press('Escape')
  expect(await pieces(page).getByRole('paragraph').count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(second)
  await page.keyboard.press('Space')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  // Back into the list leads to where it was left.
  await page.keyboard.press('Shift+Tab')
  await expectFocus(page, 'input[type="search"]')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(second)
  await page.keyboard.press('Tab')
  await expectFocus(page, 'button[aria-label^="Remove "]')
  await page.keyboard.press('Enter')
  await expectFocus(page, `button[aria-label='Remove ${second}']`)
}

beforeAll(keepFewPieces)

describe('the form', () => {
  test('is worked by keyboard alone, and its features line by line', async () => {
    const name = newName()
    const { page } = await openSignedIn(trailerList('nothing behind'), 'manager', PHONE)
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await tabTo(page, 'button[title="Add New Trailer"]')
    await page.keyboard.press('Enter')
    await field(page, 'Name').waitFor()
    await expectFocus(page, '[name="name"]')
    await page.keyboard.type(name)
    await tabTo(page, page.getByRole('button', { name: 'Use a drawn trailer' }))
    await page.keyboard.press('Enter')
    expect(await field(page, 'Image').inputValue()).toBe('/placeholder-trailer.jpg')
    await tabTo(page, page.getByRole('button', { name: 'Add feature' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Fryer')
    const feature = page.getByLabel('feature 1', { exact: true })
    await feature.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    // Safari has ended the composition by then.
    await feature.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
    expect(await page.getByLabel('feature 2', { exact: true }).count()).toBe(0)
    await feature.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    expect(await page.getByText('Discard your changes?').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sink')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Hood')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    await expectFocus(page, '[aria-label="feature 3"]')
    await tabTo(page, 'button[title="Move feature 3 up"]')
    // The focus moves along with the button, so that the next press moves the line again instead of adding one.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectFocus(page, 'button[title="Move feature 1 down"]')
    await tabTo(page, 'button[title="Remove feature 2"]')
    await page.keyboard.press('Enter')
    await expectFocus(page, 'button[title="Remove feature 2"]')
    await choosePieces(page)
    await tabTo(page, '[name="name"]', true)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ name, features: ['Hood', 'Sink'] })
    await page.getByText(`${name} added.`).waitFor()
    await expectFocus(page, 'button[title="Add New Trailer"]')
  })

  test('selects and clears also the pieces that a long list does not show yet', async () => {
    const { page } = await open(SCREENS[0])
    await keepSession(page, 'manager')
    await page.route('**/api/equipment*', async (route) => {
      const body = await (await route.fetch()).json()
      const equipment = Array.from({ length: 151 }, (_, i) => ({ ...body.equipment[0], id: i + 1, name: `Piece ${i}` }))
      await route.fulfill({ json: { success: true, equipment } })
    })
    await page.goto(trailerForm('new'))
    await button(page, 'Select All').click()
    await page.getByText('151 selected', { exact: true }).waitFor()
    const selected = page.getByRole('group', { name: /^Selected equipment/ })
    await selected.getByText('150 of 151 shown.').waitFor()
    expect(await selected.getByRole('button', { name: /^Remove / }).count()).toBe(150)
    await selected.getByRole('button', { name: 'Show more' }).press('Enter')
    await expectFocus(page, '[aria-label="Remove Piece 150"]')
    await pieces(page).getByRole('button', { name: 'Show more' }).press('Enter')
    await expectFocus(page, 'label:last-child > [type=checkbox]')
    await button(page, 'Clear All').click()
    await page.getByText('0 selected', { exact: true }).waitFor()
  })

  test('shows only selected equipment, selects or clears all that is visible, tells its keys without :has() too, and opens no dropped file', async () => {
    const { page } = await openSignedIn(trailerForm('new'))
    const search = page.getByRole('searchbox', { name: 'Search equipment' })
    const boxes = pieces(page).getByRole('checkbox')
    const found = () => pieces(page).locator('label').allTextContents()
    await search.fill('fryer')
    await expect.poll(async () => (await found()).every((name) => /fryer/i.test(name))).toBe(true)
    const fryers = await boxes.count()
    await button(page, 'Select All').click()
    await page.getByText(`${fryers} selected`, { exact: true }).waitFor()
    // The search hides, and never deselects.
    await search.fill('griddle')
    await expect.poll(async () => (await found()).every((name) => /griddle/i.test(name))).toBe(true)
    await button(page, 'Select All').click()
    const both = fryers + (await boxes.count())
    await page.getByText(`${both} selected`, { exact: true }).waitFor()
    await search.fill('')
    await page.getByRole('checkbox', { name: 'Show only selected' }).check()
    await expect.poll(() => boxes.count()).toBe(both)
    await expectAccessible(page)
    await search.fill('fryer')
    await expect.poll(() => boxes.count()).toBe(fryers)
    await button(page, 'Clear All').click()
    await page.getByText(`${both - fryers} selected`, { exact: true }).waitFor()
    await page.getByText('Nothing selected matches “fryer”.').waitFor()
    await search.fill('')
    // One that is deselected goes, and the one in its place has the focus.
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await expect.poll(() => boxes.count()).toBe(both - fryers - 1)
    await page.locator('input[type=checkbox]:focus').waitFor()

    const isLeftToBrowser = (place: Locator) =>
      place.evaluate((element) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([], 'a.png'))
        return element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
      })
    expect(await isLeftToBrowser(field(page, 'Name'))).toBe(false)
    expect(await isLeftToBrowser(page.locator('main'))).toBe(false)

    await page.getByRole('checkbox', { name: 'Show only selected' }).uncheck()
    await asFirefox115(page)
    const keys = page.getByText('Arrow keys move, Page keys change the category, Space selects.')
    await pieces(page).getByRole('checkbox').first().click()
    expect(await keys.isVisible()).toBe(false)
    await page.keyboard.press('ArrowRight')
    await keys.waitFor()
    await page.keyboard.press('Tab')
    await keys.waitFor({ state: 'hidden' })
  })

  test('asks before changes are lost, is found again at its address, says that a trailer does not exist, marks the line of another that is wrong, and shows what the server refuses', async () => {
    const id = await newTrailer({ name: newName(), features: ['Sink', 'Hood'] })
    const name = newName()
    const kept = await newTrailer({ name })
    const { page, consoleErrors } = await openSignedIn(trailerList(name))
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await field(page, 'Location').fill('Nowhere')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await field(page, 'Location').inputValue()).toBe('Nowhere')
    expect(new URL(page.url()).searchParams.get('open')).toBe(String(kept))
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expectFocus(page, `button[aria-label="Edit ${name}"]`)

    await followTo(page, trailerForm(999999))
    await page.getByRole('dialog', { name: 'Edit trailer #999999' }).getByText('It does not exist.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL((url) => url.search === '?q=nothing+behind')

    await followTo(page, trailerForm(id))
    await page.getByText('As in “5m”: visitors also read the feet.').waitFor()
    await field(page, 'feature 2').fill('x'.repeat(121))
    await save(page)
    await page.getByText('Use at most 120 characters').waitFor()
    await expectFocus(page, '[aria-label="feature 2"][aria-invalid="true"]')
    await field(page, 'feature 2').fill('Hood')
    // The form loads the picture as soon as its address is typed; the browser's error about it must not come after the last check.
    const missing = page.waitForResponse(/nowhere\.jpg/)
    await field(page, 'Image').fill('/images/rentals/nowhere.jpg')
    await missing
    await save(page)
    await page.getByText('This image is not in the library. Choose another one.').waitFor()
    await page.route(`**/api/trailers/${id}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway' }))
    await save(page)
    await page.getByText('Failed to save. Please try again.', { exact: true }).waitFor()
    await page.unroute(`**/api/trailers/${id}`)
    await page.route(`**/api/trailers/${id}`, failure(500, 'The disk is full.'))
    await save(page)
    await page.getByText('Failed to save: The disk is full.').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('can be closed while it is loading, which on a phone fills the screen', async () => {
    const id = await newTrailer({ name: newName() })
    const { page } = await openSignedIn(trailerList('nothing behind'), 'manager', PHONE)
    const letGo = await holdBack(page, `**/api/trailers/${id}`)
    await followTo(page, trailerForm(id))
    const dialog = page.getByRole('dialog', { name: `Edit trailer #${id}` })
    await dialog.getByRole('status').getByText('Loading the trailer').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    letGo()
  })
})

test('a new trailer is stored once, however often it is sent, and is in the list behind its form though its answer was lost', async () => {
  const [name, unheard] = [newName(), newName()]
  const { page, consoleErrors } = await openSignedIn(trailerForm('new'))
  await field(page, 'Name').fill(name)
  await field(page, 'Image').fill('/placeholder-trailer.jpg')
  // The server stores it, but its response gets lost.
  await page.route('**/api/trailers', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).dblclick()
  await page.getByText(/Failed to save/).waitFor()
  await page.unroute('**/api/trailers')
  await save(page)
  await page.getByText(`${name} added.`).waitFor()
  const { body } = await call('GET', `/api/trailers?q=${encodeURIComponent(name)}`, { token: await tokenOf('staff') })
  expect(body).toMatchObject({ trailers: [{ name }] })
  expect(body).not.toMatchObject({ trailers: [{}, {}] })

  await followTo(page, trailerForm('new', unheard))
  await field(page, 'Name').fill(unheard)
  await field(page, 'Image').fill('/placeholder-trailer.jpg')
  await page.route('**/api/trailers', losingResponses('POST'))
  await save(page)
  await page.getByText(/Failed to save/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await card(page, unheard).waitFor()
  expectOnlyRefusals(consoleErrors)
})
