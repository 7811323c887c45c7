import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { newModel, newTrailer } from '../../api/records.ts'
import { resetRecords } from '../../product.ts'
import { open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'

const [DESKTOP, PHONE] = SCREENS

/** The kinds of requests of a page until its text is in our fonts, and whether pictures had arrived before anything else. */
async function loading(page: Page, path: string): Promise<{ kinds: string[]; hadPicture: boolean }> {
  const kinds: string[] = []
  const pictures = new Set<string>()
  let hadPicture = true
  page.on('request', (request) => {
    const kind = request.resourceType()
    if (kind === 'font' || kind === 'script') hadPicture &&= pictures.size > 0
    kinds.push(kind)
  })
  page.on('requestfinished', (request) => request.resourceType() === 'image' && pictures.add(request.url()))
  await page.goto(path)
  await page.locator('footer[data-fonts]').waitFor()
  page.removeAllListeners()
  return { kinds, hadPicture }
}

test('the first picture has the line to itself on a first visit; fonts, scripts and islands follow', async () => {
  const { page } = await open(PHONE)
  // Slow pictures, as on a real network, so that anything that would overtake them does.
  await page.route('**/images/**', async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  const { kinds, hadPicture } = await loading(page, '/rental-details?id=1')
  expect(kinds).toContain('font')
  expect(kinds).toContain('script')
  expect(hadPicture).toBe(true)
})

test('whoever begins to use a page does not wait for its pictures', async () => {
  const { page } = await open(DESKTOP)
  await exclusiveContext(page).clock.install()
  await page.route('**/images/**', () => {})
  await page.goto('/rentals', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('html[data-painted]').count()).toBe(0)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Carousel' }).click()
  await page.locator('trailer-lineup[data-view="carousel"]').waitFor()
})

test('an island is fetched along with the script that hydrates it, not after it', async () => {
  const { page } = await open(PHONE)
  const asked = new Set<string | null>()
  await page.route('**/_astro/*.js', (route) => void asked.add(new URL(route.request().url()).pathname))
  await page.goto(`/rent/${await newTrailer()}`)
  const island = page.locator('astro-island')
  const own = [await island.getAttribute('component-url'), await island.getAttribute('renderer-url')]
  await expect.poll(() => own.filter((script) => asked.has(script))).toEqual(own)
})

/** Whether every section is rendered, and which pictures are still missing that a visitor would scroll to. */
const howWhole = (page: Page) =>
  page.locator('main section').evaluateAll((all) => {
    const pictures = all.flatMap((one) => [...one.querySelectorAll('img')]).filter((one) => one.checkVisibility())
    const boxes = all.flatMap((one) => [one, ...one.querySelectorAll('[data-view] > ul > li:not(.tile)')])
    return {
      drawn: boxes.every((one) => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      missing: pictures.filter(({ complete }) => !complete).map(({ src }) => src),
    }
  })

/** A page in a browser without scroll anchoring, which is what Safari is. */
async function openUnanchored(screen: (typeof SCREENS)[number]) {
  const opened = await open(screen)
  await opened.page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none; }')
    document.adoptedStyleSheets = [sheet]
  })
  return opened
}

/** Keeps the lists of the home page back until the returned function is called. */
async function holdLists(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_server-islands/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const toTheRent = (page: Page) => page.locator('#rent').evaluate((section) => section.getBoundingClientRect().top)

test.each(
  SCREENS.flatMap((screen) => [
    { ...screen, with: open },
    { ...screen, with: openUnanchored },
  ]),
)(
  'where a visitor has come to on $name stays in place while the page comes to rest (with: $with.name)',
  async ({ with: openScreen, ...screen }) => {
    onTestFinished(resetRecords)
    // The list above becomes higher than its placeholder, which has three cards.
    for (let count = 0; count < 3; count++) await newModel({ name: `Another model ${count}` })
    const { page } = await openScreen(screen)
    const letListsGo = await holdLists(page)
    await page.goto('/#rent')
    // Whoever presses something has not moved.
    await page.keyboard.press('Shift')
    letListsGo()
    await page.getByRole('link', { name: 'Configure: Another model 2' }).waitFor()
    await expect.poll(() => howWhole(page)).toMatchObject({ drawn: true })
    const under = await page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom)
    expect(Math.abs((await toTheRent(page)) - under)).toBeLessThan(2)
  },
)

