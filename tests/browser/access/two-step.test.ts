import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newAccount } from '../../api/records.ts'
import { codeOf, newTwoStepAccount, proposeKey, signInWith } from '../../api/second-factor-calls.ts'
import { account } from '../portal/shell-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import {
  button,
  enter,
  expectFocus,
  expectOnlyRefusals,
  followTo,
  lateFailure,
  losingResponses,
  openSignedIn,
} from '../support/steps.ts'
import { card, field, newName, PATH } from './access-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const code = (page: Page) => page.getByLabel('Code', { exact: true })

async function openTwoStep(page: Page) {
  await account(page).click()
  await button(page, 'Two-step sign-in').click()
  await dialog(page, 'Two-step sign-in').waitFor()
}

/** The key that is proposed after the password. */
async function shownKey(page: Page, password: string): Promise<string> {
  await openTwoStep(page)
  await button(page, 'Set up').click()
  await field(page, 'Current password').fill(password)
  await page.keyboard.press('Enter')
  return (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
}

/** Texts that are read aloud with an element. */
function describedBy(element: Locator): Promise<string> {
  return element.evaluate((shown) =>
    (shown.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
}

/** Expects that recovery codes are not cut on a phone with large text, and stand alone on paper. */
async function expectWholeCodes(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const shown = page.getByRole('dialog')
  expect(await shown.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#content').isVisible()).toBe(false)
  expect(await shown.getByRole('button').count()).toBe(0)
  expect(await shown.getByRole('listitem').first().isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
}

describe('two-step sign-in', () => {
  test('is set up with an app, by keyboard too, and tells what went wrong', async () => {
    const person = await newAccount({ username: newName() })
    const { page, consoleErrors } = await openSignedIn('/admin', person.username)
    await openTwoStep(page)
    await page.getByText('It is off.').waitFor()
    await page.getByText('You need an authenticator app.').waitFor()
    await expectAccessibleOnBoth(page)
    await button(page, 'Set up').click()
    await field(page, 'Current password').fill('not the password')
    await page.keyboard.press('Enter')
    await page.getByText('This is not your current password.').waitFor()
    await field(page, 'Current password').fill(person.password)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
    expect(await describedBy(field(page, 'Code'))).toContain('scan this')
    await expectAccessibleOnBoth(page)
    await field(page, 'Code').fill('12 34')
    await button(page, 'Turn on').click()
    await page.getByText('This code is wrong or too old.').waitFor()
    await field(page, 'Code').fill(codeOf(secret))
    await button(page, 'Turn on').click()
    const shown = dialog(page, 'Two-step sign-in is on')
    await shown.waitFor()
    await expectAccessibleOnBoth(page)
    const codes = await shown.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(8)
    expect(await describedBy(shown)).toContain('They are not shown again.')
    await expectWholeCodes(page)
    // Nothing closes it unasked before the codes are kept.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await followTo(page, '/admin/rentals')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await shown.waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()])
    expect(file.suggestedFilename()).toBe('recovery-codes.txt')
    await button(page, 'I have kept them').click()
    await openTwoStep(page)
    await page.getByText('You have 8 recovery codes left.').waitFor()
    await page.getByText('With a new phone').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('gives new recovery codes and is turned off, and a lost response leaves a way on', async () => {
    const person = await newTwoStepAccount({ username: newName() })
    const { page, consoleErrors } = await openSignedIn('/admin', person.username)
    await openTwoStep(page)
    await button(page, 'New recovery codes').click()
    await field(page, 'Current password').fill(person.password)
    await page.route('**/recovery-codes', losingResponses('POST'))
    await button(page, 'Make new codes').click()
    await page.getByText('Network error').waitFor()
    await page.unroute('**/recovery-codes')
    await button(page, 'Make new codes').click()
    await exclusiveContext(page).grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Copy').click()
    await page.getByText('Copied.').waitFor()
    const shown = dialog(page, 'Your new recovery codes')
    const codes = await shown.getByRole('listitem').allInnerTexts()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    // Kept, so that it closes unasked.
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await openTwoStep(page)
    await button(page, 'Turn off').click()
    await field(page, 'Current password').fill(person.password)
    await expectAccessible(page)
    await button(page, 'Turn off').click()
    await page.getByText('Two-step sign-in is off.').waitFor()
    await page.getByText('It is off.').waitFor()
    await expectFocus(page, 'dialog [tabindex="-1"]')
    expectOnlyRefusals(consoleErrors)
  })

  test('is on although the response was lost, and leads to new codes', async () => {
    const person = await newAccount({ username: newName() })
    const { page, consoleErrors } = await openSignedIn('/admin', person.username)
    const secret = await shownKey(page, person.password)
    await page.route('**/confirm', losingResponses('POST'))
    await field(page, 'Code').fill(codeOf(secret))
    await button(page, 'Turn on').click()
    await page.getByText('Network error').waitFor()
    await page.unroute('**/confirm')
    await button(page, 'Turn on').click()
    await page.getByText('its recovery codes got lost on their way').waitFor()
    await button(page, 'New recovery codes').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('says that a key was replaced, after a call that never arrived', async () => {
    const person = await newAccount({ username: newName() })
    const { page, consoleErrors, token } = await openSignedIn('/admin', person.username)
    const secret = await shownKey(page, person.password)
    await page.route('**/confirm', (route) => route.abort(), { times: 1 })
    await field(page, 'Code').fill(codeOf(secret))
    await button(page, 'Turn on').click()
    await page.getByText('Network error').waitFor()
    await proposeKey(token, person.password)
    await button(page, 'Turn on').click()
    await page.getByText('This key is no longer valid').waitFor()
    expectOnlyRefusals(consoleErrors)
  })
})

describe('somebody who signs in in two steps', () => {
  test('is asked for the code after the password, and may go back', async () => {
    const person = await newTwoStepAccount({ username: newName() })
    const { page, consoleErrors } = await open(PHONE)
    await page.goto('/admin')
    await enter(page, person.username, person.password)
    await code(page).waitFor()
    await expectFocus(page, '[autocomplete="one-time-code"]')
    expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await code(page).fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong or too old.').waitFor()
    expect(await code(page).inputValue()).toBe('000000')
    expect(await code(page).getAttribute('aria-invalid')).toBe('true')
    await expectFocus(page, '[autocomplete="one-time-code"]')
    const { route, comes } = lateFailure(503, 'Come back later.')
    await page.route('**/api/auth/login', route)
    await page.keyboard.press('Enter')
    await button(page, 'Signing in...').waitFor()
    // Who has gone back would not expect to be signed in.
    for (const name of ['Use a recovery code', 'Back']) expect(await button(page, name).isDisabled()).toBe(true)
    comes()
    await page.getByText('Come back later.').waitFor()
    await page.unroute('**/api/auth/login')
    await button(page, 'Back').click()
    expect(await page.getByLabel('Username').inputValue()).toBe(person.username)
    await expectFocus(page, '[autocomplete="current-password"]')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    await enter(page, person.username, person.password)
    await code(page).fill(codeOf(person.secret, 1))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('uses a recovery code without the phone', async () => {
    const person = await newTwoStepAccount({ username: newName() })
    const { page, consoleErrors } = await open(DESKTOP)
    await page.goto('/admin')
    await enter(page, person.username, person.password)
    await button(page, 'Use a recovery code').click()
    await expectFocus(page, '[autocomplete="off"]')
    await page.getByLabel('Recovery code').fill('abcd-efgh')
    await page.keyboard.press('Enter')
    await page.getByText('This recovery code is wrong or was used before.').waitFor()
    // In place of the refused one, which is selected.
    await page.keyboard.type(person.codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.getByText('You have 7 recovery codes left.').waitFor()
    expectOnlyRefusals(consoleErrors)
  })
})

test('somebody who uses up the last recovery code is told to make new ones', async () => {
  const person = await newTwoStepAccount({ username: newName() })
  const [last = '', ...others] = person.codes
  for (const one of others) expect((await signInWith(person, one)).status).toBe(200)
  const { page, consoleErrors } = await open(PHONE)
  await page.goto('/admin')
  await enter(page, person.username, person.password)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(last)
  await page.keyboard.press('Enter')
  await page.getByText('You have no recovery codes left. Make new ones in Two-step sign-in').waitFor()
  await expectAccessible(page)
  expectOnlyRefusals(consoleErrors)
})

test('an administrator turns it off for somebody who has lost the phone', async () => {
  const person = await newTwoStepAccount({ username: newName() })
  const { page } = await openSignedIn(PATH, 'manager')
  await card(page, person.username).getByText('In two steps').waitFor()
  await card(page, person.username).getByRole('button', { name: 'Turn off' }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Turn off' }).click()
  await card(page, person.username).getByText('Password alone').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Password alone')
})
