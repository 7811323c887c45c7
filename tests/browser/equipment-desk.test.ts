import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { EquipmentAnswer } from '#contract/equipment'
import { ask, tokenOf } from '../api/client.ts'
import { newEquipment } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth } from './browser.ts'
import { card, cards, field, remove, save } from './catalogue-steps.ts'
import { expectOnlyRefusals, failure, hasFocus, lateFailure, openSignedIn, tabTo } from './steps.ts'

const PATH = '/admin/equipment'

// A page that is loaded anew takes its time on a busy machine.
const PATIENT = { timeout: 15_000 }

let names = 0
// A dialog over the whole list is slow to look at, and what lies behind it is another story's.
const QUIET = `${PATH}?q=nothing+behind`
const newName = () => `Shelf piece ${++names}-${Date.now().toString(36)}`
const rows = (page: Page) => page.getByRole('dialog').getByRole('tabpanel').getByRole('listitem')

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a piece is added, found, changed, duplicated, deleted and put back', async () => {
    const name = newName()
    const { page } = await openSignedIn(PATH)
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: 'Add Equipment' }).click()
    await save(page)
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByText('Category is required', { exact: true }).waitFor()
    await field(page, 'Name').fill(name)
    await page.getByLabel('Category', { exact: true }).last().fill('Shelf stories')
    await page.getByLabel('Price').fill('1250.5')
    await page.getByLabel('Watts', { exact: false }).first().fill('3000')
    await page.getByLabel('Place in the trailer').selectOption('Overhead')
    await expectAccessibleOnBoth(page)
    await save(page)
    await page.getByText(`${name} added.`).waitFor()

    await page.getByRole('searchbox', { name: 'Search equipment' }).fill(name)
    await expect.poll(() => cards(page).count(), PATIENT).toBe(1)
    const piece = card(page, name)
    await piece.getByText('€1,250.50').waitFor()
    await piece.getByText('3,000 W').waitFor()
    await piece.getByText('Overhead').waitFor()
    await expectAccessibleOnBoth(page)
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Shelf stories (1)' })
    await page.waitForURL(/category=Shelf\+stories/)

    await piece.getByRole('button', { name: `Edit ${name}` }).click()
    expect(await page.getByLabel('Price').inputValue()).toBe('1250.50')
    await page.getByLabel('Price').fill('0')
    await save(page)
    await piece.getByText('Price on request').waitFor()

    await page.getByRole('button', { name: `Duplicate ${name}` }).click()
    await save(page)
    await page.getByText(`${name} (copy) added.`).waitFor()
    await remove(page, `${name} (copy)`)
    await page.getByText(`${name} (copy) deleted.`).waitFor()
    await expect.poll(() => cards(page).count(), PATIENT).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} (copy) is back.`).waitFor()
    await expect.poll(() => cards(page).count(), PATIENT).toBe(2)
    await remove(page, `${name} (copy)`)
    await expect.poll(() => cards(page).count(), PATIENT).toBe(1)
    await remove(page, name)
    await page.getByRole('heading', { name: 'No equipment found' }).waitFor()
    await expectAccessibleOnBoth(page)
  })

  test('an empty catalogue begins with its first piece', async () => {
    const { page } = await openSignedIn('/admin/rentals')
    await page.getByRole('table').waitFor()
    await page.route('**/api/equipment?**', (route) =>
      route.fulfill({ json: { success: true, equipment: [], categories: [] } }),
    )
    await page.getByRole('link', { name: 'Equipment' }).click()
    await page.getByText('Add the first piece').waitFor()
    await page.getByRole('button', { name: 'Add Equipment' }).last().click()
    await page.getByRole('dialog', { name: 'Add Equipment' }).waitFor()
  })

  test('a list is checked row by row, mended, and imported whole', async () => {
    const [known, fresh] = [newName(), newName()]
    await newEquipment({ name: known, category: 'Shelf import', price: 1000 })
    const { page } = await openSignedIn(`${QUIET}&open=import`)
    const list = page.getByLabel('Equipment as JSON')
    const check = page.getByRole('button', { name: 'Check the list' })
    await list.fill('[{')
    await check.click()
    await page.getByText('Invalid JSON format').waitFor()
    const pieces = [
      { name: known, category: 'Shelf import', price: 20 },
      { name: fresh, category: 'Shelf import' },
    ]
    await list.fill(JSON.stringify([...pieces, { category: 'Shelf import', watts: -1 }]))
    await check.click()
    await page.getByText('Nothing can be imported yet').waitFor()
    await rows(page).getByText('Name is required').waitFor()
    expect(await rows(page).count()).toBe(1)
    expect(await page.getByRole('button', { name: /^Import \d/ }).isDisabled()).toBe(true)
    await expectAccessibleOnBoth(page)

    await list.fill(JSON.stringify(pieces))
    await check.click()
    await rows(page).getByText('Price: €10.00 → €20.00').waitFor()
    expect(await rows(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Import 2' }).click()
    await page.getByText('Equipment imported: 1 added, 1 changed.').waitFor()
    await page.getByRole('searchbox', { name: 'Search equipment' }).fill(fresh)
    await card(page, fresh).waitFor()
  })

  test('a category gets an icon by name and by file, and loses it again', async () => {
    const category = `Shelf icons ${newName()}`
    await newEquipment({ name: newName(), category })
    const { page, complaints } = await openSignedIn(`${QUIET}&open=categories`)
    const change = page.getByRole('button', { name: `Change the icon of ${category}` })
    const row = page.getByRole('listitem').filter({ has: change })
    await row.getByText('Guessed from the name').waitFor()
    await change.click()
    await row.getByRole('button', { name: 'Shield', exact: true }).click()
    await expectAccessibleOnBoth(page)
    await row.getByRole('button', { name: 'Update' }).click()
    await page.getByText(`Icon of ${category} updated.`).waitFor()
    await row.getByText('Icon Shield').waitFor()

    const input = page.getByLabel(`Upload an icon for ${category}`)
    const large = Buffer.alloc(5 * 1024 * 1024 + 1)
    await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
    await row.getByText('Failed to upload icon: File size too large. Maximum allowed size is 5MB.').waitFor()
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
    await hasFocus(page, 'dialog li [tabindex="-1"]')
    expectOnlyRefusals(complaints)
  })
})

test('an icon that was typed is not lost to another category, which waits for a save', async () => {
  const [first, second] = [`Shelf first ${newName()}`, `Shelf second ${newName()}`]
  for (const category of [first, second]) await newEquipment({ name: newName(), category })
  const { page } = await openSignedIn(`${QUIET}&open=categories`)
  const change = (category: string) => page.getByRole('button', { name: `Change the icon of ${category}` })
  const typed = page.getByLabel('Icon name or address of an image')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await change(first).click()
  await typed.fill('A name of many letters')
  for (const press of [change(first), change(second)]) {
    await press.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await typed.inputValue()).toBe('A name of many letters')
  }
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/equipment/category-icon', (route) => promise.then(() => route.continue()))
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

test('a CSV file with semicolons and quotes is read as a list', async () => {
  const name = newName()
  const { page } = await openSignedIn(`${PATH}?open=import`)
  const csv = `\uFEFFName;Category;Price (€);Amps;Color\r\n"${name}; ""big""";Shelf import;1.250,50;16,5;red\r\n`
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Choose a JSON or CSV file').setInputFiles(file)
  await page.getByText('list.csv, 1 piece').waitFor()
  await page.getByRole('button', { name: 'Remove the file' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a JSON or CSV file')
  await page.getByLabel('Choose a JSON or CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await rows(page).getByText('Row 2', { exact: true }).waitFor()
  await rows(page).getByText('Price: €1,250.50').waitFor()
  await page.getByText('Columns that are not read: Color.').waitFor()
  await page.getByRole('button', { name: 'Import 1' }).click()
  await page.getByText('Equipment imported: 1 added.').waitFor()
  await page.getByRole('searchbox', { name: 'Search equipment' }).fill(name)
  await card(page, `${name}; "big"`).getByText('€1,250.50').waitFor()
  await card(page, `${name}; "big"`).getByText('16.5 A').waitFor()
})

test('5,000 rows are checked and looked through without a pause', async () => {
  const { page } = await openSignedIn(`${QUIET}&open=import`)
  const many = Array.from({ length: 5000 }, (_, row) => ({ name: `Bulk ${row}`, category: 'Shelf bulk', watts: row }))
  await page.getByLabel('Equipment as JSON').fill(JSON.stringify(many))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('tab', { name: 'Added 5000' }).waitFor()
  const longest = () =>
    page.evaluate(async () => {
      const choose = (tab: number) =>
        document
          .querySelector(`[role=tab]:nth-child(${tab})`)
          ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      choose(1)
      await new Promise(requestAnimationFrame)
      const frames: number[] = []
      let last = performance.now()
      choose(3)
      for (let frame = 0; frame < 30; frame++) {
        document.querySelector('dialog')?.scrollBy(0, 400)
        await new Promise(requestAnimationFrame)
        frames.push(performance.now() - last)
        last = performance.now()
      }
      return Math.max(...frames)
    })
  // A pause of ours comes every time, one of the machine does not.
  await expect.poll(longest, PATIENT).toBeLessThan(1000)
})

test('two people who edit one piece are told of each other', async () => {
  const name = newName()
  const id = await newEquipment({ name })
  const { page, complaints } = await openSignedIn(`${PATH}?open=${id}`)
  await page.getByLabel('Specifications').fill('Typed here')
  const token = await tokenOf('developer')
  await ask(EquipmentAnswer, 200, 'PUT', `/api/equipment/${id}`, { body: { dimensions: '1 m' }, token })
  await save(page)
  await page.getByText('Their version differs in: Dimensions.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await page.getByText(`${name} saved.`).waitFor()
  expectOnlyRefusals(complaints)
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
  await hasFocus(page, 'main [tabindex="-1"]')
})

test('who leaves while it is being saved goes once it is, and who leaves a deletion hears what failed', async () => {
  const name = newName()
  await newEquipment({ name })
  const { page, complaints } = await openSignedIn('/admin/rentals')
  await page.getByRole('link', { name: 'Equipment' }).click()
  await page.getByRole('searchbox', { name: 'Search equipment' }).fill(name)
  await card(page, name).getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Name').fill(`${name} II`)
  const { promise: isLate, resolve: comes } = Promise.withResolvers<void>()
  await page.route('**/api/equipment/*', (route) => isLate.then(() => route.continue()))
  await save(page)
  const put = page.waitForURL((url) => url.searchParams.has('open'))
  await page.goBack()
  await put
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  expect(await question.count()).toBe(0)
  comes()
  await page.getByText(`${name} II saved.`).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe(`?q=${encodeURIComponent(name).replaceAll('%20', '+')}`)

  const late = lateFailure(500, 'Something went wrong on our side.')
  await page.route('**/api/equipment/*', late.route)
  await page.goto(`${PATH}?q=${name}`)
  await remove(page, `${name} II`)
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  late.comes()
  await page.getByText(`${name} II was not deleted. Something went wrong on our side.`).waitFor()

  await page.unroute('**/api/equipment/*')
  const lateIcon = lateFailure(500, 'The icon was refused.')
  await page.route('**/api/equipment/category-icon', lateIcon.route)
  await page.goto(`${PATH}?open=categories`)
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click()
  await page.getByLabel('Icon name or address of an image').fill('Wrench')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await question.count()).toBe(0)
  lateIcon.comes()
  await page.getByText('Failed to update category icon: The icon was refused.').waitFor()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  const lateImport = lateFailure(500, 'The list was refused.')
  await page.goto(QUIET)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabel('Equipment as JSON').fill(JSON.stringify([{ name, category: 'Shelf import' }]))
  await page.getByRole('button', { name: 'Check the list' }).click()
  const send = page.getByRole('button', { name: 'Import 1' })
  await send.waitFor()
  await page.route('**/api/equipment/import', lateImport.route)
  await send.click()
  await page.goBack()
  lateImport.comes()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByText('Failed to import equipment: The list was refused.').waitFor()
  expectOnlyRefusals(complaints)
})

test('a failure is shown where the action was started', async () => {
  const name = newName()
  await newEquipment({ name })
  const { page, complaints } = await openSignedIn(`${PATH}?q=${name}`)
  await card(page, name).waitFor()
  await page.route('**/api/equipment/*', failure(500, 'Something went wrong on our side.'))
  await remove(page, name)
  await card(page, name).getByText('Failed to delete equipment: Something went wrong on our side.').waitFor()
  await page.goto(`${PATH}?open=import`)
  await page.getByLabel('Equipment as JSON').fill('[{}]')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('Failed to import equipment: Something went wrong on our side.').waitFor()
  await page.route('**/api/equipment?**', failure(500, 'Something went wrong on our side.'))
  await page.goto(PATH)
  await page.getByText('The equipment could not be loaded').waitFor()
  await expectAccessible(page)
  expectOnlyRefusals(complaints)
})