test('whoever scrolls on before the page has come to rest is not taken back', async () => {
  const { page } = await openUnanchored(PHONE)
  const letListsGo = await holdLists(page)
  await page.goto('/#rent')
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await page.mouse.wheel(0, -20_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  letListsGo()
  await page.locator('#rent').getByRole('link', { name: 'Rent Now' }).first().waitFor()
  await expect.poll(() => howWhole(page)).toMatchObject({ drawn: true })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // A reload leaves to the browser where the visitor was, too.
  await page.reload()
  await page.locator('#rent').getByRole('link', { name: 'Rent Now' }).first().waitFor()
  await expect.poll(() => howWhole(page)).toMatchObject({ drawn: true })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('sections and cards further down are laid out a few per frame, and all pictures come, without any scrolling', async () => {
  const { page } = await open(PHONE)
  await page.addInitScript(() => {
    const frames: Element[][] = [[]]
    const count = () => {
      frames.push([])
      requestAnimationFrame(count)
    }
    count()
    new MutationObserver((changes) => {
      const ready = changes.filter(({ target, oldValue }) => {
        const waited = oldValue?.split(' ').includes('later')
        return waited && !(target as Element).classList.contains('later')
      })
      frames.at(-1)?.push(...ready.map(({ target }) => target as Element))
    }).observe(document, { attributeFilter: ['class'], attributeOldValue: true, subtree: true })
    const sizeOf = (one: Element) => (one.tagName === 'LI' ? one.querySelectorAll('*').length : 1)
    Object.assign(window, {
      sections: () => frames.map((frame) => frame.filter(({ tagName }) => tagName === 'SECTION').length),
      // A card with a drawing is alone in its frame.
      elements: () => frames.map((frame) => (frame.length > 1 ? frame.reduce((sum, one) => sum + sizeOf(one), 0) : 0)),
      cards: () => frames.flat().filter(({ tagName }) => tagName === 'LI').length,
    })
  })
  await page.goto('/')
  await expect.poll(() => howWhole(page)).toEqual({ drawn: true, missing: [] })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate<number>('cards()')).toBeGreaterThan(4)
  expect(Math.max(...(await page.evaluate<number[]>('sections()')))).toBe(1)
  expect(Math.max(...(await page.evaluate<number[]>('elements()')))).toBeLessThanOrEqual(100)
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
])(
  'pictures further down wait for the visitor to scroll where data is saved or the line is slow: %o',
  async (connection) => {
    const { page } = await open(PHONE)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto('/')
    await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
    await expect
      .poll(() => howWhole(page))
      .toMatchObject({
        drawn: true,
        missing: expect.arrayContaining([expect.stringMatching(/reasons\.svg$/)]),
      })
    // A picture that was requested but has not arrived would count as missing too.
    expect(await page.locator('img[src$="reasons.svg"]').getAttribute('loading')).toBe('lazy')
  },
)

test('of a long list only the first pictures are fetched before anybody scrolls', async () => {
  for (let made = 0; made < 6; made++) await newTrailer()
  const { page } = await open(PHONE)
  await page.goto('/rentals')
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  const soon = () => page.locator('trailer-lineup li img:not([loading="lazy"])').count()
  await expect.poll(soon).toBe(4)
})

test('the focus stays in sight when Tab moves it far down the page', async () => {
  const { page } = await open(PHONE)
  await page.goto('/')
  const closing = page.locator('section:has(#closing)').getByRole('link')
  const expectFocus = () => closing.evaluate((element) => element === document.activeElement)
  const last = page.getByRole('link', { name: 'View Details' }).last()
  await last.evaluate((element) => element.focus({ preventScroll: true }))
  do await page.keyboard.press('Tab')
  while (!(await expectFocus()))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { top, bottom } = await closing.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect([top >= 0, bottom <= PHONE.height]).toEqual([true, true])
})

test('the configurator shows its models before any script, and keeps what is pressed and focused meanwhile', async () => {
  const id = await newModel({ name: 'Early model' })
  const { page } = await open(PHONE)
  let letScriptsGo = () => {}
  const scripts = new Promise<void>((done) => (letScriptsGo = done))
  await page.route('**/_astro/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/build', { waitUntil: 'commit' })
  const early = page.getByRole('radio', { name: 'Early model' })
  await early.press('Space')
  const first = await early.elementHandle()
  letScriptsGo()
  await page.getByRole('radio', { name: '4m (13 ft)', exact: true }).waitFor()
  expect(await early.isChecked()).toBe(true)
  expect(await first?.evaluate((radio) => radio.isConnected), 'drawn anew by the script').toBe(true)
  // Firefox would restore the pressed state after each reload, whatever was chosen since.
  expect(await early.getAttribute('autocomplete')).toBe('off')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(`${id}`)
})
