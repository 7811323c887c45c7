import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { findChromium } from '../../../scripts/chromium/find-chromium.mjs'
import { newAddress } from '../../api/client.ts'
import { product } from '../../product.ts'
import { type Look, violationsOf } from './axe.ts'
import { acquireContext } from './contexts.ts'
import { lookOften } from './look-often.ts'
import { keepPicture } from './shots.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Letters as wide as on a visitor's screen: by default the headless shell rounds their widths to whole pixels.
  '--font-render-hinting=none',
  // One process for all pages of a visitor, which keeps compiled scripts from one story to the next.
  '--process-per-site',
  // A page lives for seconds: optimizing its scripts costs more than it saves, a tenth of the browser's work.
  '--js-flags=--no-opt,--no-maglev',
]

/** The screens every story is told on. */
export const SCREENS = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
] as const

/** Delay added to the timers of pages; 0 except when looking for stories that do not wait for what a timer does (decision 33). */
const TIMERS_LATE_MS = Number(process.env.TIMERS_LATE_MS ?? 0)

function delayTimers(late: number) {
  const inTime = window.setTimeout
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    inTime(run, ms + late, ...rest)) as typeof setTimeout
}

let launched: Promise<Browser> | undefined

function launch(...own: string[]): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: [...ARGS, ...own], ...(executablePath && { executablePath }) })
}

// One for all files of a worker, with which it ends: a launch and a first visit of the portal take a second of CPU time.
function browser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

/** A page in a browser whose default font size is doubled, which media queries in em follow; closed with the test. */
export async function openEnlarged(): Promise<Page> {
  const { url } = await product()
  const enlarged = await launch('--blink-settings=defaultFontSize=32')
  onTestFinished(() => enlarged.close())
  return enlarged.newPage({ baseURL: url.href })
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const { url } = await product()
  return (await browser()).newContext({ baseURL: url.href, ...options })
}

/**
 * A page in a fresh browser, closed with the test. The test fails if the page logs an error or warning, throws, or violates its
 * policy. Anything that affects the whole browser and not only the page, such as pausing its clock, goes through
 * `exclusiveContext(page)`.
 */
export async function open(screen: { width: number; height: number }, options: BrowserContextOptions = {}) {
  const { width, height } = screen
  // Painting animations is a tenth of a story's work, so a story about motion has to ask for it.
  const wanted = { viewport: { width, height }, reducedMotion: 'reduce' as const, ...options }
  const { context, release } = await acquireContext(wanted, newContext)
  // Each visitor has a network address of their own, so that no limit of another test applies.
  if (!options.extraHTTPHeaders) await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() })
  const page = await context.newPage()
  lookOften(page)
  if (TIMERS_LATE_MS > 0) await page.addInitScript(delayTimers, TIMERS_LATE_MS)
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  onTestFinished(async () => {
    await release()
    expect(consoleErrors).toEqual([])
  })
  return { page, consoleErrors }
}

/**
 * Expects no violation of WCAG 2.2 AA on the page as it is now, no horizontal scrolling, and no stray `undefined`, `NaN` or
 * `[object`. What is behind an open dialog can be neither read nor used, so only the dialog is checked; the page is checked when no
 * dialog is open.
 */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  const hasDialog = await page.evaluate(async () => {
    // Colors in the middle of a fade must not be checked.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    return document.querySelector('dialog:modal') !== null
  })
  await keepPicture(page, hasDialog)
  const violations = await violationsOf(page, hasDialog ? { ...look, within: 'dialog[open]' } : look)
  expect(violations, page.url()).toEqual([])
  const { overflow, below, words } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    // The portal fills the screen and scrolls inside.
    below: document.querySelector('#portal') ? document.documentElement.scrollHeight - window.innerHeight : 0,
    words: document.body.innerText.match(/.{0,40}(\bundefined\b|\bNaN\b|\[object ).{0,40}/g) ?? [],
  }))
  expect(overflow, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(0)
  expect(below, `${page.url()} can be scrolled out of sight`).toBeLessThanOrEqual(0)
  expect(words, page.url()).toEqual([])
}

/**
 * Runs `expectAccessible` on every screen: a story runs once, since screens differ only in looks. Contrast, which takes half of a
 * check, is checked on one screen only. The page keeps its original size.
 */
export async function expectAccessibleOnBoth(page: Page, { within = '' } = {}): Promise<void> {
  const own = page.viewportSize()
  const others = SCREENS.filter(({ width }) => width !== own?.width)
  for (const { width, height } of others) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page, { isContrastKnown: true, within })
  }
  if (own) await page.setViewportSize(own)
  await expectAccessible(page, { within })
}
