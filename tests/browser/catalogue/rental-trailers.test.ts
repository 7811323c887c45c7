import { beforeAll, describe, expect, test } from 'vitest'
import { newTrailer } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { openSignedIn } from '../support/steps.ts'
import { card, field, keepFewPieces, newName, remove, save, trailerList } from './catalogue-steps.ts'

const [DESKTOP] = SCREENS

beforeAll(keepFewPieces)

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a trailer is added, seen by visitors at once, changed, duplicated, deleted and put back', async () => {
    const name = newName()
    const { page } = await openSignedIn(trailerList(name))
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    // The second press of a double click falls on the backdrop.
    await page.getByRole('button', { name: 'Add New Trailer' }).dblclick()
    await save(page)
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByText('Image is required', { exact: true }).waitFor()
    await field(page, 'Name').fill(name)
    await field(page, 'Description').fill('Two hatches.')
    await field(page, 'Size').fill("16'")
    await field(page, 'Location').fill('Ybor City')
    await field(page, 'Daily').fill('120.5')
    await field(page, 'Image').fill('/placeholder-trailer.jpg')
    await page.getByRole('button', { name: 'Add feature' }).click()
    await field(page, 'feature 1').fill('Griddle')
    await page.getByRole('group', { name: 'Cooking' }).getByRole('checkbox').first().check()
    await expectAccessibleOnBoth(page)
    await save(page)
    await page.getByText(`${name} added.`).waitFor()
    await card(page, name).getByText('$120.50').waitFor()
    await card(page, name).getByText('Price on request').first().waitFor()
    for (const words of ['1 piece of equipment', 'Available', 'Two hatches.', "16'", 'Ybor City', /^#\d+$/])
      await card(page, name).getByText(words).waitFor()
    const rights = await card(page, name)
      .locator('dl > div > dd')
      .evaluateAll((rates) => rates.map((rate) => rate.getBoundingClientRect().right))
    expect(rights).toHaveLength(3)
    expect(new Set(rights).size).toBe(1)

    const visitor = await open(DESKTOP)
    await visitor.page.goto('/rentals')
    await visitor.page.getByRole('heading', { name, exact: true }).first().waitFor()

    await card(page, name).getByRole('button', { name: 'Edit' }).click()
    expect(await field(page, 'Daily').inputValue()).toBe('120.50')
    expect(await field(page, 'Weekly').inputValue()).toBe('0.00')
    await field(page, 'Status').selectOption('Maintenance')
    await save(page)
    await card(page, name).getByText('Maintenance').waitFor()

    await page.getByRole('button', { name: `Duplicate ${name}` }).click()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(`${name} (copy)`)
    expect(await field(page, 'feature 1').inputValue()).toBe('Griddle')
    await save(page)
    await page.getByText(`${name} (copy) added.`).waitFor()

    await remove(page, `${name} (copy)`)
    await card(page, `${name} (copy)`).waitFor({ state: 'hidden' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} (copy) is back.`).waitFor()
    await card(page, `${name} (copy)`).getByText('Maintenance').waitFor()
  })

  test('a copy made right after an edit begins as it was saved, even while timers are late', async () => {
    const name = newName()
    await newTrailer({ name })
    const { page } = await openSignedIn(trailerList(name))
    await card(page, name).getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Status').selectOption('Maintenance')
    await page.evaluate(() => {
      const inTime = setTimeout
      window.setTimeout = ((run: () => void, ms = 0) => inTime(run, ms + 1000)) as typeof setTimeout
    })
    await save(page)
    await page.getByText(`${name} saved.`).waitFor()
    await page.getByRole('button', { name: `Duplicate ${name}` }).click()
    await expect.poll(() => field(page, 'Status').locator('option:checked').innerText()).toBe('Maintenance')
  })
})
