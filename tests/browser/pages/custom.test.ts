import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newModel } from '../../api/records.ts'
import { send } from '../../product.ts'
import { open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'

test('a visitor finds a model, reads its details and goes to configure it', async () => {
  const { page } = await open(SCREENS[0])
  await page.goto('/custom')
  await page.getByRole('heading', { level: 1, name: 'Custom builds' }).waitFor()
  const steps = () =>
    page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 }).allTextContents()
  expect(await steps()).toEqual(['Configure', 'Customize', 'Build and deliver'])
  expect(await page.getByRole('link', { name: 'Open the configurator' }).last().getAttribute('href')).toBe('/build')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: "Retro 20'", exact: true }) })
  await card.getByText('Starting from $16,550').waitFor()
  await card.getByText('+3 more features...').waitFor()
  await card.getByText('Custom Build').waitFor()
  expect(await card.getByRole('link', { name: /Configure/ }).getAttribute('href')).toMatch(/^\/build\?model=\d+$/)
  await card.getByRole('link', { name: /View Details/ }).click()
  await page.getByRole('heading', { level: 1, name: "Retro 20'" }).waitFor()
  expect(await steps()).toEqual(['Configure', 'Customize', 'Build and deliver'])
  for (const words of [
    ...['Custom Build', 'Starting from $16,550', 'Base configuration', '8-10 weeks', 'Dimensions', 'Standard features'],
    ...['RAL colors', 'Interior layout', 'Equipment selection', 'Branding'],
  ])
    await page.getByText(words, { exact: true }).first().waitFor()
  const configure = page.getByRole('link', { name: 'Configure This Model' })
  const other = page.getByRole('link', { name: 'Open the configurator' })
  expect(await other.getAttribute('href')).toBe(await configure.first().getAttribute('href'))
  expect(await page.getByRole('link', { name: 'Get Quote' }).getAttribute('href')).toBe('/contact')
  await configure.first().click()
  await page.getByRole('radio', { name: "Retro 20'", checked: true }).waitFor()
})

test('a visitor sends the page of a trailer to somebody', async () => {
  const { page } = await open(SCREENS[0])
  await exclusiveContext(page).grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/rental-details?id=1')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a model without a price is offered on request, and a withdrawn one is not listed', async () => {
  await newModel({ name: 'Priceless', price: 0 })
  const withdrawn = await newModel({ name: 'Withdrawn', status: 'unavailable' })
  const list = await (await send('/custom')).text()
  expect(list).toContain('Priceless')
  expect(list).toContain('Price on request')
  expect(list).not.toContain('Withdrawn')
  const details = await send(`/custom-trailer-details?id=${withdrawn}`)
  expect(details.status).toBe(200)
  expect(await details.text()).not.toContain('Configure This Model')
})

test('a long list of features is folded on a phone, and whole on a desktop and on paper', async () => {
  const features = Array.from({ length: 40 }, (_, index) => `Feature ${index + 1}`)
  const model = await newModel({ features })
  const [desktop, phone] = SCREENS
  const { page } = await open(phone)
  await page.goto(`/custom-trailer-details?id=${model}`)
  const first = page.getByText('Feature 12', { exact: true })
  const last = page.getByText('Feature 40', { exact: true })
  const isShown = () => last.evaluate((text) => text.checkVisibility())
  const more = page.getByText('28 more')
  await first.waitFor()
  expect(await isShown()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect([await isShown(), await more.isVisible()]).toEqual([true, false])
  await page.emulateMedia({ media: 'screen' })
  await more.click()
  expect(await isShown()).toBe(true)
  await more.click()
  expect(await isShown()).toBe(false)
  await page.setViewportSize(desktop)
  expect([await isShown(), await more.isVisible()]).toEqual([true, false])

  // Beside the price the list has the least room for two columns.
  await page.setViewportSize({ ...desktop, width: 900 })
  const linesOf = (parts: Locator) =>
    parts.evaluateAll((all) => new Set(all.map((part) => Math.round(part.getBoundingClientRect().top))).size)
  expect(await linesOf(page.getByText(/^Feature [12]$/))).toBe(1)
  await page.setViewportSize({ ...phone, width: 320 })
  expect(await linesOf(page.getByRole('list', { name: 'The eight colors' }).getByRole('listitem'))).toBe(1)
})

test('a missing model leads back to the home page', async () => {
  const { page, consoleErrors } = await open(SCREENS[1])
  await page.goto('/custom-trailer-details?id=999999')
  await page.getByRole('heading', { level: 1, name: 'Trailer Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('**/')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})
