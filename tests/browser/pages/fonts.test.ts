import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, SCREENS } from '../support/browser.ts'
import { expectNothingElse } from '../support/failure-steps.ts'

const [, PHONE] = SCREENS

/** Until its text stands in our fonts. */
async function inOurFonts(page: Page): Promise<void> {
  await page.locator('footer[data-fonts]').waitFor()
}

test('a returning visitor sees our fonts from the first moment', async () => {
  const { page, consoleErrors } = await open(PHONE)
  await page.goto('/faq')
  await inOurFonts(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.locator('html[data-fonts]').waitFor()
  expectNothingElse(consoleErrors)
})

test('a first visit ends in our fonts, whose whole alphabet comes where a name needs it', async () => {
  const { page } = await open(PHONE)
  const files: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && files.push(request.url()))
  await page.goto('/faq')
  await inOurFonts(page)
  expect(files).toHaveLength(2)
  const [own, standIn] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange()
    text.selectNodeContents(heading)
    const { width } = text.getBoundingClientRect()
    heading.style.fontFamily = 'Bricolage Fallback'
    return [width, text.getBoundingClientRect().width]
  })
  expect(own).not.toBe(standIn)
  const alphabet = page.waitForRequest(/latin-wght.*\.woff2$/)
  await page
    .locator('main p')
    .first()
    .evaluate((element) => element.append(' Zoë'))
  await alphabet
})

/** The font of every element, once the script has hydrated its islands and the business record has arrived. */
async function families(page: Page): Promise<string[]> {
  await page.locator('footer [data-contact="email"]').waitFor()
  await expect.poll(() => page.locator('astro-island[ssr]').count()).toBe(0)
  return page.locator('main *, footer *').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily))
}

test.each(['/faq', '/rent/1'])(
  'a first visit of %s shows our fonts a few elements a frame, and in the end as every later visit does',
  async (path) => {
    const { page } = await open(PHONE)
    await page.addInitScript(() => {
      const sizes: number[] = []
      let frame = 0
      const count = () => {
        frame++
        requestAnimationFrame(count)
      }
      count()
      const ownSize = (part: Node) =>
        part instanceof Element
          ? [...part.querySelectorAll(':not(svg *)')].filter((inner) => inner.closest('[data-fonts]') === part).length
          : 0
      new MutationObserver((changes) => {
        for (const { target } of changes) sizes[frame] = (sizes[frame] ?? 0) + ownSize(target)
      }).observe(document, { attributeFilter: ['data-fonts'], subtree: true })
      Object.assign(window, { sizes })
    })
    await page.goto(path)
    await inOurFonts(page)
    const sizes = await page.evaluate<number[]>('sizes.filter((size) => size !== null)')
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.max(...sizes)).toBeLessThan(80)
    const first = await families(page)
    await page.reload()
    await page.locator('html[data-fonts]').waitFor()
    expect(await families(page)).toEqual(first)
  },
)

test('a drawing is not styled anew for our fonts, but its words are', async () => {
  const { page } = await open(PHONE)
  await page.route('**/*.woff2', () => {})
  await page.goto('/build')
  // The text of a drawing is its length.
  await page.locator('input[name="model"]').first().check()
  await page.locator('input[name="size"]').first().check()
  await page
    .getByRole('img', { name: / ft\) long,/ })
    .first()
    .waitFor()
  const familyOf = (part: string) =>
    page
      .locator(`main svg[role="img"] ${part}`)
      .first()
      .evaluate((shape) => getComputedStyle(shape).fontFamily)
  const before = await familyOf('path')
  expect(await familyOf('text')).toBe(before)
  await page.evaluate(() => document.querySelector<HTMLElement>('main > *')?.setAttribute('data-fonts', ''))
  await expect.poll(() => familyOf('text')).toContain('Instrument Sans Variable')
  expect(await familyOf('path')).toBe(before)
})

test('without JavaScript the fonts come by the style alone', async () => {
  const { page } = await open(PHONE, { javaScriptEnabled: false })
  const font = page.waitForRequest(/\.woff2$/)
  await page.goto('/faq')
  await font
})
