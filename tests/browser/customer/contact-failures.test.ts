import { expect, test } from 'vitest'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { edgesOf } from '../support/steps.ts'
import { expectNothingLost, problem, ready, sendButton, storedFrom, write } from './contact-steps.ts'

const [DESKTOP, PHONE] = SCREENS

const FAILURES = [
  [{ status: 500, json: { success: false, error: 'Our mailbox is full.' } }, 'Our mailbox is full.'],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to send message'],
  [
    { status: 429, body: 'slow down', headers: { 'Retry-After': '30' } },
    'Too many requests. Please try again in 30 seconds.',
  ],
  ['abort', 'Failed to send message. Please try again.'],
] as const

test('a message that does not get through stays in the form with the reason, also after a reload, and is stored once', async () => {
  const email = 'kept@example.org'
  const { page, consoleErrors } = await open(PHONE)
  await ready(page)
  await write(page, email)
  for (const [failure, words] of FAILURES) {
    await page.route('**/api/contact', (route) => (failure === 'abort' ? route.abort() : route.fulfill(failure)))
    await sendButton(page).click()
    await expect.poll(() => problem(page).innerText()).toBe(words)
    await expectNothingLost(page, email)
    expect(await sendButton(page).isEnabled()).toBe(true)
    const [told, button] = await Promise.all([edgesOf(problem(page)), edgesOf(sendButton(page))])
    expect(told.bottom).toBeLessThan(button.top)
    // The browser itself notes every failed call.
    await expect.poll(() => consoleErrors.length).toBe(1)
    consoleErrors.splice(0)
    await page.unroute('**/api/contact')
  }
  await expectAccessible(page, { within: 'main' })

  const issues = [{ path: 'email', message: 'This address does not exist.' }]
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'This address does not exist.', issues } }),
  )
  await sendButton(page).click()
  const field = page.getByLabel('E-mail')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await field.getAttribute('aria-describedby')}`).innerText()).toBe(issues[0]?.message)
  await page.unroute('**/api/contact')

  // The next response is lost.
  await page.route('**/api/contact', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await sendButton(page).click()
  await expect.poll(() => problem(page).innerText()).toBe('Failed to send message. Please try again.')
  consoleErrors.splice(0)
  await page.reload()
  await page.locator('form button[type="submit"]').waitFor()
  await expectNothingLost(page, email)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect(await storedFrom(email)).toHaveLength(1)
})

test('a message cannot be sent twice by an impatient visitor', async () => {
  const { page } = await open(DESKTOP)
  let sent = 0
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    sent++
    await answered.promise
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
  answered.resolve()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect(sent).toBe(1)
})

test('the hidden trap field is skipped by the keyboard, and a message that fills it is thanked for but not stored', async () => {
  const email = 'program@example.org'
  const { page } = await open(DESKTOP)
  await ready(page)
  await page.getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  expect(await sendButton(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await write(page, email)
  await page.locator('[name="website"]').evaluate((field) => field.setAttribute('value', 'https://spam.example'))
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  expect(await storedFrom(email)).toEqual([])
})

test('without JavaScript the form says what it needs and sends nothing', async () => {
  const { page } = await open(PHONE, { javaScriptEnabled: false })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Nora')
  await sendButton(page).click()
  expect(new URL(page.url()).search).toBe('')
  // Without scripts nothing can submit the form, so nobody waits for a response.
  expect(await page.locator('form :is([type="submit"], button:not([type]))').count()).toBe(0)
  const note = page.locator('noscript p')
  expect(await note.innerText()).toContain('This form needs JavaScript')
  await note.getByRole('link').click()
  expect(await page.locator('#reach [data-contact="phone"]').getAttribute('href')).toBe('tel:8135550142')
})
