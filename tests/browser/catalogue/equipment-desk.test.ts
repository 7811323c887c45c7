import { describe, expect, test } from 'vitest'
import { newEquipment } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth } from '../support/browser.ts'
import { expectFocus, followTo, openSignedIn, skipAllBut, tabTo } from '../support/steps.ts'
import { translate } from '../support/translate.ts'
import { card, cards, field, remove, save, trailerForm } from './catalogue-steps.ts'
import { newName, PATH, QUIET } from './equipment-steps.ts'

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a piece is added, found, changed, duplicated, deleted and put back, in a portal that the browser translates', async () => {
    const name = newName()
    const { page } = await openSignedIn(QUIET)
    await page.getByRole('heading', { name: 'No equipment found' }).waitFor()
    await translate(page)
    const category = page.getByRole('combobox', { name: 'Category' })
    await category.selectOption({ index: 1 })
    await page.getByText(/^Nothing in .+ matches “nothing behind”\.$/).waitFor()
    await category.selectOption('')
    await page.getByText('Nothing matches “nothing behind”.').waitFor()
    await page.getByRole('button', { name: 'Add Equipment' }).click()
    await save(page)
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByText('Category is required', { exact: true }).waitFor()
    await field(page, 'Name').fill(name)
    await page.getByLabel('Category', { exact: true }).last().fill('Shelf stories')
    await page.getByLabel('Price').fill('1250.5')
    await page.getByLabel('Dimensions').fill('61 × 72 × 38 cm')
    await page.getByLabel('Watts', { exact: false }).first().fill('3000')
    await page.getByLabel('Place in the trailer').selectOption('Overhead')
    await expectAccessibleOnBoth(page)
    await save(page)
    await page.getByText(`${name} added.`).waitFor()

    await page.getByRole('searchbox', { name: 'Search equipment' }).fill(name)
    await expect.poll(() => cards(page).count()).toBe(1)
    const piece = card(page, name)
    await piece.getByText('€1,250.50').waitFor()
    await piece.getByText('61 × 72 × 38 cm (24 × 28 × 15 in)').waitFor()
    await piece.getByText('3,000 W').waitFor()
    await piece.getByText('Overhead').waitFor()
    await expectAccessibleOnBoth(page)
    await category.selectOption({ label: 'Shelf stories (1)' })
    await page.waitForURL(/category=Shelf\+stories/)

    await piece.getByRole('button', { name: `Edit ${name}` }).click()
    expect(await page.getByLabel('Price').inputValue()).toBe('1250.50')
    await page.getByLabel('Price').fill('0')
    await save(page)
    await piece.getByText('Price on request').waitFor()

    await page.getByRole('button', { name: `Duplicate ${name}` }).click()
    await save(page)
    await page.getByText(`${name} (copy) added.`).waitFor()
    await expect.poll(() => cards(page).count()).toBe(2)
    await skipAllBut(page, 'equipment')
    await remove(page, `${name} (copy)`)
    await page.getByText(`${name} (copy) deleted.`).waitFor()
    await expect.poll(() => cards(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} (copy) is back.`).waitFor()
    await expect.poll(() => cards(page).count()).toBe(2)
  })
})

test('a piece that was just added can be chosen in the form of a trailer at once', async () => {
  const name = newName()
  const { page } = await openSignedIn(trailerForm('new'))
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  await page.keyboard.press('Escape')
  await followTo(page, QUIET)
  await page.getByRole('button', { name: 'Add Equipment' }).click()
  await field(page, 'Name').fill(name)
  await page.getByLabel('Category', { exact: true }).last().fill('Shelf stories')
  await save(page)
  await page.getByText(`${name} added.`).waitFor()
  await followTo(page, trailerForm('new'))
  await page.getByRole('dialog').getByRole('checkbox', { name }).waitFor()
})

describe('whoever undoes a deletion by keyboard', () => {
  async function deleted() {
    const name = newName()
    await newEquipment({ name })
    const { page } = await openSignedIn(`${PATH}?q=${name}`)
    await remove(page, name)
    await page.getByRole('heading', { name: 'No equipment found' }).waitFor()
    return { page, name }
  }

  test('goes on at the card that is back', async () => {
    const { page, name } = await deleted()
    await page.getByRole('link', { name: 'Show all equipment' }).focus()
    await tabTo(page, 'button[title^="Ctrl+Z"]')
    await page.keyboard.press('Enter')
    await card(page, name).waitFor()
    await expect.poll(() => card(page, name).evaluate((shown) => shown === document.activeElement)).toBe(true)
    await expectAccessible(page)
  })

  test('goes on where they were, if that is another section', async () => {
    const { page, name } = await deleted()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
    await expectFocus(page, '#content')
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(`${name} is back.`).waitFor()
    await expectFocus(page, '#content')
    await page.getByRole('link', { name: 'Equipment', exact: true }).click()
    await page
      .getByRole('button', { name: `Edit ${name}` })
      .or(cards(page).first())
      .first()
      .waitFor()
    await expectFocus(page, '#content')
  })
})

test('a piece is opened, changed and closed by keyboard alone', async () => {
  const name = newName()
  await newEquipment({ name })
  const { page } = await openSignedIn(`${PATH}?q=${name}`)
  await card(page, name).waitFor()
  await tabTo(page, `[aria-label="Edit ${name}"]`)
  await page.keyboard.press('Enter')
  await field(page, 'Name').waitFor()
  await tabTo(page, 'textarea')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Discard your changes?' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await card(page, name).getByText('By keyboard').waitFor()
  await expectFocus(page, `[aria-label="Edit ${name}"]`)
})

test('the focus stays in a list of several pages where one of its cards is deleted', async () => {
  await newEquipment({ name: newName(), category: 'A shelf before all' })
  const { page } = await openSignedIn(PATH)
  await page.getByRole('button', { name: 'Show more' }).waitFor()
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText(/ deleted\.$/).waitFor()
  await expectFocus(page, 'main [tabindex="-1"]')
})
