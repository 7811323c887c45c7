import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import { edgesOf, expectFocus, expectOnlyRefusals, failure, openSignedIn, tabTo } from '../support/steps.ts'
import { andBack, done, field, PATH, put, save } from './business-steps.ts'

const [, PHONE] = SCREENS
const API = '**/api/business-info'

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a save is previewed as it is typed, and appears on the contact page, its name in the menu and to search engines', async () => {
    await andBack(async () => {
      await put({ business_name: 'Bay Street Kitchens' })
      const { page } = await openSignedIn(PATH)
      const menu = page.getByRole('complementary', { name: 'Menu' })
      await menu.getByText('Bay Street Kitchens').waitFor()
      const parts = page.locator('form').getByRole('heading')
      await expect.poll(() => parts.allInnerTexts()).toEqual(['Basic information', 'Contact', 'Address', 'Description'])
      await field(page, 'Business name').fill('Ybor Kitchens')
      await field(page, 'Phone').fill('8135550177')
      await page.locator('[name="address"]').fill('12 Bay Street')
      await field(page, 'City').fill('Ybor City')
      const address = await Promise.all(['City', 'State', 'ZIP code'].map((label) => edgesOf(field(page, label))))
      expect(new Set(address.map(({ top }) => top)).size).toBe(1)
      const preview = page.getByRole('region', { name: 'Preview' })
      await preview.getByText('(813) 555-0177').first().waitFor()
      await preview.getByText('Ybor City, Florida', { exact: true }).waitFor()
      await preview.getByText('12 Bay Street, Ybor City, Florida').waitFor()
      await expectAccessibleOnBoth(page)
      await save(page).click()
      await done(page).waitFor()
      await page.getByText('Everything is saved').waitFor()
      await menu.getByText('Ybor Kitchens').waitFor()
      await page.goto('/contact')
      await page.getByText('(813) 555-0177').filter({ visible: true }).first().waitFor()
      await page.getByRole('main').getByText('12 Bay Street, Ybor City, Florida').waitFor()
      // Search engines name the site after it as well, which was built with the default.
      await page.goto('/')
      const described = page.locator('script[type="application/ld+json"]')
      const names = () => described.evaluate((script) => script.textContent?.match(/"name":"[^"]* Kitchens"/g))
      await expect.poll(names).toEqual(['"name":"Ybor Kitchens"', '"name":"Ybor Kitchens"'])
    })
  })
})

describe('the form', () => {
  test('asks for the name and a real website, has the focus and its reason in sight, and forgives what is edited', async () => {
    const { page } = await openSignedIn(PATH)
    await field(page, 'Business name').fill('  ')
    // The server refuses it as well: only we could open this one.
    await field(page, 'Website').fill('https://localhost')
    await save(page).click()
    await page.getByText('Business name is required').waitFor()
    await page.getByText('Enter an address like https://www.example.com').waitFor()
    await expectFocus(page, '[name="business_name"]')
    await expectAccessible(page)
    await page.keyboard.type('T')
    await page.getByText('Business name is required').waitFor({ state: 'hidden' })
    await field(page, 'Website').fill('https://www.example.com')

    // The reason for the refusal must be in view, not only the text.
    const complaint = page.getByText('Use at most 1,000 characters')
    const isInSight = () =>
      complaint.evaluate((words) => {
        const { bottom, left } = words.getBoundingClientRect()
        return document.elementFromPoint(left + 2, bottom - 2) === words
      })
    // Scrolls just far enough to see the text.
    const scroll = () => field(page, 'Description').evaluate((text) => text.scrollIntoView({ block: 'end' }))
    for (const height of [900, 720]) {
      await page.setViewportSize({ width: 1440, height })
      await field(page, 'Description').fill('word '.repeat(210))
      await scroll()
      await save(page).click()
      await complaint.waitFor()
      await expectFocus(page, '[name="description"]')
      await expect.poll(isInSight).toBe(true)
      // Tries again unchanged, with the message out of view.
      await scroll()
      expect(await isInSight()).toBe(false)
      await save(page).click()
      await expectFocus(page, '[name="description"]')
      await expect.poll(isInSight).toBe(true)
      await field(page, 'Description').fill('Short')
      await complaint.waitFor({ state: 'hidden' })
    }
  })

  test('is filled and saved by keyboard alone', async () => {
    await andBack(async () => {
      const { page } = await openSignedIn(PATH, 'manager', PHONE)
      await field(page, 'Business name').waitFor()
      await tabTo(page, '[name="contact_name"]')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('Keyboard Kim')
      await page.keyboard.press('Enter')
      await done(page).waitFor()
      const message = await page.getByRole('region', { name: 'Notices' }).boundingBox()
      const button = await page.getByRole('button', { name: 'Log out' }).boundingBox()
      // It covers none of the header's buttons.
      expect(message?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? Number.NaN))
      expect(await field(page, 'Contact name').inputValue()).toBe('Keyboard Kim')
    })
  })

  test('says so and keeps what was typed when the network fails, the server does, or refuses a field', async () => {
    const { page, consoleErrors } = await openSignedIn(PATH)
    await field(page, 'City').fill('Plant City')
    const issues = [{ path: 'city', message: 'There is no such city.' }]
    const refusal = { status: 400, json: { success: false, error: 'There is no such city.', issues } }
    let respond = (route: Route) => route.abort()
    await page.route(API, (route) => respond(route))
    await save(page).click()
    await page.getByRole('alert').filter({ hasText: 'Error updating business information.' }).waitFor()
    expect(await field(page, 'City').inputValue()).toBe('Plant City')
    respond = failure(500, 'Not today.')
    await save(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to update business information. Not today.' })
    await alert.waitFor()
    expect(await field(page, 'City').inputValue()).toBe('Plant City')
    await field(page, 'Business name').fill('')
    await save(page).click()
    await page.getByText('Business name is required').waitFor()
    await alert.waitFor({ state: 'hidden' })
    await field(page, 'Business name').fill('Tampa Food Trailers')
    await save(page).click()
    await alert.waitFor()
    respond = (route) => route.fulfill(refusal)
    await save(page).click()
    await page.getByText('There is no such city.').waitFor()
    await expectFocus(page, '[name="city"][aria-invalid="true"]')
    respond = failure(500, 'Not today.')
    await field(page, 'City').fill('Plant City again')
    await save(page).click()
    await alert.waitFor()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await alert.waitFor({ state: 'hidden' })
    // The button that was pressed is gone.
    await expectFocus(page, 'button[form="business"]')
    expect(await field(page, 'City').inputValue()).toBe('Tampa')
    expectOnlyRefusals(consoleErrors)
  })
})
