import { describe, expect, test } from 'vitest'
import { PublicCustomTrailerList } from '#contract/catalogue/custom-trailer'
import { call, expectResponse, tokenOf } from '../../api/client.ts'
import { newEquipment, newModel } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { expectNothingElse, expectWords, json } from '../support/failure-steps.ts'
import { expectFocus } from '../support/steps.ts'
import { buildUpTo, cards, counter, fillBuildCustomer, openConfigurator, openEquipment, search } from './build-steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('when something fails', () => {
  test('models that cannot be loaded can be asked for again, and differ from there being none', async () => {
    // More models than the page contains, so that its script fetches them.
    for (let count = 0; count < 25; count++) await newModel({ name: `Model ${count} of many` })
    const { page, consoleErrors } = await open(PHONE)
    await page.route('**/api/custom-trailers/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/build?model=2')
    await page.getByRole('heading', { name: 'Unable to Load Models' }).waitFor()
    await page.getByText('Our models could not be loaded. Wait a moment, then try again.').waitFor()
    await expectAccessible(page)
    const again = page.getByRole('button', { name: 'Try Again' })
    await page.keyboard.press('Tab')
    await again.press('Enter')
    await expect.poll(() => consoleErrors.length).toBe(2)
    await expectFocus(page, 'button')
    const { trailers } = await expectResponse(PublicCustomTrailerList, 200, 'GET', '/api/custom-trailers/public')
    const few = trailers.filter(({ name }) => !name.endsWith('of many'))
    await page.route('**/api/custom-trailers/public', (route) => json(route, { success: true, trailers: few }))
    await again.press('Enter')
    await page.getByRole('radio', { name: 'Airstream', checked: true }).waitFor()
    await expectFocus(page, '#step-title')
    await page.route('**/api/custom-trailers/public', (route) => json(route, { success: true, trailers: [] }))
    await page.reload()
    await page.getByRole('heading', { name: 'No Models Available' }).waitFor()
    await page.getByRole('link', { name: 'Contact Us' }).waitFor()
    await page.getByText('No models available at the moment. Please check back later.').waitFor()
    expect(consoleErrors.splice(0)).toHaveLength(2)
  })

  test('the equipment comes from the static file, and is waited for until one of them comes', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await page.route('**/api/equipment/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    await openEquipment(page, 'Fallback model')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(5)
    await page.route('**/data/equipment.json', (route) => route.fulfill({ status: 404, body: 'no' }))
    await page.reload()
    await page.getByText('Loading equipment…').waitFor()
    await page.getByRole('button', { name: 'Request a Quote' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/data/equipment.json')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(5)
    expectNothingElse(consoleErrors)
  })

  test('what was chosen from the static file is chosen from the catalogue before it is sent', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await page.route('**/api/equipment/public', (route) => route.fulfill({ status: 500, body: 'no' }))
    // Ids that differ from the catalogue's, and a piece that the catalogue lacks.
    const file = [
      { id: 1, name: 'Deep fryer 40 lb', category: 'Cooking' },
      { id: 2, name: 'Charbroiler 24"', category: 'Cooking' },
      { id: 3, name: 'Chocolate fountain', category: 'Cooking' },
    ]
    await page.route('**/data/equipment.json', (route) => route.fulfill({ json: { equipment: file } }))
    await openEquipment(page, 'Matched model')
    await page.getByRole('button', { name: 'Select All' }).click()
    await counter(page, 3).waitFor()
    await fillBuildCustomer(page, 'Matched Visitor')
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
    expect(consoleErrors.splice(0)).toHaveLength(2)
  })

  test('a piece and a size that are no longer offered are named when the quote is requested', async () => {
    const id = await newEquipment({ name: 'Fleeting toaster', category: 'Story cooking' })
    const { page, consoleErrors } = await open(PHONE)
    const model = await openEquipment(page, 'Late model')
    await search(page).fill('fleeting')
    await page.getByRole('checkbox', { name: 'Fleeting toaster' }).click()
    await counter(page, 1).waitFor()
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/equipment/${id}`, { token })).status).toBe(200)
    await fillBuildCustomer(page, 'Late Visitor')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByText('Not sent yet: Fleeting toaster is not offered for this trailer.').waitFor()

    const sizes = await call('PUT', `/api/custom-trailers/${model}`, { token, body: { sizes: ['5m'] } })
    expect(sizes.status).toBe(200)
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expectWords(page, 'Late model does not come in 6m. Pick one of its sizes.')
    await page.getByRole('radio', { name: '5m (16 ft)', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    expect(consoleErrors.splice(0)).toHaveLength(2)
  })

  test('a model that is withdrawn while a quote is asked for leaves what was typed, and says that nothing was sent', async () => {
    const { page, consoleErrors } = await open(DESKTOP)
    const model = await openEquipment(page, 'Withdrawn model')
    await fillBuildCustomer(page, 'Wilma Withdrawn')
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/custom-trailers/${model}`, { token })).status).toBe(200)
    await newModel({ name: 'Staying model' })
    const { trailers } = await expectResponse(PublicCustomTrailerList, 200, 'GET', '/api/custom-trailers/public')
    const few = trailers.filter(({ id, name }) => id <= 2 || name === 'Staying model')
    await page.route('**/api/custom-trailers/public', (route) => json(route, { success: true, trailers: few }))
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    const gone = 'Withdrawn model is no longer offered. Choose another one.'
    const told = `Not sent yet. ${gone} What you typed is kept.`
    await expectWords(page, told)
    // With three models, the first step is so short that its heading is in view on focus without the notice above it.
    const top = () => page.getByText(told).evaluate((words) => words.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(0)
    await page.reload()
    await buildUpTo(page, 'Staying model', '5m', 'Jet Black')
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Wilma Withdrawn')
    expect(consoleErrors.splice(0)).toHaveLength(1)
  })

  test('equipment that gets another price while a quote is asked for is confirmed and printed at its new one', async () => {
    const id = await newEquipment({ name: 'Rising oven', category: 'Story cooking', price: 50_000 })
    const { page } = await open(PHONE)
    await openEquipment(page, 'Costlier model')
    await search(page).fill('rising')
    await page.getByRole('checkbox', { name: 'Rising oven' }).click()
    await counter(page, 1).waitFor()
    const token = await tokenOf('manager')
    expect((await call('PUT', `/api/equipment/${id}`, { token, body: { price: 900 } })).status).toBe(200)
    await fillBuildCustomer(page, 'Rita Rising')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expectWords(page, 'The equipment is €900. You saw €500 before: prices of equipment were changed meanwhile.')
    await expectWords(page, /^€900$/)
    expect(await page.getByText(/base price is/).count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await page.locator('[data-sheet]').waitFor()
    expect(await page.locator('body').innerText()).not.toContain('€500')
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
