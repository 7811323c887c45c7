import { expect, test } from 'vitest'
import { open } from '../support/browser.ts'
import { followTo, openSignedIn } from '../support/steps.ts'

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
  // Without its background, only the bold title would mark it.
  expect(await bar.evaluate((row) => getComputedStyle(row, '::before').borderLeftWidth)).toBe('3px')
  await followTo(page, '/admin/rentals?open=1')
  const open = page.locator('tr', { has: page.locator('#rental-1') })
  expect(await open.evaluate((row) => getComputedStyle(row).outlineStyle)).toBe('solid')
  const badge = page.locator('tr').getByText('Pending', { exact: true }).first()
  expect(await badge.evaluate((state) => getComputedStyle(state).outlineStyle)).toBe('solid')
  const chosen = page.locator('nav a[aria-current] svg').first()
  const inks = await chosen.evaluate((icon) =>
    [icon, icon.parentElement ?? icon].map((one) => getComputedStyle(one).color),
  )
  expect(inks[0]).toBe(inks[1])
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
      .getByRole('button', { name: '5 weeks', exact: true })
      .evaluate((button) => getComputedStyle(button).outlineStyle),
  ).toBe('solid')
  const today = page.getByRole('columnheader').and(page.locator('[aria-current="date"]'))
  const ground = await today
    .locator('span')
    .last()
    .evaluate((number) => getComputedStyle(number).backgroundColor)
  expect(ground).not.toBe(await today.evaluate((day) => getComputedStyle(day).backgroundColor))
})

test('in forced colors a blueprint is ink where the page is white, and chalk where it is black; lists keep their dashes', async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await page.goto('/')
  const filter = () =>
    page.locator('img[src="/drawings/reasons.svg"]').evaluate((plan) => getComputedStyle(plan).filter)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  expect(await filter()).toBe('none')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect(await filter()).toBe('invert(1)')
  const feature = page.getByRole('list', { name: 'Features' }).getByRole('listitem').first()
  // Not a background, which forced colors remove.
  expect(await feature.evaluate((item) => getComputedStyle(item, '::before').borderTopStyle)).toBe('solid')
})

test('in forced colors the chosen size keeps its color', async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/build')
  await page.getByRole('radio', { name: /^Retro/ }).check()
  const sizes = page.getByRole('group', { name: 'Select Size' }).locator('label')
  await sizes.nth(1).click()
  const colors = () =>
    sizes.evaluateAll((all) => all.map((size) => getComputedStyle(size).forcedColorAdjust === 'none').slice(0, 2))
  await expect.poll(colors).toEqual([false, true])
})
