import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newEquipment, newModel } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { expectFocus } from '../support/steps.ts'
import { cards, counter, openEquipment, search } from './build-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const names = (page: Page) => page.locator('strong[id^="item-"]').allTextContents()
/** Whether every card is drawn, also far below the screen. */
const areAllDrawn = (page: Page) =>
  page
    .locator('strong[id^="item-"]')
    .evaluateAll((all) => all.every((one) => one.checkVisibility({ contentVisibilityAuto: true })))

/** Pieces as the catalogue returns them. */
function pieces(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Piece ${index + 1}`,
    category: 'Pieces',
  }))
}

describe('choosing equipment', () => {
  test('closes the keyboard of a phone over what was found when its search key is pressed', async () => {
    const { page } = await open(PHONE, { hasTouch: true, isMobile: true })
    await openEquipment(page, 'Keyed model')
    await search(page).fill('griddle')
    await search(page).press('Enter')
    await expectFocus(page, 'body')
    expect(await search(page).inputValue()).toBe('griddle')
  })

  test('works by searching, which keeps the focus on Enter, ticking and reviewing what is selected', async () => {
    await newEquipment({
      name: 'Paella burner',
      category: 'Story cooking',
      info: 'Quokka steel',
      dimensions: '61 × 52 cm',
      description: 'For a wide pan.',
      watts: 1800,
      amps: 15,
    })
    await newEquipment({ name: 'Ash bin', category: 'Story exterior', description: 'For a quokka of ashes.' })
    const { page } = await open(DESKTOP)
    await openEquipment(page, 'Searched model')
    await expect.poll(() => areAllDrawn(page)).toBe(true)
    await page.getByRole('button', { name: /^All equipment/ }).click()
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await counter(page, 1).waitFor()
    expect(await areAllDrawn(page)).toBe(false)
    const tile = page.getByRole('button', { name: /^Cooking/ })
    await expect.poll(() => tile.innerText()).toMatch(/^Cooking\s+\d+ items\s+1 selected$/)
    expect(await tile.locator('svg').count()).toBe(1)

    await search(page).fill('quokka')
    await search(page).press('Enter')
    await expect.poll(() => names(page)).toEqual(['Paella burner', 'Ash bin'])
    await expectFocus(page, '[type="search"]')
    // A card far from the screen has no text to read yet.
    const card = page.locator('label').filter({ hasText: 'Paella burner' })
    await expect
      .poll(() => card.innerText())
      .toMatch(/^Paella burner\s+€450\s+Quokka steel\s+61 × 52 cm \(24 × 20 in\)\s+1,800 W\s+15 A\s+For a wide pan\.$/)
    await page.getByRole('heading', { level: 3, name: 'Story exterior' }).waitFor()
    expect((await search(page).boundingBox())?.y).toBeLessThan(100)
    await page.getByRole('button', { name: 'Select All' }).click()
    await counter(page, 3).waitFor()
    await search(page).fill('61x52')
    await expect.poll(() => names(page)).toEqual(['Paella burner'])
    await page.getByRole('button', { name: 'Clear All' }).click()
    await counter(page, 2).waitFor()
    await search(page).fill('no such piece')
    await page.getByText('No equipment matches your search.').waitFor()
    await page.getByRole('status').getByText('No items found.').waitFor()

    await search(page).fill('')
    await page.getByRole('checkbox', { name: 'Show only selected' }).check()
    await expect.poll(() => names(page)).toEqual(['Charbroiler 24"', 'Ash bin'])
    await expectAccessible(page)
    const clear = page.getByRole('button', { name: 'Clear All' })
    const undo = page.getByRole('button', { name: 'Undo' })
    await clear.click()
    await counter(page, 0).waitFor()
    // A second press has nothing to clear, and leaves what can be undone.
    await clear.press('Enter')
    await undo.press('Enter')
    await counter(page, 2).waitFor()
    await expectFocus(page, '#clear-all')
    await page.getByRole('checkbox', { name: 'Ash bin' }).click()
    await counter(page, 1).waitFor()
    expect(await undo.count()).toBe(0)
    await clear.click()
    await counter(page, 0).waitFor()
    await page.getByText('No selected equipment found.').waitFor()

    await page.setViewportSize(PHONE)
    await page.getByRole('checkbox', { name: 'Show only selected' }).uncheck()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: /^Cooking/ }).click()
    const first = page.getByRole('checkbox', { name: 'Charbroiler 24"' })
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(PHONE.height / 2)

    // A phone is rotated and back: cards out of view used to keep their earlier width.
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await page.getByRole('button', { name: 'Request a Quote' }).scrollIntoViewIfNeeded()
    await page.setViewportSize(PHONE)
    await expect.poll(async () => (await search(page).boundingBox())?.width).toBeLessThan(PHONE.width)
  })

  test('leads from a category without a selected piece to those that are selected elsewhere', async () => {
    const { page } = await open(PHONE)
    await openEquipment(page, 'Roundabout model')
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await page.getByRole('checkbox', { name: 'Deep fryer 40 lb' }).click()
    const clear = page.getByRole('button', { name: 'Clear All' })
    expect(await clear.isDisabled()).toBe(false)
    await page.getByRole('button', { name: /^Exterior/ }).click()
    await page.getByRole('checkbox', { name: 'Show only selected' }).check()
    await page.getByText('No selected equipment found. None in Exterior.').waitFor()
    expect(await clear.isDisabled()).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all 2 selected' }).press('Enter')
    await expect.poll(() => names(page)).toEqual(['Charbroiler 24"', 'Deep fryer 40 lb'])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('only-selected')
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).press('Space')
    await expect.poll(() => names(page)).toEqual(['Deep fryer 40 lb'])
    const left = page.getByRole('checkbox', { name: 'Deep fryer 40 lb' })
    expect(await left.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await page.getByText('No selected equipment found.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('only-selected')
    expect(await page.getByText('None in').count()).toBe(0)
  })

  test('stops when a build can hold no more, and says so', async () => {
    const { page } = await open(PHONE)
    // Only what can still be chosen is shown: the rest is in a separate category. The page sorts both by name.
    const unsorted = pieces(303).toReversed()
    const equipment = unsorted.map((piece) => (piece.id < 300 ? { ...piece, category: 'Stock' } : piece))
    await page.route('**/api/equipment/public', (route) => route.fulfill({ json: { success: true, equipment } }))
    await openEquipment(page, 'Full model', {}, '&items=1-299')
    await counter(page, 299).waitFor()
    await page.getByText('150 of 299 items shown.').waitFor()
    expect(await cards(page).count()).toBe(150)
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expectFocus(page, '[aria-labelledby="item-151-name"]')
    expect(await cards(page).count()).toBe(299)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    await page.getByRole('button', { name: /^Pieces/ }).click()
    const all = page.getByRole('button', { name: 'Select All' })
    await all.click()
    await counter(page, 300).waitFor()
    await page.getByText('Your build holds 300 items, which is the most.').waitFor()
    // A second press has no room for the rest, and leaves what can be undone.
    await all.press('Enter')
    await page.getByRole('button', { name: 'Undo' }).click()
    await counter(page, 299).waitFor()
    await all.click()
    await counter(page, 300).waitFor()
    const oneMore = page.getByRole('checkbox', { name: 'Piece 302', exact: true })
    await oneMore.click()
    expect(await oneMore.isChecked()).toBe(false)
    await page.getByRole('checkbox', { name: 'Piece 300', exact: true }).click()
    await counter(page, 299).waitFor()
    await page.getByText('Your build holds 300 items, which is the most.').waitFor({ state: 'detached' })
  })

  test('shows the guessed icon where a picture is broken, and names what does not fit, with the advice to take a longer trailer only while there is one', async () => {
    const { page, consoleErrors } = await open(PHONE)
    const large = { dimensions: '900 × 80 × 90 cm', place: 'floor', category_icon: '/images/equipment/never-there.png' }
    const equipment = pieces(4).map((piece) => ({ ...piece, ...large }))
    await page.route('**/api/equipment/public', (route) => route.fulfill({ json: { success: true, equipment } }))
    await openEquipment(page, 'Longest model', { sizes: ['6m', '15m'] }, '&items=1-4')
    const tile = page.getByRole('button', { name: /^Pieces/ })
    await tile.locator('svg').waitFor()
    expect(await tile.locator('img').count()).toBe(0)
    expect(consoleErrors.splice(0)).toHaveLength(1)
    await page.getByText(/^No room left for: Piece 1 and 3 more\. Take a longer trailer/).waitFor()
    await page.getByRole('button', { name: 'Select Trailer Model' }).click()
    await page.getByRole('radio', { name: '15m (49 ft)', exact: true }).check()
    await page.getByText(/^No room left for: .+\. No trailer is longer: take less equipment/).waitFor()
  })

  test('opens where something is chosen, stays there until a link opens a model without it, and says of a model that all its pieces are gone', async () => {
    const piece = await newEquipment({ name: 'Only one', category: 'Story drinks' })
    const other = await newModel({ name: 'Model without drinks', available_equipment: [4] })
    const bare = await newModel({ name: 'Bare model', available_equipment: [999_998] })
    const { page } = await open(DESKTOP)
    await openEquipment(page, 'Model with a start', {}, `&items=${piece}`)
    const tile = page.getByRole('button', { name: /^Story drinks/, pressed: true })
    await tile.waitFor()
    await page.getByRole('checkbox', { name: 'Only one' }).click()
    await counter(page, 0).waitFor()
    expect(await tile.isVisible()).toBe(true)
    const follow = (model: number) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, `model=${model}&size=6m&color=9016`)
    await follow(other)
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).waitFor()
    await follow(bare)
    await page.getByText('No equipment is offered for this model.').waitFor()
  })

  test('shows only what the model offers, and names the rest', async () => {
    await newModel({ name: 'Open model' })
    const { page } = await open(PHONE)
    await openEquipment(page, 'Narrow model', { available_equipment: [4, 10] })
    await expect.poll(() => cards(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Select All' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Burgers' }).click()
    await page.getByText('Equipment, 2 items').waitFor()
    await page.getByRole('radio', { name: 'Open model' }).check()
    await page.getByRole('button', { name: 'Burgers' }).click()
    await page.getByRole('button', { name: 'Tacos' }).click()
    await page.getByText(/^Equipment, \d\d items$/).waitFor()
    await page.getByRole('radio', { name: 'Narrow model' }).check()
    await page.getByText(/^Not offered in Narrow model, and not in your build: .*Awning/).waitFor()
    await expectAccessible(page, { isContrastKnown: true })
  })
})
