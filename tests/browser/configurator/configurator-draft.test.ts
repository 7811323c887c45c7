import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, tokenOf } from '../../api/client.ts'
import { newModel } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { buildUpTo, fillBuildCustomer, openConfigurator, openEquipment } from './build-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const chosen = 'input[type="checkbox"][aria-labelledby]:checked'

describe('a build', () => {
  test('is there again after a reload, the browser’s back leads through its steps, and only a confirmation starts over', async () => {
    await newModel({ name: 'Kept model' })
    const { page } = await open(PHONE)
    await openConfigurator(page)
    await buildUpTo(page, 'Kept model', '6m', 'Sky Blue')
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await page.reload()
    await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
    await page.locator(chosen).waitFor()
    expect(new URL(page.url()).hash).toBe('#equipment')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep my build' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
    await page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current]').click()
    await page.goBack()
    await page.getByRole('heading', { name: 'Customize' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Sky Blue' }).isChecked()).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { name: 'Select Trailer Model' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Kept model' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: '6m' }).isChecked()).toBe(true)
    await page.goForward()
    await page.goForward()
    await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('heading', { name: 'Select Trailer Model' }).waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  })

  test('is not sent without its equipment while that is still loading', async () => {
    const { page } = await open(PHONE)
    await openEquipment(page, 'Early model')
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await page.locator(chosen).waitFor()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/equipment/public', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.reload()
    await page.getByText('Loading equipment…').first().waitFor()
    await fillBuildCustomer(page, 'Early Bird')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await page.getByText('Your equipment has not loaded yet.').waitFor()
    held.resolve()
    await page.locator(chosen).waitFor()
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    const token = await tokenOf('staff')
    await expect
      .poll(async () => (await call('GET', '/api/custom-builds?q=Early+Bird', { token })).body)
      .toMatchObject({ quotes: [{ equipment_selected: ['Charbroiler 24"'] }] })
  })

  test('can be made where the storage is full', async () => {
    await newModel({ name: 'Crowded model' })
    const { page } = await open(PHONE)
    await page.addInitScript(() => {
      const set = () => {
        throw new DOMException('It is full', 'QuotaExceededError')
      }
      Object.defineProperty(window, 'localStorage', { value: new Proxy(localStorage, { set }) })
    })
    await openConfigurator(page)
    await buildUpTo(page, 'Crowded model', '6m', 'Sky Blue')
  })

  test('names what is no longer on offer instead of dropping it', async () => {
    const model = await newModel({ name: 'Sold model' })
    const { page } = await open(PHONE)
    await page.goto('/favicon.svg')
    await page.evaluate(
      ([id]) => {
        const items = [4, 999_999, 'Cooking-9-Chocolate fountain-40x40', 'Cooking-3-Deep fryer 40 lb-40x77']
        const draft = { trailer_model: id, size_m: '9m', color_ral: 'RAL 1000', items }
        localStorage.setItem('build-draft', JSON.stringify(draft))
        localStorage.setItem('build-names', JSON.stringify({ 999999: 'Candy floss machine' }))
      },
      [model],
    )
    await openConfigurator(page)
    await page.getByText('Sold model does not come in 9m.').waitFor()
    await page.getByText('The color RAL 1000 is no longer offered.').waitFor()
    const gone = page.getByText(/Candy floss machine, Cooking-9-Chocolate fountain-40x40\.$/)
    await gone.waitFor()
    await page.getByText('Equipment, 2 items').waitFor()
    await expectAccessible(page)
    await page.locator('div').filter({ has: gone }).last().getByRole('button', { name: 'OK' }).click()
    await gone.waitFor({ state: 'detached' })
  })
})

describe('a notice', () => {
  const isOnTitle = (page: Page) => page.locator('#step-title').evaluate((title) => title === document.activeElement)

  test('keeps its buttons in one line within its frame, and leaves the focus on the step when it goes', async () => {
    const model = await newModel({ name: 'Noticed model' })
    const { page } = await open(DESKTOP)
    await page.goto('/favicon.svg')
    const draft = JSON.stringify({ trailer_model: model, size_m: '6m', color_ral: 'RAL 5015' })
    await page.evaluate((own) => localStorage.setItem('build-draft', own), draft)
    const own = page.getByRole('button', { name: 'Bring back my own' })
    const ok = page.getByRole('button', { name: 'OK', exact: true })
    for (const button of [own, ok]) {
      await page.goto('/favicon.svg')
      await page.goto(`/build#model=${model}&size=4m&color=3020&items=5.999999`)
      await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
      await page.getByText('You opened the link of another build.').waitFor()
      await page.getByText(/item no\. 999999\.$/).waitFor()
      if (button === own) await expectInLine(page, own, ok.first())
      await button.first().press('Enter')
      await page.getByText('You opened the link of another build.').waitFor({ state: 'detached' })
      await expect.poll(() => isOnTitle(page)).toBe(true)
    }
    await ok.press('Enter')
    await page.getByText(/item no\. 999999\.$/).waitFor({ state: 'detached' })
    await expect.poll(() => isOnTitle(page)).toBe(true)
  })

  async function expectInLine(page: Page, one: Locator, other: Locator) {
    for (const { width, height } of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
      await page.setViewportSize({ width, height })
      const [first, second] = [await one.boundingBox(), await other.boundingBox()]
      expect(second?.y, `${width} px`).toBe(first?.y)
      const gap = (second?.x ?? 0) - ((first?.x ?? 0) + (first?.width ?? 0))
      expect(gap, `${width} px`).toBeGreaterThan(0)
      expect(gap, `${width} px`).toBeLessThan(40)
    }
  }
})
