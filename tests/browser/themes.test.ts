import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { newBuild, newModel, newRental, newTrailer, sentRental } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { followTo, openSignedIn, signIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS
const NIGHT = 'rgb(17, 25, 23)'
const PAPER = 'rgb(251, 247, 240)'
const WHITE = 'rgb(255, 255, 255)'

let request: number
let build: number

beforeAll(async () => {
  request = (await newRental(await newTrailer({ name: 'Night trailer' }))).id
  build = (await newBuild(await newModel({ name: 'Night model' }), { customer_name: 'Nadja Night' })).id
})

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const panel = (page: Page) => page.getByRole('dialog', { name: 'Nora Field' })
const theme = (page: Page, name: string) => page.getByRole('radio', { name })

/** Opens the menu of who is signed in and chooses a theme in it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'System Administrator' }).click()
  await theme(page, name).check()
  await page.keyboard.press('Escape')
}

describe('the theme of the portal', () => {
  test('follows the system until this browser chooses, and keeps what was chosen', async () => {
    const { page } = await openSignedIn(`/admin/rentals?open=${request}`)
    await panel(page).waitFor()
    expect(await ground(page)).toBe(PAPER)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(page)).toBe(NIGHT)
    await choose(page, 'Light')
    await expect.poll(() => ground(page)).toBe(PAPER)
    await page.reload({ waitUntil: 'commit' })
    await panel(page).waitFor()
    expect(await ground(page)).toBe(PAPER)
    await choose(page, 'System')
    await expect.poll(() => ground(page)).toBe(NIGHT)
    await choose(page, 'Dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await panel(page).waitFor()
    expect(await ground(page)).toBe(NIGHT)
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
    await choose(page, 'Light')
    await expect.poll(() => ground(page)).toBe(PAPER)
  })

  test('is as accessible in the dark', async () => {
    // A list of one row shows as much as a long one. On a tall screen, since what a panel scrolls out of sight is not looked at.
    const tall = { width: 1440, height: 3000 }
    const { page } = await openSignedIn(`/admin/rentals?q=Night+trailer&open=${request}`, 'developer', tall)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await panel(page).waitFor()
    await page.getByRole('button', { name: 'System Administrator' }).click()
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

// The theme decides over colors alone: all else is looked at by day.
const expectContrast = (page: Page) => expectAccessible(page, { rules: ['color-contrast'] })

test('in forced colors the chosen tab and section still differ from the rest', async () => {
  const { page } = await openSignedIn('/admin/rentals')
  await page.emulateMedia({ forcedColors: 'active' })
  const isMarked = (role: 'tab' | 'link', name: RegExp) =>
    page
      .getByRole(role, { name })
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle === 'solid')
  expect(await isMarked('tab', /^All Requests/)).toBe(true)
  expect(await isMarked('tab', /^Pending/)).toBe(false)
  expect(await isMarked('link', /^Rentals$/)).toBe(true)
  expect(await isMarked('link', /^Equipment$/)).toBe(false)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bar = page.getByRole('button', { name: /^Unread: / }).first()
  // Its ground and its bold title alone would be missed.
  expect(await bar.evaluate((row) => getComputedStyle(row, '::before').borderLeftWidth)).toBe('3px')
  await followTo(page, '/admin/rentals?open=1')
  const open = page.locator('tr', { has: page.locator('#rental-1') })
  expect(await open.evaluate((row) => getComputedStyle(row).outlineStyle)).toBe('solid')
  await followTo(page, '/admin/admin-access?tab=groups&edit=new')
  const states = page.getByRole('group', { name: 'See the dashboard' }).locator('label')
  await states.first().waitFor()
  const outlines = await states.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle))
  expect(outlines).toEqual(['solid', 'none', 'none'])
  await followTo(page, '/admin/dashboard')
  const legend = page.locator('li[data-kind]', { hasText: /^(?:Rentals|Custom Builds|Messages)$/ })
  await legend.first().waitFor()
  const colors = await legend.evaluateAll((all) => all.map((key) => getComputedStyle(key, '::before').backgroundColor))
  expect(new Set(colors).size).toBe(3)
  await followTo(page, '/admin/rentals?view=calendar')
  expect(
    await page
      .getByRole('button', { name: 'Month', exact: true })
      .evaluate((button) => getComputedStyle(button).outlineStyle),
  ).toBe('solid')
  const today = page.getByRole('columnheader').and(page.locator('[aria-current="date"]'))
  const ground = await today
    .locator('span')
    .last()
    .evaluate((number) => getComputedStyle(number).backgroundColor)
  expect(ground).not.toBe(await today.evaluate((day) => getComputedStyle(day).backgroundColor))
  // Of a window of 1280 pixels at four times its size.
  await page.setViewportSize({ width: 320, height: 256 })
  const last = page.getByRole('rowheader').last()
  await last.scrollIntoViewIfNeeded()
  expect(await inView(page.getByRole('grid').locator('..').locator('..'))).toBeGreaterThan(150)
})

/** How many pixels of the height of something are on the screen. */
async function inView(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  const height = place.page().viewportSize()?.height ?? 0
  return box ? Math.min(box.y + box.height, height) - Math.max(box.y, 0) : 0
}

describe('on paper', () => {
  test('shows the open request alone, black on white, whatever the theme', async () => {
    const { page } = await openSignedIn(`/admin/rentals?open=${request}`)
    await panel(page).waitFor()
    await choose(page, 'Dark')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => ground(page)).toBe(WHITE)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('aside, table, button, dialog h2')]
        .filter((element) => element.getClientRects().length > 0)
        .map(({ tagName }) => tagName),
    )
    expect(shown).toEqual(['H2'])
    expect(await panel(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  })

  test('puts a month of the calendar on one sheet, and of the dashboard the weeks of its chart, but no quick actions', async () => {
    const { page } = await openSignedIn('/admin/rentals?view=calendar')
    await page.getByRole('grid').waitFor()
    const sheets = await page.pdf({ format: 'Letter', landscape: true })
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await followTo(page, '/admin/dashboard')
    const actions = page.getByRole('region', { name: 'Quick Actions' })
    await actions.waitFor()
    await page.emulateMedia({ media: 'print' })
    await actions.waitFor({ state: 'hidden' })
    expect(
      await page
        .getByRole('group', { name: /^Weeks/ })
        .getByText(/^\w{3} \d+$/)
        .filter({ visible: true })
        .count(),
    ).toBe(12)
  })

  test('says once whose a request or its quote is', async () => {
    const { link } = await sentRental(await newTrailer())
    const { page } = await open(DESKTOP)
    await page.emulateMedia({ media: 'print' })
    for (const path of [link ?? '', `${link}/quote`]) {
      await page.goto(path)
      const heads = page.locator('header').getByText('Tampa Food Trailers').filter({ visible: true })
      expect(await heads.count(), path).toBe(1)
    }
  })

  test.each(['/', '/rentals', '/faq'])('leaves menus and buttons out of %s', async (path) => {
    const { page } = await open(PHONE)
    await page.goto(path)
    await page.setViewportSize({ ...DESKTOP, width: 720 })
    await page.emulateMedia({ media: 'print' })
    expect(await ground(page)).toBe(WHITE)
    for (const shown of ['header nav ul', 'header button', 'footer nav', '.button', '[role="group"] button']) {
      expect(await page.locator(shown).filter({ visible: true }).count(), shown).toBe(0)
    }
  })
})
