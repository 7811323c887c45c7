import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { BuildResponse } from '#contract/requests/custom-build'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { newModel } from '../../api/records.ts'
import { expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import { expectReadableLines } from '../support/line-length.ts'
import { edgesOf, expectFocus, tabTo } from '../support/steps.ts'
import { translate } from '../support/translate.ts'
import { misfits, onEach } from '../support/word-steps.ts'
import { fillBuildCustomer, openConfigurator } from './build-steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('on a phone, with the layout checked on a desktop too', () => {
  test('a first-time owner designs a trailer, sees it, and asks for a quote', async () => {
    const customer = 'First Owner'
    const model = 'Retro walk'
    await newModel({ name: model, sizes: ['5m', '7m'], price: 1_234_500 })
    const { page } = await open(PHONE, { hasTouch: true })
    const press = (locator: Locator) => locator.tap()
    const progress = () => page.getByRole('progressbar').getAttribute('value')
    const next = page.getByRole('button', { name: 'Next' })
    await openConfigurator(page)
    expect([await progress(), await next.isDisabled()]).toEqual(['0', true])
    expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true)

    await press(page.getByText(model, { exact: true }))
    await page.getByRole('status').getByText('Pick a size to continue').waitFor()
    await page.getByRole('img', { name: /^Retro food trailer, in / }).waitFor()
    await page.getByRole('button', { name: 'Next', description: 'Pick a size to continue', disabled: true }).waitFor()
    const sizes = page.getByRole('group', { name: 'Select Size' })
    await press(sizes.getByText('7m (23 ft)', { exact: true }))
    await page.getByRole('img', { name: /^Retro food trailer, 7 m \(23 ft\) long/ }).waitFor()
    await page.getByText('$12,345', { exact: true }).waitFor()
    await press(page.getByRole('button', { name: 'Tacos' }))
    await page.getByText(/^Equipment, \d+ items$/).waitFor()
    await expectAccessibleOnBoth(page)

    await press(next)
    await page.getByRole('heading', { level: 2, name: 'Customize' }).waitFor()
    expect([await progress(), await next.isDisabled()]).toEqual(['50', true])
    expect(await page.getByRole('radio').count()).toBe(8)
    await page.getByRole('button', { name: 'Pick a color to continue' }).waitFor()
    await press(page.getByText('Traffic Red', { exact: true }))
    await page.getByRole('img', { name: /7 m \(23 ft\) long, in traffic red, .*generator/ }).waitFor()
    await expectAccessibleOnBoth(page)

    await press(next)
    await page.getByRole('heading', { level: 2, name: 'Equipment Selection' }).waitFor()
    await page.getByRole('checkbox', { name: 'Show only selected' }).waitFor()
    expect([await progress(), await next.isDisabled()]).toEqual(['100', true])
    await press(page.getByRole('button', { name: 'Floor plan and power' }))
    const facts = page.getByRole('region', { name: 'Your trailer' })
    await facts.getByText('Smallest generator').waitFor()
    await facts
      .getByText(/ ft\) of the back wall used\.$/)
      .first()
      .waitFor()
    await expectAccessibleOnBoth(page)
    await expectReadableLines(page)
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const plan = facts.getByRole('img', { name: /^Floor plan/ }).locator('..')
    expect(await plan.evaluate((ground) => getComputedStyle(ground).backgroundColor)).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ forcedColors: null, colorScheme: null })

    const toQuote = page.getByRole('button', { name: 'Go to your quote' })
    await press(toQuote)
    await expectFocus(page, '#customer_name')
    await toQuote.waitFor({ state: 'hidden' })
    await fillBuildCustomer(page, customer)
    await press(page.getByRole('button', { name: 'Request a Quote' }))
    const confirmation = page.getByRole('heading', { name: /^Request #\d+ is in$/ })
    await confirmation.waitFor()
    await expectAccessibleOnBoth(page)
    await expectReadableLines(page)
    const number = /#(\d+)/.exec(await confirmation.innerText())?.[1]
    const { quote } = await expectResponse(BuildResponse, 200, 'GET', `/api/custom-builds/${number}`, {
      token: await tokenOf('manager'),
    })
    expect(quote).toMatchObject({
      customer_name: customer,
      trailer_model: model,
      trailer_size: '7m',
      color_ral: 'RAL 3020',
      estimated_price: 12_345,
    })
    expect(quote.equipment_selected).toContain('Flat-top griddle 24"')
  })
})

