import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newModel } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { buildUpTo, counter, openConfigurator, openEquipment } from './build-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const chosen = 'input[type="checkbox"][aria-labelledby]:checked'

describe('a build', () => {
  test('travels in a link to another browser, where it replaces nothing for good', async () => {
    const model = await newModel({ name: 'Shared model' })
    const sender = await open(DESKTOP)
    await exclusiveContext(sender.page).grantPermissions(['clipboard-read', 'clipboard-write'])
    await openConfigurator(sender.page, `/build?model=${model}`)
    await buildUpTo(sender.page, 'Shared model', '6m', 'Pure Orange')
    await sender.page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await sender.page.getByRole('checkbox', { name: 'Deep fryer 40 lb' }).click()
    await sender.page.getByRole('button', { name: 'Copy link' }).click()
    await sender.page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await sender.page.evaluate(() => navigator.clipboard.readText())
    expect(link.length).toBeLessThan(120)

    const { page } = await open(PHONE)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Equipment Selection' }).waitFor()
    await page.getByRole('img', { name: /6 m \(20 ft\) long, in pure orange/ }).waitFor()
    await expect.poll(() => page.locator(chosen).count()).toBe(2)
    expect(new URL(page.url()).hash).toBe('#equipment')

    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByText('You opened the link of another build.').waitFor()
    await expect.poll(() => page.locator(chosen).count()).toBe(2)
    await expectAccessible(page, { isContrastKnown: true })
    await page.getByRole('button', { name: 'Bring back my own' }).click()
    await expect.poll(() => page.locator(chosen).count()).toBe(1)

    await page.goto('about:blank')
    await page.goto(`/build#model=${model}&size=5m`)
    await page.getByRole('heading', { name: 'Customize' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#customize')
    await page.getByRole('radio', { name: 'Traffic White' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: 'Anthracite Grey' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Bring back my own' }).click()
    await expect.poll(() => page.locator(chosen).count()).toBe(1)
  })

  test('opened by a link or a reload leaves the focus where the page begins', async () => {
    const { page } = await open(DESKTOP)
    await openEquipment(page, 'Opened model', {}, '&items=1.2')
    const expectNoFocus = async () => {
      await counter(page, 2).waitFor()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    }
    await expectNoFocus()
    await page.reload()
    await expectNoFocus()
  })

  test('that a link has put aside is offered after a reload and in every tab, until it is brought back', async () => {
    const { page } = await open(DESKTOP)
    const told = (tab: Page) => tab.getByText('You opened the link of another build.')
    const model = await openEquipment(page, 'Put aside model')
    await page.getByRole('checkbox', { name: 'Charbroiler 24"' }).click()
    const other = await page.context().newPage()
    await other.goto(`/build#model=${model}&size=4m&color=3020&items=5.6`)
    await told(other).waitFor()
    await told(page).waitFor()
    await expect.poll(() => page.locator(chosen).count()).toBe(2)
    await other.goto('about:blank')
    await other.goto(`/build#model=${model}&size=5m&color=7016&items=5-7`)
    await other.getByRole('img', { name: /5 m \(16 ft\) long/ }).waitFor()
    await other.reload()
    await told(other).waitFor()
    await page.getByRole('button', { name: 'Bring back my own' }).click()
    for (const tab of [page, other]) {
      await told(tab).waitFor({ state: 'detached' })
      await tab.getByRole('img', { name: /6 m \(20 ft\) long, in traffic white/ }).waitFor()
      await expect.poll(() => tab.locator(chosen).count()).toBe(1)
    }
    await page.reload()
    await page.locator(chosen).waitFor()
    expect(await told(page).count()).toBe(0)
  })

  test('that a link has put aside is forgotten with OK, and told what is no longer offered of it otherwise', async () => {
    const model = await newModel({ name: 'Present model' })
    const { page } = await open(PHONE)
    const told = page.getByText('You opened the link of another build.')
    const link = `/build#model=${model}&size=4m&color=3020&items=5`
    await page.goto('/favicon.svg')
    await page.evaluate(() =>
      localStorage.setItem('build-draft', '{"trailer_model":"Bygone model","size_m":"6m","color_ral":"RAL 3020"}'),
    )
    await page.goto(link)
    await page.getByRole('button', { name: 'Bring back my own' }).click()
    await page.getByText('Bygone model is no longer offered.').waitFor()
    await page.getByRole('heading', { name: 'Select Trailer Model' }).waitFor()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'OK', exact: true }).press('Enter')
    await told.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator(chosen).waitFor()
    expect(await told.count()).toBe(0)
  })
})

describe('the model of an address', () => {
  test('is chosen by id or by slug, keeps the size only if it offers it, and is reported when it is not offered', async () => {
    const first = await newModel({ name: "Addressed 16'", sizes: ['5m', '6m'] })
    await newModel({ name: 'Addressed Cousin 18’', sizes: ['6m', '8m'] })
    const { page } = await open(DESKTOP)
    await openConfigurator(page, `/build?model=${first}`)
    await expect.poll(() => page.getByRole('radio', { name: "Addressed 16'" }).isChecked()).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('radio', { name: '6m' }).check()
    await openConfigurator(page, '/build?model=addressed-cousin-18')
    await expect.poll(() => page.getByRole('radio', { name: 'Addressed Cousin' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: '6m' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '8m' }).check()
    await page.getByRole('radio', { name: "Addressed 16'" }).check()
    await page.getByRole('status').getByText('Pick a size to continue').waitFor()
    // A link without a value requests no model.
    await openConfigurator(page, '/build?model=')
    await expect.poll(() => page.getByRole('radio', { name: "Addressed 16'" }).isChecked()).toBe(true)
    expect(await page.getByText('The model of this link is not offered.').count()).toBe(0)
    await openConfigurator(page, '/build?model=never-heard-of-it')
    const missing = page.getByText('The model of this link is not offered.')
    await missing.waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    await missing.waitFor({ state: 'detached' })
  })
})
