import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, tokenOf } from '../api/client.ts'
import { newEquipment, newModel } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { buildUpTo, openConfigurator, PATIENTLY, sayWhoBuilds } from './build-steps.ts'
import { says } from './failure-steps.ts'
import { hasFocus } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS
const cards = (page: Page) => page.locator('input[type="checkbox"][aria-labelledby]')

async function openEquipment(page: Page, name: string, values: Parameters<typeof newModel>[0] = {}) {
  await newModel({ name, ...values })
  await openConfigurator(page)
  await buildUpTo(page, name, '6m', 'Traffic White')
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search equipment' })
const names = (page: Page) => page.locator('strong[id^="item-"]').allTextContents()
const counter = (page: Page, count: number) => page.getByRole('status').getByText(`${count} selected`, { exact: true })

/** Pieces as the catalogue answers them. */
function pieces(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Piece ${index + 1}`,
    category: 'Pieces',
  }))
}

describe('choosing equipment', () => {
  test('works by searching, ticking and reviewing what is selected', async () => {
    await newEquipment({
      name: 'Paella burner',
      category: 'Story cooking',
      info: 'Quokka steel',
      dimensions: '61 × 52 cm',
    })
    await newEquipment({ name: 'Ash bin', category: 'Story exterior', description: 'For a quokka of ashes.' })
    const { page } = await open(DESKTOP)
    await openEquipment(page, 'Searched model')
    await page.getByRole('button', { name: /^All equipment/ }).click()
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await counter(page, 1).waitFor()

    await search(page).fill('quokka')
    await expect.poll(() => names(page), PATIENTLY).toEqual(['Paella burner', 'Ash bin'])
    await page.getByRole('heading', { level: 3, name: 'Story exterior' }).waitFor()
    expect((await search(page).boundingBox())?.y).toBeLessThan(100)
    await page.getByRole('button', { name: 'Select All' }).click()
    await counter(page, 3).waitFor()
    await search(page).fill('61x52')
    await expect.poll(() => names(page), PATIENTLY).toEqual(['Paella burner'])
    await page.getByRole('button', { name: 'Clear All' }).click()
    await counter(page, 2).waitFor()
    await search(page).fill('no such piece')
    await page.getByText('No equipment matches your search.').waitFor()

    await search(page).fill('')
    await page.getByRole('checkbox', { name: 'Show only selected' }).check()
    await expect.poll(() => names(page), PATIENTLY).toEqual(['Charbroiler 24"', 'Ash bin'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear All' }).click()
    await counter(page, 0).waitFor()
    await page.getByText('No selected equipment found.').waitFor()

    await page.setViewportSize(PHONE)
    await page.getByRole('checkbox', { name: 'Show only selected' }).uncheck()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: /^Cooking/ }).click()
    const first = page.getByRole('checkbox', { name: 'Charbroiler 24"' })
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(PHONE.height / 2)
  })

  test('stops when a build can hold no more, and says so', async () => {
    const { page } = await open(PHONE)
    await page.route('**/api/equipment/public', (route) =>
      route.fulfill({ json: { success: true, equipment: pieces(310) } }),
    )
    await openEquipment(page, 'Full model')
    await page.getByRole('button', { name: 'Select All' }).click()
    await counter(page, 300).waitFor()
    await page.getByText('Your build holds 300 items, which is the most.').waitFor()
    const oneMore = page.getByRole('checkbox', { name: 'Piece 305', exact: true })
    await oneMore.click()
    expect(await oneMore.isChecked()).toBe(false)
    await page.getByRole('checkbox', { name: 'Piece 7', exact: true }).click()
    await counter(page, 299).waitFor()
    await page.getByText('Your build holds 300 items, which is the most.').waitFor({ state: 'detached' })
  })

  test('is not possible for a model whose own pieces are all gone, and says so', async () => {
    await newModel({ name: 'Bare model', available_equipment: [999_998] })
    const { page } = await open(PHONE)
    await openConfigurator(page)
    await page.getByRole('radio', { name: 'Bare model' }).check()
    await page.getByRole('radio', { name: '5m', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: 'Sky Blue' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('No equipment is offered for this model.').waitFor()
    await page.getByRole('button', { name: 'Request a Quote' }).waitFor()
  })

  test('shows the guessed icon where the picture of a category is broken', async () => {
    const { page, complaints } = await open(PHONE)
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
    expect(complaints.splice(0)).toHaveLength(1)
  })

  test('shows only what the model offers, and names the rest', async () => {
    await newModel({ name: 'Open model' })
    const { page } = await open(PHONE)
    await openEquipment(page, 'Narrow model', { available_equipment: [4, 10] })
    expect(await cards(page).count()).toBe(2)
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
    await expectAccessible(page)
  })
})

describe('when something fails', () => {
  test('models that cannot be loaded can be asked for again, and differ from there being none', async () => {
    // More than the page brings, so that its script asks for them.
    for (let count = 0; count < 25; count++) await newModel({ name: `Model ${count} of many` })
    const { page, complaints } = await open(PHONE)
    await page.route('**/api/custom-trailers/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/build?model=2')
    await page.getByRole('heading', { name: 'Unable to Load Models' }).waitFor()
    await page.getByText('Our models could not be loaded. Wait a moment, then try again.').waitFor()
    await expectAccessible(page)
    const again = page.getByRole('button', { name: 'Try Again' })
    await page.keyboard.press('Tab')
    await again.press('Enter')
    await expect.poll(() => complaints.length).toBe(2)
    await hasFocus(page, 'button')
    await page.unroute('**/api/custom-trailers/public')
    await again.press('Enter')
    await page.getByRole('radio', { name: 'Airstream', checked: true }).waitFor()
    await hasFocus(page, '#step-title')
    await page.route('**/api/custom-trailers/public', (route) =>
      route.fulfill({ json: { success: true, trailers: [] } }),
    )
    await page.reload()
    await page.getByRole('heading', { name: 'No Models Available' }).waitFor()
    await page.getByRole('link', { name: 'Contact Us' }).waitFor()
    await page.getByText('No models available at the moment. Please check back later.').waitFor()
    expect(complaints.splice(0)).toHaveLength(2)
  })

  test('the equipment comes from the static file, and is waited for without it', async () => {
    const { page, complaints } = await open(PHONE)
    await page.route('**/api/equipment/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    await openEquipment(page, 'Fallback model')
    expect(await cards(page).count()).toBeGreaterThan(5)
    await page.route('**/data/equipment.json', (route) => route.fulfill({ status: 404, body: 'no' }))
    await page.reload()
    await page.getByText('Loading equipment…').waitFor()
    await page.getByRole('button', { name: 'Request a Quote' }).waitFor()
    await expectAccessible(page)
    expect(complaints.splice(0)).toHaveLength(3)
  })

  test('what was chosen from the static file is chosen from the catalogue before it is sent', async () => {
    await newModel({ name: 'Matched model' })
    const { page, complaints } = await open(PHONE)
    await page.route('**/api/equipment/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    // Other numbers than the catalogue's, and a piece it does not have.
    const file = [
      { id: 1, name: 'Deep fryer 40 lb', category: 'Cooking' },
      { id: 2, name: 'Charbroiler 24"', category: 'Cooking' },
      { id: 3, name: 'Chocolate fountain', category: 'Cooking' },
    ]
    await page.route('**/data/equipment.json', (route) => route.fulfill({ json: { equipment: file } }))
    await openConfigurator(page)
    await buildUpTo(page, 'Matched model', '5m', 'Jet Black')
    await page.getByRole('button', { name: 'Select All' }).click()
    await counter(page, 3).waitFor()
    await sayWhoBuilds(page, 'Matched Visitor')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByText('We could not check your equipment against our catalog.').waitFor()

    await page.unroute('**/api/equipment/public')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByText('Not sent yet: Chocolate fountain is not offered for this trailer.').waitFor()
    await page.getByText('No longer offered, and not in your build: Chocolate fountain.').waitFor()
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    const token = await tokenOf('staff')
    const { body } = await call('GET', '/api/custom-builds?q=Matched+Visitor', { token })
    expect(body).toMatchObject({ quotes: [{ equipment_selected: ['Charbroiler 24"', 'Deep fryer 40 lb'] }] })
    expect(complaints.splice(0)).toHaveLength(2)
  })

  test('a piece and a size that are no longer offered are named when the quote is requested', async () => {
    const id = await newEquipment({ name: 'Fleeting toaster', category: 'Story cooking' })
    const model = await newModel({ name: 'Late model' })
    const { page, complaints } = await open(PHONE)
    await openConfigurator(page)
    await buildUpTo(page, 'Late model', '5m', 'Jet Black')
    await search(page).fill('fleeting')
    await page.getByRole('checkbox', { name: 'Fleeting toaster' }).click()
    await counter(page, 1).waitFor()
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/equipment/${id}`, { token })).status).toBe(200)
    await sayWhoBuilds(page, 'Late Visitor')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByText('Not sent yet: Fleeting toaster is not offered for this trailer.').waitFor()

    const sizes = await call('PUT', `/api/custom-trailers/${model}`, { token, body: { sizes: ['6m'] } })
    expect(sizes.status).toBe(200)
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await says(page, 'Late model does not come in 5m. Pick one of its sizes.')
    await page.getByRole('radio', { name: '6m', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    expect(complaints.splice(0)).toHaveLength(2)
  })

  test('the first step is usable before the equipment has come, and a reload forgets nothing of it', async () => {
    const { page } = await open(PHONE)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/equipment/public', async (route) => {
      await held
      await route.continue()
    })
    await openConfigurator(page)
    await page.locator('input[name="model"]').first().check()
    await page.locator('input[name="size"]').first().check()
    await page.getByRole('button', { name: 'Coffee' }).click()
    await page.locator('dt', { hasText: /^Equipment$/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Coffee', pressed: true }).waitFor()
    release()
    await page.getByText(/^Equipment, \d+ items$/).waitFor()
  })
})
