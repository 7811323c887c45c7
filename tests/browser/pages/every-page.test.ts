import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PAGES, PLAIN } from '../../../scripts/product/site-pages.ts'
import { rentalDays, sendBuild, sendRental } from '../../api/records.ts'
import { send } from '../../product.ts'
import { expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { crawl, follow, kindOf, load, read } from '../support/crawl.ts'
import { expectFocusSeen } from '../support/keyboard-walk.ts'
import { expectReadableLines } from '../support/line-length.ts'
import { openSignedIn } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS
/** Pages where, on a wide screen, something stays in place beside what scrolls: their keyboard walk runs on one. */
const COLUMNS = ['/rental-details?id=1', '/custom-trailer-details?id=1', '/rent/1']
/** Built before the business record is known. */
const EARLY = ['/', '/contact']
const SCRIPT_LIMIT = 10 * 1024

/** A page after everything it loads by itself has arrived. */
async function settled(page: Page, path: string) {
  await page.goto(path)
  // On a busy machine the network may be idle before the scripts that wait for the first view are requested.
  if (!PLAIN.includes(path)) await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

describe.each(PAGES)('%s', (path) => {
  test('comes without a move, can be read by everybody on every screen, and walked through by keyboard', async () => {
    const { page } = await open(PHONE)
    const scripts = scriptsOf(page)
    await page.addInitScript(noteWhole)
    await settled(page, path)
    await expectLight(page, path, await scripts())
    // The configurator, which its script renders, has a story of its own.
    if (path !== '/build') await expectStill(page)
    expect(await page.getByText(/is taking long to load/).count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.title()).toMatch(/^[^|]+ \| Tampa Food Trailers$/)
    await expectAccessibleOnBoth(page)
    await expectReadableLines(page)
    if (COLUMNS.includes(path)) await page.setViewportSize(DESKTOP)
    await expectFocusSeen(page)
    if (EARLY.includes(path)) await expectKnown(page)
  })
})

test('pages tell search engines and shared links what they are, before any script', async () => {
  const { page } = await open(DESKTOP)
  for (const path of PAGES) {
    const html = await (await send(path)).text()
    expect(tagsThatRepeat(html), path).toEqual([])
    const { canonical, title, told, graph } = await headOf(page, html)
    const { pathname, search } = new URL(canonical ?? '')
    expect(pathname + search).toBe(path)
    expect(told, path).toMatchObject({
      description: expect.stringMatching(/\S{3}/),
      'og:title': title,
      'og:description': told.description,
      'og:type': 'website',
      'og:url': canonical,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S{3}/),
      'twitter:card': 'summary_large_image',
    })
    expect(told.robots, path).toBeUndefined()
    const image = new URL(told['og:image'] ?? '')
    const picture = await send(image.pathname + image.search)
    await picture.arrayBuffer()
    expect([picture.status, picture.headers.get('Content-Type')], path).toEqual([200, 'image/jpeg'])
    const kinds = path === '/' ? ['LocalBusiness', 'WebSite'] : ['BreadcrumbList']
    expect(graph.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(kinds))
    expect(JSON.stringify(graph), path).not.toMatch(/rating|review|\(000\)|example\.com/i)
  }
})

const TAG = /<[a-z][\w-]*((?:\s+[\w:.-]+(?:="[^"]*")?)+)\s*\/?>/g

/** The tags that name an attribute twice: an error in HTML, and every browser ignores the second. */
function tagsThatRepeat(html: string): string[] {
  const tags = [...html.matchAll(TAG)].filter(([, attributes = '']) => {
    const names = attributes
      .replaceAll(/="[^"]*"/g, '')
      .trim()
      .split(/\s+/)
    return new Set(names).size < names.length
  })
  return tags.map(([tag]) => tag)
}

/** The head of a page as the server sends it: its metas by name or property, and everything it describes with schema.org. */
function headOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const metas = [...parsed.querySelectorAll('meta[content]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ])
    const scripts = [...parsed.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: parsed.title,
      canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      told: Object.fromEntries(metas) as Record<string, string>,
      graph: scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph']),
    }
  }, html)
}

/** The business record, without which the page was built, is described to search engines as well. */
async function expectKnown(page: Page): Promise<void> {
  const businesses = async () => {
    const { graph } = await headOf(page, await page.content())
    return graph.filter((thing) => thing['@type'] === 'LocalBusiness')
  }
  await expect
    .poll(businesses)
    .toEqual([expect.objectContaining({ '@id': expect.stringMatching(/\/#business$/), telephone: '+18135550142' })])
}

/** When everything that the HTML holds had been drawn: `window.wholeAt`, in milliseconds since the visit began. */
function noteWhole(): void {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const note = () =>
    frame()
      .then(frame)
      .then((wholeAt) => Object.assign(window, { wholeAt }))
  document.addEventListener('DOMContentLoaded', note)
}

/**
 * Nothing shifted on this first visit, nor when our fonts came. What shifts while the HTML is still read does not count: a busy
 * browser may draw an icon before the words beside it, with which it no longer fits its line.
 */
async function expectStill(page: Page) {
  await page.locator('footer[data-fonts]').waitFor()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const wholeAt = 'wholeAt' in window ? Number(window.wholeAt) : 0
        new PerformanceObserver((list) => {
          const later = list.getEntries().filter(({ startTime }) => startTime >= wholeAt)
          const values = later.map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(values.reduce((sum, value) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shift).toBe(0)
}

/** Everything that a page loads as a script. */
function scriptsOf(page: Page): () => Promise<Buffer[]> {
  const loaded: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.body())
  })
  return () => Promise.all(loaded)
}

/** No island and under 10 KB of script before a touch; pages that are a form load one, which shows that the check detects it. */
async function expectLight(page: Page, path: string, loaded: readonly Buffer[]) {
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents()
  const scripts = [...loaded, ...inline.map((text) => Buffer.from(text))]
  const holds = (mark: RegExp) => scripts.some((script) => mark.test(script.toString()))
  expect(holds(/Symbol\.for\([`'"]react\./)).toBe(!PLAIN.includes(path))
  expect(holds(/react\.dev\/errors/), 'React, which is the portal’s').toBe(false)
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
  if (PLAIN.includes(path)) expect(bytes).toBeLessThan(SCRIPT_LIMIT)
  for (const file of loaded)
    expect(file.toString(), 'compiled while it loads').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
}

describe('every link', () => {
  test('of the site leads to a page that is whole, and misses no file', async () => {
    const { page } = await open(DESKTOP)
    const { link: rental } = await sendRental(1, rentalDays(200, 202))
    const { link: build } = await sendBuild(1)
    const listed = [...(await (await send('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)</g)].map(
      ([, address = '']) => {
        const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
        return pathname + search
      },
    )
    const links = [rental, build].map((address) => new URL(address, 'http://any.example').pathname)
    const isOurs = (address: string) => !/^\/(images|api)\/|\.\w+$/.test(address)
    // What these pages look like after their scripts have run is tested above.
    const known = new Set(PAGES.map(kindOf))
    const visit = (page: Page, address: string) => (known.has(kindOf(address)) ? read : load)(page, address)
    const kinds = await crawl(page, ['/', ...listed, ...links], isOurs, visit)
    expect(kinds).toEqual(expect.arrayContaining([...known]))
  })

  test('of the portal leads to a section or a record', async () => {
    const { page } = await openSignedIn('/admin/dashboard', 'developer')
    // These open with a button; all other records are reached by links.
    const buttons = ['rental-trailers', 'custom-trailers', 'equipment'].map((key) => `/admin/${key}?open=1`)
    const isOurs = (address: string) => address.startsWith('/admin')
    const kinds = await crawl(page, ['/admin/dashboard', ...buttons], isOurs, follow)
    const opened = ['rentals', 'custom-builds', 'contact-requests'].map((key) => `/admin/${key}?open=N`)
    const sections = ['upload', 'business-info', 'admin-access', 'api-logs', 'error-logs', 'system-status']
    expect(kinds).toEqual(expect.arrayContaining([...opened, ...sections.map((key) => `/admin/${key}`)]))
  })
})
