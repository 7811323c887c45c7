import { describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/days'
import { inDays, newTrailer } from '../../api/records.ts'
import { expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { expectReadableLines } from '../support/line-length.ts'
import { MESSAGE, problem, ready, sendButton, storedFrom, write } from './contact-steps.ts'

const [, PHONE] = SCREENS

describe('on a phone, with the layout checked on a desktop too', () => {
  test('a visitor writes to the business, and then once more', async () => {
    const email = 'nora@example.org'
    const { page } = await open(PHONE)
    await ready(page)
    expect(await page.title()).toBe('Contact | Tampa Food Trailers')
    await write(page, email)
    await sendButton(page).click()
    const thanks = page.getByRole('heading', { name: 'Thank You!' })
    await thanks.waitFor()
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.getByText(email).waitFor()
    const onward = page.getByRole('main').getByRole('link', { name: 'design your own' })
    expect(await onward.getAttribute('href')).toBe('/build')
    await expectAccessibleOnBoth(page, { within: 'main' })
    await expectReadableLines(page)
    expect(await storedFrom(email)).toMatchObject([{ name: 'Nora Field', message: MESSAGE, status: 'new' }])

    await page.getByRole('button', { name: 'Send Another Message' }).click()
    const message = page.getByLabel('Message')
    expect(await message.inputValue()).toBe('')
    expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.emulateMedia({ contrast: 'more' })
    expect(await message.evaluate((field) => getComputedStyle(field).borderColor)).toBe('rgb(28, 27, 26)')
    // Back may restore a page from before its message was sent on a later one.
    const sent = await page.evaluate(() => sessionStorage.getItem('contact-draft') ?? '')
    await message.fill('Sent on a later page')
    await page.evaluate((draft) => {
      sessionStorage.setItem('contact-draft', draft)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, sent)
    expect(await message.inputValue()).toBe('')
    await message.fill(MESSAGE)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await thanks.waitFor()
    expect(await storedFrom(email)).toHaveLength(2)
  })
})

test('a message begins with the trailer whose page led here, unless something was written already', async () => {
  const { page } = await open(PHONE)
  const message = page.getByLabel('Message')
  const askFrom = async (path: string, link: string) => {
    await page.goto(path)
    await page.waitForFunction(() => `trailer ${location.pathname}${location.search}` in sessionStorage)
    await page.getByRole('main').getByRole('link', { name: link }).first().click()
    await page.waitForURL('/contact')
  }
  await askFrom(`/rental-details?id=${await newTrailer({ name: 'Riverside “Nine”', status: 'rented' })}`, 'Contact Us')
  await expect.poll(() => message.inputValue()).toBe('About Riverside “Nine”:\n')
  await askFrom(`/rent/${await newTrailer({ name: 'Another one', status: 'rented' })}`, 'Contact form')
  await expect.poll(() => message.inputValue()).toBe('About Another one:\n')
  await message.fill(MESSAGE)
  await askFrom('/custom-trailer-details?id=1', 'Get Quote')
  await expect.poll(() => message.inputValue()).toBe(MESSAGE)
})

test('a message about a trailer names the days that were chosen for it', async () => {
  const trailer = await newTrailer({ name: 'Chosen kitchen' })
  const [from, to] = [inDays(30), inDays(32)]
  const words = (end: string) => `About Chosen kitchen from ${dayInWords(from)} to ${dayInWords(end)}:\n`
  const { page } = await open(PHONE)
  const message = page.getByLabel('Message')
  // The days of the link are no longer in the address when the visitor asks.
  await page.goto(`/rent/${trailer}?from=${from}&to=${to}`)
  await page.waitForFunction(() => location.search === '')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect.poll(() => message.inputValue()).toBe(words(to))
  await page.goBack()
  // Stored by the calendar's script; the browser itself restores the fields before that runs.
  await page.waitForFunction(() => / from /.test(sessionStorage[`trailer ${location.pathname}`]))
  await page.locator('#rental_end_date').fill(inDays(33))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect.poll(() => message.inputValue()).toBe(words(inDays(33)))
  await page.goBack()
  await page.getByRole('button', { name: 'Clear days' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect.poll(() => message.inputValue()).toBe('About Chosen kitchen:\n')
  await page.goto(`/rental-details?id=${trailer}&from=${from}&to=${to}`)
  await page.waitForFunction(() => `trailer ${location.pathname}${location.search}` in sessionStorage)
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click()
  await expect.poll(() => message.inputValue()).toBe(words(to))
})

test('a visitor is told at the fields what is missing, once and not again with every letter', async () => {
  const { page } = await open(PHONE)
  await ready(page)
  await page.getByLabel('E-mail').fill('nora')
  // As if the visitor had scrolled until the field is right below the sticky header.
  await page.getByLabel('Name').evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 90))
  await sendButton(page).click()
  await page.getByText('Name is required').waitFor()
  const label = page.getByText('Name', { exact: true })
  const header = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity)
  await page.getByText('Enter an e-mail address like name@example.com').waitFor()
  await page.getByText('Message is required').waitFor()
  expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessibleOnBoth(page, { within: 'main' })
  await problem(page).getByText('Not sent yet. Please check the marked fields.').waitFor()
  // Screen readers read text again that is written again.
  const writes = await problem(page).evaluateHandle((alert) => {
    const seen: MutationRecord[] = []
    const observer = new MutationObserver((records) => seen.push(...records))
    observer.observe(alert, { childList: true, characterData: true, subtree: true })
    return seen
  })
  await page.getByLabel('Name').pressSequentially('Nora')
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('false')
  await page.getByText('Name is required').waitFor({ state: 'hidden' })
  expect(await writes.evaluate((seen) => seen.length)).toBe(0)
})

test('the ways to reach the business are links that work', async () => {
  const { page } = await open(PHONE)
  await page.goto('/contact')
  const main = page.getByRole('main')
  const href = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href')
  expect(await href(/\(813\) 555-0142/)).toBe('tel:8135550142')
  expect(await href(/hello@/)).toBe('mailto:hello@tampafoodtrailers.test')
  expect(await href(/Chat with us/)).toBe('https://wa.me/18135550142')
})

test('a contact detail that the record lacks is left out, without a placeholder', async () => {
  const { page } = await open(PHONE)
  await page.route('**/api/business-info', (route) =>
    route.fulfill({ json: { business_name: 'Gulf Kitchens', phone: '', whatsapp: '', email: 'g@kitchens.test' } }),
  )
  await page.goto('/contact')
  await page
    .getByRole('main')
    .getByRole('link', { name: /g@kitchens\.test/ })
    .waitFor()
  expect(await page.getByRole('main').getByRole('link').count()).toBe(1)
  expect(await page.getByRole('main').locator('[data-contact]').filter({ visible: true }).count()).toBe(1)
  expect(await page.title()).toBe('Contact | Gulf Kitchens')
  expect(await page.content()).not.toContain('(000) 000-0000')
})