test('somebody designs a trailer by keyboard alone, on a page that the browser translates', async () => {
  const { page } = await open(DESKTOP)
  await openConfigurator(page)
  await translate(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await tabTo(page, page.locator('input[name="model"]').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.locator('input[name="size"]').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Customize')
  await tabTo(page, page.locator('input[name="color"]').first())
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Equipment Selection')
  await page.getByRole('checkbox', { name: 'Show only selected' }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Coffee' }))
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Equipment Selection')
  await tabTo(page, page.getByRole('button', { name: /^All equipment/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Clear All' }))
  await page.keyboard.press('Enter')
  await page.getByText('0 selected', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Cooking/ }).press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: 'Charbroiler 24"' }))
  await page.keyboard.press('Space')
  await page.getByText('1 selected', { exact: true }).first().waitFor()
  await page.getByText(/^Base price .+ Equipment: 1 item, €1,390\.$/).waitFor()
  await tabTo(page, page.getByLabel('Name'))
  for (const text of ['Kay Board', 'kay@example.org', '8135550101']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, page.getByRole('button', { name: 'Request a Quote' }))
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('heading', { name: /^Request #\d+ is in$/ })
  await confirmation.waitFor()
  await expect.poll(() => confirmation.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what is chosen and where the keyboard is can be seen in a browser without :has()', async () => {
  const { page } = await open(DESKTOP)
  await page.goto('/build#size=6m&color=9016')
  const ring = (input: Locator) => input.evaluate((element) => getComputedStyle(element).outlineStyle)
  const cardRing = (input: Locator) =>
    input.locator('xpath=following-sibling::span').evaluate((name) => getComputedStyle(name, '::after').outlineStyle)
  const next = page.getByRole('button', { name: 'Next' })
  // A model that is pressed before the script runs completes this link, which then opens at the equipment.
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  await asFirefox115(page)
  const model = page.locator('input[name="model"]').first()
  await tabTo(page, model)
  expect(await ring(model)).toBe('solid')
  await page.keyboard.press('Space')
  await page.locator('input[name="size"]').last().check()
  await next.click()
  const white = page.getByRole('radio', { name: /Traffic White/ })
  const black = page.getByRole('radio', { name: /Jet Black/ })
  await white.check()
  await tabTo(page, white)
  await page.keyboard.press('ArrowRight')
  await asFirefox115(page)
  const ticks = page.locator('label:has(input[name="color"]) svg > g')
  const opacities = () => ticks.evaluateAll((all) => all.map((tick) => getComputedStyle(tick).opacity).slice(0, 2))
  await expect.poll(opacities).toEqual(['0', '1'])
  expect([await cardRing(white), await cardRing(black)]).toEqual(['none', 'solid'])
  await next.click()
  await page.getByRole('button', { name: /^All equipment/ }).click()
  const item = page.getByRole('checkbox', { name: 'Charbroiler 24"' })
  await asFirefox115(page)
  await tabTo(page, item)
  expect(await ring(item)).toBe('solid')
})

test('the whole picture stays beside what is chosen on a phone in landscape, above the bar of a smaller one, and on such a tablet', async () => {
  const model = await newModel({ name: 'Turned model' })
  const screens = [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 1024, height: 768 },
  ] as const
  const { page } = await open(screens[0], { hasTouch: true })
  await page.goto(`/build#model=${model}&size=6m`)
  const last = page.getByRole('radio', { name: /Pure Orange/ })
  const picture = page.getByRole('img', { name: /^Square food trailer, 6 m \(20 ft\) long, in pure orange/ })
  const next = page.getByRole('button', { name: 'Next' })
  await onEach(page, screens, async (screen) => {
    await page.evaluate(() => scrollTo(0, 0))
    await last.tap()
    const [shown, color, bar] = await Promise.all([edgesOf(picture), edgesOf(last), edgesOf(next)])
    const on = `${screen.width}`
    expect(shown.top, on).toBeGreaterThanOrEqual(0)
    expect(shown.bottom, on).toBeLessThan(Math.min(bar.top, screen.height))
    expect(shown.right, on).toBeLessThan(color.left)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), on).toBe(screen.width)
    expect(await misfits(page, 'label:has([name="color"]) span', 'label'), on).toEqual([])
  })
})

describe('the sizes', () => {
  const position = (place: Locator) => place.evaluate((element) => getComputedStyle(element).position)
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

  /** The words of what CSS draws larger in the picture: on a phone the plate with the length and its text, and nothing else. */
  function enlarged(page: Page): Promise<(string | null)[]> {
    return page
      .locator('main svg[role="img"] *')
      .evaluateAll((shapes) =>
        shapes.filter((shape) => getComputedStyle(shape).scale !== 'none').map(({ textContent }) => textContent),
      )
  }

  test('come into view with a model that is picked by hand, are missed in the bar, are told in larger words on a phone, and lead to a title right below the picture', async () => {
    await newModel({ name: 'Sized model' })
    const { page } = await open(PHONE, { hasTouch: true })
    const bar = page.locator('div', { has: page.getByRole('button', { name: 'Next' }) }).last()
    await openConfigurator(page, '/build?model=sized-model')
    await bar.getByRole('button', { name: 'Pick a size to continue' }).tap()
    await expectFocus(page, 'input[name="size"]')
    expect(await top(page.getByRole('radio', { name: '4m' }))).toBeLessThan(PHONE.height - 100)
    await page.getByText("Airstream 18'", { exact: true }).tap()
    await page.getByRole('img', { name: /^Airstream-style food trailer, in / }).waitFor()
    expect(await enlarged(page)).toEqual([])
    const hint = page.getByRole('status').getByText('Pick a size to continue')
    await expect.poll(async () => (await top(bar)) - (await top(hint))).toBeGreaterThan(24)
    await page.getByRole('radio', { name: '6m' }).tap()
    await expect.poll(() => page.getByText('Pick a size to continue').count()).toBe(0)
    await page.getByRole('img', { name: /^Airstream-style food trailer, 6 m \(20 ft\) long/ }).waitFor()
    expect(await enlarged(page)).toEqual(['', '6 m · 20 ft'])
    expect(await position(bar)).toBe('fixed')
    expect(Math.round((await bar.boundingBox())?.y ?? 0)).toBeGreaterThan(PHONE.height - 120)
    await page.setViewportSize(DESKTOP)
    expect(await enlarged(page)).toEqual([])
    expect(await position(bar)).toBe('static')

    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Next' }).tap()
    const title = page.getByRole('heading', { name: 'Customize' })
    await title.waitFor()
    const picture = page.locator('[data-picture="build"]')
    // Not half of what is between them.
    const gap = async () => Math.round((await top(title)) - (await edgesOf(picture)).bottom)
    await expect.poll(gap).toBe(16)
  })

  test('do not scroll into view while models are chosen by keyboard, so that the focus stays in view', async () => {
    await newModel({ name: 'Model by key' })
    const { page } = await open(PHONE)
    await openConfigurator(page)
    const radios = page.locator('input[name="model"]')
    await radios.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    const second = radios.nth(1)
    await page.getByRole('status').getByText('Pick a size to continue').waitFor()
    expect(await second.evaluate((radio) => radio === document.activeElement)).toBe(true)
    // The place of the picture, which stays while the drawing in it is replaced.
    const { bottom } = await edgesOf(page.locator('main div:has(> svg[role="img"])'))
    expect(bottom).toBeGreaterThan(100)
    expect(await top(second)).toBeGreaterThan(bottom)
    // Where the picture scrolls along, no room is kept for it.
    const kept = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    expect(await kept()).toBeGreaterThanOrEqual(bottom)
    await page.setViewportSize({ width: 320, height: 480 })
    expect(await kept()).toBe(24)
  })
})
