import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contactMessages } from '../../worker/src/db/schema.ts'
import { newTrailer } from '../api/records.ts'
import { product } from '../product.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'

const [DESKTOP, PHONE] = SCREENS
const MESSAGE = 'Do you have one with a fryer?\nWe are two people.'

async function write(page: Page, email: string) {
  await page.getByLabel('Name').fill('Nora Field')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill(MESSAGE)
}

const button = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const problem = (page: Page) => page.locator('#contact-problem')

async function ready(page: Page) {
  await page.goto('/contact')
  await page.locator('form button[type="submit"]').waitFor()
}

async function expectNothingLost(page: Page, email: string) {
  expect(await page.getByLabel('Name').inputValue()).toBe('Nora Field')
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
  expect(await page.getByLabel('Message').inputValue()).toBe(MESSAGE)
}

async function storedFrom(email: string) {
  const { db } = await product()
  return db.select().from(contactMessages).where(eq(contactMessages.email, email))
}

describe.each(SCREENS)('on $name', (screen) => {
  test('a visitor writes to the business, and then once more', async () => {
    const email = `nora-${screen.width}@example.org`
    const { page } = await open(screen)
    await ready(page)
    expect(await page.title()).toBe('Contact | Tampa Food Trailers')
    await write(page, email)
    await button(page).click()
    const thanks = page.getByRole('heading', { name: 'Thank You!' })
    await thanks.waitFor()
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.getByText(email).waitFor()
    await expectAccessible(page)
    expect(await storedFrom(email)).toMatchObject([{ name: 'Nora Field', message: MESSAGE, status: 'new' }])

    await page.getByRole('button', { name: 'Send Another Message' }).click()
    expect(await page.getByLabel('Message').inputValue()).toBe('')
    expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
    await write(page, email)
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

test('a visitor is told at the fields what is missing', async () => {
  const { page } = await open(PHONE)
  await ready(page)
  await page.getByLabel('E-mail').fill('nora')
  await button(page).click()
  await page.getByText('Name is required').waitFor()
  await page.getByText('Enter an e-mail address like name@example.com').waitFor()
  await page.getByText('Message is required').waitFor()
  expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessibleOnBoth(page)
  await page.getByLabel('Name').fill('N')
  await page.getByText('Name is required').waitFor({ state: 'hidden' })
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
  const { page } = await open(DESKTOP)
  await page.route('**/api/business-info', (route) =>
    route.fulfill({ json: { business_name: 'Gulf Kitchens', phone: '', whatsapp: '', email: 'g@kitchens.test' } }),
  )
  await page.goto('/contact')
  await page
    .getByRole('main')
    .getByRole('link', { name: /g@kitchens\.test/ })
    .waitFor()
  expect(await page.getByRole('main').getByRole('link').count()).toBe(1)
  expect(await page.title()).toBe('Contact | Gulf Kitchens')
  expect(await page.content()).not.toContain('(000) 000-0000')
})

const FAILURES = [
  [{ status: 500, json: { success: false, error: 'Our mailbox is full.' } }, 'Our mailbox is full.'],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to send message'],
  [
    { status: 429, body: 'slow down', headers: { 'Retry-After': '30' } },
    'Too many requests. Please try again in 30 seconds.',
  ],
  ['abort', 'Failed to send message. Please try again.'],
] as const

describe('a message that does not get through', () => {
  test('stays in the form, and each failure shows its own reason', async () => {
    const { page, complaints } = await open(PHONE)
    await ready(page)
    await write(page, 'kept@example.org')
    for (const [failure, words] of FAILURES) {
      await page.route('**/api/contact', (route) => (failure === 'abort' ? route.abort() : route.fulfill(failure)))
      await button(page).click()
      await expect.poll(() => problem(page).innerText()).toBe(words)
      await expectNothingLost(page, 'kept@example.org')
      expect(await button(page).isEnabled()).toBe(true)
      // The browser itself notes every failed call.
      await expect.poll(() => complaints.length).toBe(1)
      complaints.splice(0)
      await page.unroute('**/api/contact')
    }
    await expectAccessible(page)
  })

  test('survives a reload, and is stored once although its answer was lost', async () => {
    const email = 'reloaded@example.org'
    const { page, complaints } = await open(PHONE)
    let lost = 0
    await page.route('**/api/contact', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await ready(page)
    await write(page, email)
    await button(page).click()
    await expect.poll(() => problem(page).innerText()).toBe('Failed to send message. Please try again.')
    complaints.splice(0)
    await page.reload()
    await page.locator('form button[type="submit"]').waitFor()
    await expectNothingLost(page, email)
    await button(page).click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('shows the server’s issues under their fields', async () => {
    const { page, complaints } = await open(DESKTOP)
    const issues = [{ path: 'email', message: 'This address does not exist.' }]
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: 'This address does not exist.', issues } }),
    )
    await ready(page)
    await write(page, 'gone@example.org')
    await button(page).click()
    const field = page.getByLabel('E-mail')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator(`#${await field.getAttribute('aria-describedby')}`).innerText()).toBe(issues[0]?.message)
    complaints.splice(0)
  })
})

test('a message cannot be sent twice by an impatient visitor', async () => {
  const { page } = await open(DESKTOP)
  let sent = 0
  await page.route('**/api/contact', async (route) => {
    sent++
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await ready(page)
  await write(page, 'impatient@example.org')
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#contact-form')
    for (let press = 0; press < 3; press++) form?.requestSubmit()
  })
  const sending = page.getByRole('button', { name: 'Sending...' })
  await sending.waitFor()
  expect(await sending.isDisabled()).toBe(true)
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect(sent).toBe(1)
})

test('the hidden trap field is skipped by the keyboard, and a message that fills it is thanked for but not stored', async () => {
  const email = 'program@example.org'
  const { page } = await open(DESKTOP)
  await ready(page)
  await page.getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await write(page, email)
  await page.locator('[name="website"]').evaluate((field) => field.setAttribute('value', 'https://spam.example'))
  await button(page).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect(await storedFrom(email)).toEqual([])
})

test('without JavaScript the form says what it needs and sends nothing', async () => {
  const { page } = await open(PHONE, { javaScriptEnabled: false })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Nora')
  await button(page).click()
  expect(new URL(page.url()).search).toBe('')
  const note = page.locator('noscript p')
  expect(await note.innerText()).toContain('This form needs JavaScript')
  await note.getByRole('link').click()
  expect(await page.locator('#reach [data-contact="phone"]').getAttribute('href')).toBe('tel:8135550142')
})

test('the four questions are answered', async () => {
  const { page } = await open(DESKTOP)
  await page.goto('/faq')
  expect(await page.title()).toBe('FAQ | Tampa Food Trailers')
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const question of [/renting/, /customize/, /include/, /financing/]) {
      await page.getByRole('heading', { level: 2, name: question }).waitFor()
    }
    await expectAnswers(page)
  }
})

async function expectAnswers(page: Page) {
  const told = await page.getByRole('main').innerText()
  for (const words of [
    'as they are',
    'for purchase',
    'Installation',
    'Health-department',
    'Not in-house',
    'partners',
  ]) {
    expect(told).toContain(words)
  }
}

test('what is wrong is written once, not again with every letter, which screen readers would read again each time', async () => {
  const { page } = await open(PHONE)
  await ready(page)
  await button(page).click()
  await problem(page).getByText('Not sent yet. Please check the marked fields.').waitFor()
  const writes = await problem(page).evaluateHandle((alert) => {
    const seen: MutationRecord[] = []
    const observer = new MutationObserver((records) => seen.push(...records))
    observer.observe(alert, { childList: true, characterData: true, subtree: true })
    return seen
  })
  await page.getByLabel('Name').pressSequentially('Nora')
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('false')
  expect(await writes.evaluate((seen) => seen.length)).toBe(0)
})
