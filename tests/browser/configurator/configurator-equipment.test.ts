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
  test.each([
    ['closes the keyboard of a phone over what was found when its search key is pressed', PHONE, false],
    ['keeps the focus of a desktop in the search when Enter is pressed', DESKTOP, true],
  ] as const)('%s', async (_, screen, isKept) => {
    const { page } = await open(screen, isKept ? {} : { hasTouch: true, isMobile: true })
    await openEquipment(page, 'Keyed model')
    await search(page).fill('griddle')
    await search(page).press('Enter')
    const isFocused = () => search(page).evaluate((field) => field === document.activeElement)
    await expect.poll(isFocused).toBe(isKept)
    expect(await search(page).inputValue()).toBe('griddle')
  })

  test('works by searching, ticking and reviewing what is selected', async () => {
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
    await expect.poll(() => names(page)).toEqual(['Paella burner', 'Ash bin'])
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

  test('that does not fit in the trailer is named, with the advice to take a longer one only while there is one', async () => {
    const { page } = await open(PHONE)
    const equipment = pieces(4).map((piece) => ({ ...piece, dimensions: '900 × 80 × 90 cm', place: 'floor' }))
    await page.route('**/api/equipment/public', (route) => route.fulfill({ json: { success: true, equipment } }))
    await openEquipment(page, 'Longest model', { sizes: ['6m', '15m'] }, '&items=1-4')
    await page.getByText(/^No room left for: Piece 1 and 3 more\. Take a longer trailer/).waitFor()
    await page.getByRole('button', { name: 'Select Trailer Model' }).click()
    await page.getByRole('radio', { name: '15m (49 ft)', exact: true }).check()
    await page.getByText(/^No room left for: .+\. No trailer is longer: take less equipment/).waitFor()
  })

  test('is not possible for a model whose own pieces are all gone, and says so', async () => {
    const { page } = await open(PHONE)
    await openEquipment(page, 'Bare model', { available_equipment: [999_998] })
    await page.getByText('No equipment is offered for this model.').waitFor()
  })

  test('shows the guessed icon where the picture of a category is broken', async () => {
    const { page, consoleErrors } = await open(PHONE)
    const icon = '/images/equipment/never-there.png'
    await page.route('**/api/equipment/public', (route) =>
      route.fulfill({
        json: { success: true, equipment: pieces(2).map((piece) => ({ ...piece, category_icon: icon })) },
      }),
    )
    await openEquipment(page, 'Iconless model')
    const tile = page.getByRole('button', { name: /^Pieces/ })
    await tile.locator('svg').waitFor()
    expect(await tile.locator('img').count()).toBe(0)
    expect(consoleErrors.splice(0)).toHaveLength(1)
  })

  test('opens where something is chosen, and stays there until a link opens a model without it', async () => {
    const piece = await newEquipment({ name: 'Only one', category: 'Story drinks' })
    const other = await newModel({ name: 'Model without drinks', available_equipment: [4] })
    const { page } = await open(DESKTOP)
    await openEquipment(page, 'Model with a start', {}, `&items=${piece}`)
    const tile = page.getByRole('button', { name: /^Story drinks/, pressed: true })
    await tile.waitFor()
    await page.getByRole('checkbox', { name: 'Only one' }).click()
    await counter(page, 0).waitFor()
    expect(await tile.isVisible()).toBe(true)
    await page.evaluate((hash) => {
      location.hash = hash
    }, `model=${other}&size=6m&color=9016`)
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).waitFor()
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
