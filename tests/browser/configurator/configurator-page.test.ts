import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { open, SCREENS } from '../support/browser.ts'
import { openConfigurator } from './build-steps.ts'

const PHONE = SCREENS[1]
// What the script takes over unchanged: hundreds of shapes that it would otherwise have to build, style and lay out again.
const KEPT = 'main svg[role="img"], #step-title, input[name="model"], #concepts-title'
const SCRIPT_LIMIT = 40 * 1024

describe('the page of the configurator', () => {
  test('moves nothing while its script takes over, and brings no more script than it may', async () => {
    const { page } = await open(PHONE)
    const loaded: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(response.body())
    })
    await page.addInitScript((kept) => {
      addEventListener('DOMContentLoaded', () => {
        for (const part of document.querySelectorAll<HTMLElement>(kept)) part.dataset.fromServer = ''
      })
    }, KEPT)
    await openConfigurator(page)
    await page.waitForLoadState('networkidle')
    const rendered = await page.locator(KEPT).evaluateAll((parts) => parts.map((part) => 'fromServer' in part.dataset))
    expect(rendered.length, 'picture, headings and a model').toBeGreaterThan(3)
    expect(rendered, 'parts that the script drew anew').not.toContain(false)
    const bytes = (await Promise.all(loaded)).reduce((sum, script) => sum + gzipSync(script).length, 0)
    expect(bytes).toBeLessThan(SCRIPT_LIMIT)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const shifts = (list: PerformanceObserverEntryList) =>
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
          new PerformanceObserver((list) => resolve(shifts(list))).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(0)))
        }),
    )
    expect(shift).toBeLessThan(0.001)
    const header = page.locator('header')
    expect(await header.evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThan(70)
    await page.setViewportSize({ width: 320, height: PHONE.height })
    const name = header.getByText('Tampa Food Trailers')
    expect(await name.evaluate((line) => line.getBoundingClientRect().height), 'two lines').toBeLessThan(40)
    await page.setViewportSize(PHONE)
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - innerWidth
    })
    expect(overflow, 'text of twice the size').toBeLessThanOrEqual(0)
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const { channels } = await sharp(await page.getByRole('progressbar').screenshot())
      .greyscale()
      .stats()
    expect(channels[0]?.mean, 'an empty bar on black').toBeLessThan(128)
  })

  test('keeps a model in place while the end of its card is still on its way', async () => {
    const { page } = await open(PHONE, { javaScriptEnabled: false })
    await page.goto('/build')
    const card = page.locator('label:has([name=model])').first()
    const places = () =>
      card.locator('img, input').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    const whole = await places()
    await card.locator('[id$=text], [id$=price]').evaluateAll((parts) => {
      for (const part of parts) part.remove()
    })
    expect(await places()).toEqual(whole)
  })

  test('says to a visitor without JavaScript what it needs and how to reach us', async () => {
    const { page } = await open(PHONE, { javaScriptEnabled: false })
    await page.goto('/build')
    await page.getByRole('heading', { level: 1, name: 'Design Your Custom Food Truck Trailer' }).waitFor()
    const words = page.locator('noscript div')
    await words.waitFor()
    expect(await words.innerText()).toContain('needs JavaScript')
    expect(await words.locator('a[href="tel:8135550142"]').count()).toBe(1)
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
  })
})
