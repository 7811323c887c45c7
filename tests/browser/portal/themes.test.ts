import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { newBuild, newModel, newRental, newTrailer } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { asFirefox115 } from '../support/firefox-115.ts'
import { followTo, openSignedIn, signIn } from '../support/steps.ts'
import { account } from './shell-steps.ts'
import { chooseTheme, ground, theme } from './theme-steps.ts'

const [DESKTOP] = SCREENS
const NIGHT = 'rgb(17, 25, 23)'
const PAPER = 'rgb(251, 247, 240)'

let request: number
let build: number

beforeAll(async () => {
  request = (await newRental(await newTrailer({ name: 'Night trailer' }))).id
  build = (await newBuild(await newModel({ name: 'Night model' }), { customer_name: 'Nadja Night' })).id
})

const panel = (page: Page) => page.getByRole('dialog', { name: 'Nora Field' })

const softIsInk = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return style.getPropertyValue('--ink-soft') === style.getPropertyValue('--ink')
  })

// A theme affects only colors: everything else is checked in the light theme.
const expectContrast = (page: Page) => expectAccessible(page, { rules: ['color-contrast'] })

describe('the theme of the portal', () => {
  test('follows the system until this browser chooses, and keeps what was chosen', async () => {
    const { page } = await openSignedIn(`/admin/rentals?open=${request}`)
    await panel(page).waitFor()
    expect(await ground(page)).toBe(PAPER)
    expect(await softIsInk(page)).toBe(false)
    await page.emulateMedia({ contrast: 'more' })
    expect(await softIsInk(page)).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(page)).toBe(NIGHT)
    expect(await softIsInk(page)).toBe(true)
    await expectContrast(page)
    await page.emulateMedia({ contrast: null })
    await chooseTheme(page, 'Light')
    await expect.poll(() => ground(page)).toBe(PAPER)
    await page.reload({ waitUntil: 'commit' })
    await panel(page).waitFor()
    expect(await ground(page)).toBe(PAPER)
    await chooseTheme(page, 'System')
    await expect.poll(() => ground(page)).toBe(NIGHT)
    await chooseTheme(page, 'Dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await panel(page).waitFor()
    expect(await ground(page)).toBe(NIGHT)
  })

  test('changes at once, where words would fade later than the ground around them, and is marked without :has() too', async () => {
    const { page } = await openSignedIn('/admin/dashboard')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Refresh' }).waitFor()
    const fading = () =>
      page.evaluate(async () => {
        dispatchEvent(new CustomEvent('themechosen', { detail: 'dark' }))
        await new Promise(requestAnimationFrame)
        return document.getAnimations().filter((change) => change instanceof CSSTransition).length
      })
    expect(await fading()).toBe(0)
    expect(await ground(page)).toBe(NIGHT)
    await expect.poll(() => page.locator('html[data-still]').count()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await account(page).click()
    expect(await theme(page, 'System').isChecked()).toBe(true)
    await theme(page, 'Light').check()
    await asFirefox115(page)
    const grounds = () =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: /^(?:Light|Dark)$/ }) })
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
    await expect.poll(grounds).toEqual(['rgb(28, 27, 26)', 'rgba(0, 0, 0, 0)'])
    await theme(page, 'Light').press('ArrowRight')
    const ring = (name: string) => theme(page, name).evaluate((input) => getComputedStyle(input).outlineStyle)
    await expect.poll(() => ring('Dark')).toBe('solid')
    expect(await ring('Light')).toBe('none')
  })

  test('follows system and choice where the browser lets no page keep anything, and the portal works without', async () => {
    const { page } = await open(DESKTOP)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Storage is forbidden', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    })
    await signIn(page, 'manager')
    expect(await ground(page)).toBe(NIGHT)
    await chooseTheme(page, 'Light')
    await expect.poll(() => ground(page)).toBe(PAPER)
  })

  test('has no light plate in the dark where a picture is still loading', async () => {
    const { page } = await openSignedIn('/admin/dashboard')
    await page.emulateMedia({ colorScheme: 'dark' })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/placeholder-trailer.jpg*', async (route) => {
      await released
      await route.continue()
    })
    await followTo(page, '/admin/rental-trailers?q=Night+trailer')
    const picture = page.locator('article img, li img').first()
    const plate = () => picture.evaluate((image) => getComputedStyle(image).backgroundColor)
    await expect.poll(plate).toBe('rgb(42, 54, 51)')
    release()
    await expect.poll(plate).toBe(PAPER)
  })

  test('is as accessible in the dark', async () => {
    // A list of one row is as good a test as a long one. The screen is tall, since what a panel scrolls out of view is not checked.
    const tall = { width: 1440, height: 3000 }
    const { page } = await openSignedIn(`/admin/rentals?q=Night+trailer&open=${request}`, 'developer', tall)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await panel(page).waitFor()
    await account(page).click()
    await theme(page, 'Dark').waitFor({ state: 'attached' })
    await expectContrast(page)
    await page.keyboard.press('Escape')
    for (const [path, shown] of [
      ['/admin/rentals?view=calendar', page.getByRole('grid')],
      [`/admin/custom-builds?q=Nadja&open=${build}`, page.getByRole('dialog', { name: 'Nadja Night' })],
      ['/admin/dashboard', page.getByRole('region', { name: 'Quick Actions' })],
    ] as const) {
      await followTo(page, path)
      await shown.waitFor()
      await page.waitForLoadState('networkidle')
      await expectContrast(page)
    }
  })
})
