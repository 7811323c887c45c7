import { describe, expect, test } from 'vitest'
import { newAccount } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from './browser.ts'
import { andBack, done, field, PATH, save } from './business-steps.ts'
import { expectOnlyRefusals, failure, hasFocus, openSignedIn, tabTo } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS
const API = '**/api/business-info'

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a save is previewed as it is typed, and appears on the contact page', async () => {
    await andBack(async () => {
      const { page } = await openSignedIn(PATH)
      await field(page, 'Phone').fill('8135550177')
      await field(page, 'City').fill('Ybor City')
      const preview = page.getByRole('region', { name: 'Preview' })
      await preview.getByText('(813) 555-0177').first().waitFor()
      await preview.getByText('Ybor City, Florida').first().waitFor()
      await expectAccessibleOnBoth(page)
      await save(page).click()
      await done(page).waitFor()
      await page.getByText('Everything is saved').waitFor()
      await page.goto('/contact')
      await page.getByText('(813) 555-0177').filter({ visible: true }).first().waitFor()
    })
  })
})

describe('the form', () => {
  test('keeps what is typed while a save is on its way, and does not take it for saved', async () => {
    await andBack(async () => {
      const { page } = await openSignedIn(PATH)
      const { promise, resolve: letGo } = Promise.withResolvers<void>()
      await page.route(API, async (route) => {
        if (route.request().method() === 'PUT') await promise
        await route.continue()
      })
      await field(page, 'City').fill('Ruskin')
      await save(page).click()
      await field(page, 'Contact Name').fill('Typed meanwhile')
      letGo()
      await done(page).waitFor()
      await page.getByText('Unsaved changes').waitFor()
      expect(await field(page, 'Contact Name').inputValue()).toBe('Typed meanwhile')
      await page.getByRole('button', { name: 'Discard changes' }).click()
      expect(await field(page, 'Contact Name').inputValue()).not.toBe('Typed meanwhile')
      expect(await field(page, 'City').inputValue()).toBe('Ruskin')
    })
  })

  test('asks for the name and a real website, puts the focus there, and forgives what is edited', async () => {
    const { page } = await openSignedIn(PATH)
    await field(page, 'Business Name').fill('  ')
    // As the server sees it too: nobody but us could open this one.
    await field(page, 'Website').fill('https://localhost')
    await save(page).click()
    await page.getByText('Business Name is required').waitFor()
    await page.getByText('Enter an address like https://www.example.com').waitFor()
    await hasFocus(page, '[name="business_name"]')
    await expectAccessible(page)
    await page.keyboard.type('T')
    await page.getByText('Business Name is required').waitFor({ state: 'hidden' })
  })

  test.each([900, 720])(
    'shows why a text is refused, not only the text, on a screen %i pixels high',
    async (height) => {
      const { page } = await openSignedIn(PATH, 'manager', { width: 1440, height })
      const complaint = page.getByText('Use at most 1000 characters')
      const isInSight = () =>
        complaint.evaluate((words) => {
          const { bottom, left } = words.getBoundingClientRect()
          return document.elementFromPoint(left + 2, bottom - 2) === words
        })
      // As somebody who has scrolled just far enough to see the text.
      const scroll = () => field(page, 'Description').evaluate((text) => text.scrollIntoView({ block: 'end' }))
      await field(page, 'Description').fill('word '.repeat(210))
      await scroll()
      await save(page).click()
      await complaint.waitFor()
      await hasFocus(page, '[name="description"]')
      await expect.poll(isInSight).toBe(true)
      // Tried again unchanged, with the message out of sight.
      await scroll()
      expect(await isInSight()).toBe(false)
      await save(page).click()
      await hasFocus(page, '[name="description"]')
      await expect.poll(isInSight).toBe(true)
    },
  )

  test('is filled and saved by keyboard alone', async () => {
    await andBack(async () => {
      const { page } = await openSignedIn(PATH, 'manager', PHONE)
      await field(page, 'Business Name').waitFor()
      await tabTo(page, '[name="contact_name"]')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('Keyboard Kim')
      await page.keyboard.press('Enter')
      await done(page).waitFor()
      expect(await field(page, 'Contact Name').inputValue()).toBe('Keyboard Kim')
    })
  })

  test.each([
    ['the server fails', 500, 'Failed to update business information. Not today.'],
    ['the network fails', 0, 'Error updating business information.'],
  ])('says so and keeps what was typed when %s', async (_, status, words) => {
    const { page, complaints } = await openSignedIn(PATH)
    await field(page, 'City').fill('Plant City')
    await page.route(API, (route) => (status ? failure(status, 'Not today.')(route) : route.abort()))
    await save(page).click()
    const alert = page.getByRole('alert').filter({ hasText: words })
    await alert.waitFor()
    expect(await field(page, 'City').inputValue()).toBe('Plant City')
    await expectAccessible(page)
    await field(page, 'Business Name').fill('')
    await save(page).click()
    await page.getByText('Business Name is required').waitFor()
    await alert.waitFor({ state: 'hidden' })
    await field(page, 'Business Name').fill('Tampa Food Trailers')
    await save(page).click()
    await alert.waitFor()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await alert.waitFor({ state: 'hidden' })
    expect(await field(page, 'City').inputValue()).toBe('Tampa')
    expectOnlyRefusals(complaints)
  })

  test('shows what the server finds wrong under its field', async () => {
    const { page, complaints } = await openSignedIn(PATH)
    await field(page, 'City').fill('Plant City')
    const issues = [{ path: 'city', message: 'There is no such city.' }]
    const json = { success: false, error: 'There is no such city.', issues }
    await page.route(API, (route) => route.fulfill({ status: 400, json }))
    await save(page).click()
    await page.getByText('There is no such city.').waitFor()
    await hasFocus(page, '[name="city"][aria-invalid="true"]')
    expectOnlyRefusals(complaints)
  })

  test('says that it could not be loaded, and loads on request', async () => {
    const fail = failure(500, 'Something went wrong on our side.')
    const { page, complaints } = await openSignedIn('/admin/rentals')
    await page.route(`${API}?**`, fail)
    await page.getByRole('link', { name: 'Business Info' }).click()
    await page.getByText('The business information could not be loaded').waitFor()
    await expectAccessible(page)
    await page.unroute(`${API}?**`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await field(page, 'Business Name').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('can only be read by an account without the right', async () => {
    const person = await newAccount({ role: 'helper' })
    const { page } = await openSignedIn(PATH, person.username, DESKTOP)
    await page.getByText('Your account may look at the business information, but not change it.').waitFor()
    expect(await field(page, 'Business Name').getAttribute('readonly')).not.toBeNull()
    expect(await save(page).count()).toBe(0)
    await page.getByText('Your account may not change this.').waitFor()
    await expectAccessible(page)
  })
})
