import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newModel } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { buildUpTo, openConfigurator } from './build-steps.ts'

const [_DESKTOP, PHONE] = SCREENS
const cards = (page: Page) => page.locator('input[type="checkbox"][aria-labelledby]')

async function openEquipment(page: Page, name: string, values: Parameters<typeof newModel>[0] = {}) {
  await newModel({ name, ...values })
  await openConfigurator(page)
  await buildUpTo(page, name, '6m', 'Traffic White')
}

describe('choosing equipment', () => {
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
  test('without models the page says so', async () => {
    const { page, complaints } = await open(PHONE)
    await page.route('**/api/custom-trailers/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/build')
    await page.getByRole('heading', { name: 'No Models Available' }).waitFor()
    await page.getByText('No models available at the moment. Please check back later.').waitFor()
    await expectAccessible(page)
    expect(complaints.splice(0)).toHaveLength(1)
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

  test('the first step is usable before the equipment has come', async () => {
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
    release()
    await page.getByText(/^Equipment, \d+ items$/).waitFor()
  })
})
