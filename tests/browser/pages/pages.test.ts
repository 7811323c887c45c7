import { describe, expect, test } from 'vitest'
import { andBack, put } from '../portal/business-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import { expectFooterAtBottom, holdBack } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('on a phone', () => {
  test('the menu opens a drawer that Escape closes, and the page behind stands still', async () => {
    const { page } = await open(PHONE)
    await page.goto('/')
    const nav = page.getByRole('banner')
    expect((await nav.boundingBox())?.height).toBe(72)
    // The second press of a double click falls on what closes it.
    await page.getByRole('button', { name: /menu/i }).first().dblclick()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Rentals' }).waitFor()
    await expectAccessible(page)
    await asFirefox115(page)
    const scroll = () => page.evaluate(() => [window.scrollY, getComputedStyle(document.documentElement).overflowY])
    const before = await scroll()
    expect(before[1]).toBe('hidden')
    await page.mouse.wheel(0, 600)
    expect(await scroll()).toEqual(before)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(scroll).toEqual([before[0], 'visible'])
    // Opened before the script is there.
    const letGo = await holdBack(page, '**/*.js')
    await page.goto('/rentals', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.waitFor()
    letGo()
    await expect.poll(scroll).toEqual([0, 'hidden'])
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await drawer.waitFor({ state: 'hidden' })
  })
})

test('the bar stays at the top, leads home and everywhere, and becomes a menu below 768 px', async () => {
  const { page } = await open({ width: 768, height: 900 })
  await page.goto('/rentals')
  const bar = page.getByRole('banner')
  const links = () =>
    bar
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')]))
  const home = ['Tampa Food Trailers', '/']
  expect(await links()).toEqual([
    home,
    ['Rentals', '/rentals'],
    ['Custom Builds', '/custom'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
    ['(813) 555-0142', 'tel:8135550142'],
  ])
  const menu = bar.getByRole('button', { name: 'Menu' })
  expect(await menu.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 400))
  expect((await bar.boundingBox())?.y).toBe(0)
  await page.setViewportSize({ width: 767, height: 900 })
  expect(await links()).toEqual([home])
  expect(await menu.isVisible()).toBe(true)
  expect((await bar.boundingBox())?.y).toBe(0)
})

test('a visitor whose browser keeps nothing can rent all the same', async () => {
  const { page } = await open(DESKTOP)
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/rent/1')
  await page.getByLabel('Name').fill('No Storage')
  expect(await page.locator('button[data-day]').count()).toBeGreaterThan(20)
})

test('the business record reaches a page that was made before it was known', async () => {
  const { page } = await open(DESKTOP)
  const phone = (number: RegExp) => page.getByRole('banner').getByRole('link', { name: number })
  await exclusiveContext(page).clock.install()
  await page.goto('/')
  await phone(/\(813\) 555-0142/).waitFor()
  expect(await page.content()).not.toContain('(000) 000-0000')
  await andBack(async () => {
    await put({ phone: '8135550188' })
    // However long a visit lasts, it shows what staff saved a minute ago.
    await page.clock.fastForward(61_000)
    for (const path of ['/faq', '/contact']) {
      await page.goto(path)
      await phone(/\(813\) 555-0188/).waitFor()
    }
  })
  await page.clock.setSystemTime('2031-06-01T12:00:00')
  await page.goto('/faq')
  await page.getByText('© 2031 Tampa Food Trailers. All rights reserved.').waitFor()
})

test('a tablet shows the three trailers to have instead of a rented one side by side', async () => {
  const { page } = await open({ width: 768, height: 1024 })
  await page.goto('/rent/5')
  const cards = page.getByRole('main').getByRole('list').filter({ hasText: 'Available Now' }).getByRole('article')
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

test('/rentals shows its cards to a visitor without JavaScript, and the menu opens', async () => {
  const { page } = await open(PHONE, { javaScriptEnabled: false })
  await page.goto('/rentals')
  expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  expect(
    await page
      .getByRole('link', { name: /Rent Now/ })
      .first()
      .getAttribute('href'),
  ).toMatch(/^\/rent\/\d+$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
})

test('what is not there is reported in the site’s own look, and leads back', async () => {
  const { page, consoleErrors } = await open(PHONE)
  // The first page fetches the record, and would log an error if left before that.
  const record = page.waitForResponse('**/api/business-info')
  // Missing trailers and missing models are reported in the same way.
  for (const path of ['/no-such-page', '/rent/999999']) {
    await page.goto(path)
    await record
    await expectAccessibleOnBoth(page)
    await expectFooterAtBottom(page)
  }
  await page.getByRole('link', { name: 'Back to Rentals' }).click()
  await page.waitForURL('**/rentals')
  expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
})
