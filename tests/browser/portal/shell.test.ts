import { describe, expect, test } from 'vitest'
import { newTrailer } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { asSafari16 } from '../support/safari-16.ts'
import { button, expectFocus, keepSession, openSignedIn } from '../support/steps.ts'
import { account, menu, rows, title } from './shell-steps.ts'

const [, PHONE] = SCREENS
const TABLET = { width: 768, height: 1024 }

describe('the menu', () => {
  test('opens and leads everywhere in Safari 16.4, which knows no popover', async () => {
    await newTrailer({ name: 'Shell trailer' })
    const { page } = await open(SCREENS[0])
    await keepSession(page, 'manager')
    await page.addInitScript(asSafari16)
    await page.goto('/admin/rentals?view=calendar')
    await page.getByRole('grid').getByRole('rowheader', { name: 'Shell trailer' }).waitFor()
    const leave = menu(page).getByRole('button', { name: 'Log out' })
    expect(await leave.isVisible()).toBe(false)
    await account(page).click()
    const menuOfAccount = page.getByText('Signed in as manager').filter({ visible: true })
    await menuOfAccount.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await menuOfAccount.waitFor({ state: 'hidden' })
    await account(page).click()
    await leave.click()
    await page.getByRole('dialog', { name: 'Admin Portal' }).waitFor()
  })

  test('narrows to icons, on a tablet by itself, and this browser remembers what was chosen', async () => {
    const { page } = await openSignedIn('/admin/contact-requests', 'staff', TABLET)
    await rows(page).first().waitFor()
    const width = async () => (await menu(page).boundingBox())?.width
    expect(await width()).toBe(64)
    await expectAccessible(page, { isContrastKnown: true })
    await menu(page).getByRole('link', { name: 'Rentals' }).waitFor()
    await page.getByRole('button', { name: 'Widen the menu' }).click()
    await expect.poll(width).toBe(232)
    await page.reload()
    await rows(page).first().waitFor()
    expect(await width()).toBe(232)
    await page.getByRole('button', { name: 'Narrow the menu' }).click()
    await expect.poll(width).toBe(64)

    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await menu(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).waitFor()
  })

  test('shows the section that is open on a phone held sideways, in the drawer of a small one too', async () => {
    const { page } = await openSignedIn('/admin/contact-requests', 'staff', { width: 844, height: 390 })
    const button = page.getByRole('button', { name: 'Menu' })
    await title(page, 'Contact Requests').waitFor()
    const nav = page.getByRole('navigation', { name: 'Sections' })
    const link = nav.getByRole('link', { name: 'Contact Requests' })
    const bottom = async (part: typeof nav) => (await part.evaluate((one) => one.getBoundingClientRect())).bottom
    const room = async () => (await bottom(nav)) - (await bottom(link))
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    // The names of the icons are only for screen readers, and those out of sight must not make the page scroll.
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(await below()).toBe(0)
    await page.setViewportSize({ width: 568, height: 320 })
    await button.click()
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })

  test('is a drawer on a phone, which closes on a choice and hands the focus to the section', async () => {
    const { page } = await openSignedIn('/admin/contact-requests', 'staff', PHONE)
    await title(page, 'Contact Requests').waitFor()
    expect(await menu(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await account(page).click()
    await page.getByText('Signed in as staff').filter({ visible: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByText('Signed in as staff').filter({ visible: true }).waitFor({ state: 'hidden' })
    await drawer.getByRole('link', { name: 'API Logs' }).waitFor({ state: 'detached' })
    await drawer.getByRole('link', { name: 'Upload' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await title(page, 'Upload').waitFor()
    await expectFocus(page, '#content')
  })
})

test('the refresh button loads the section again and spins for 700 ms, and the account menu is worked by keyboard alone, whose dialogs give the focus back', async () => {
  const { page } = await openSignedIn('/admin/contact-requests', 'staff')
  await rows(page).first().waitFor()
  const asked = page.waitForRequest('**/api/contact?**')
  const spun = await page.getByRole('button', { name: 'Refresh' }).evaluate(async (button: HTMLElement) => {
    const isSpinning = () => button.getAttribute('aria-disabled') === 'true'
    const changed = (to: boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (isSpinning() === to ? resolve(performance.now()) : requestAnimationFrame(look))
        look()
      })
    button.click()
    const began = await changed(true)
    return (await changed(false)) - began
  })
  await asked
  // The frame in which it began to spin may be a little late.
  expect(spun).toBeGreaterThan(600)

  await account(page).focus()
  await page.keyboard.press('Enter')
  await expectFocus(page, '[popover] button')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Two-step sign-in' }).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, 'button[popovertarget]')
  await page.keyboard.press('Enter')
  await expectFocus(page, '[popover] button')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Questions you switched off' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectFocus(page, 'button[popovertarget]')
  await page.keyboard.press('Enter')
  await expectFocus(page, '[popover] button')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Change my password' }).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, 'button[popovertarget]')
})

test('a button that is pressed before the code of its section has loaded hands the focus to the section', async () => {
  const { page } = await openSignedIn('/admin/contact-requests', 'staff')
  await rows(page).first().waitFor()
  const held = Promise.withResolvers<void>()
  await page.route('**/_astro/upload*', async (route) => {
    await held.promise
    await route.continue()
  })
  await menu(page).getByRole('link', { name: 'Upload' }).click()
  await title(page, 'Upload').waitFor()
  await button(page, 'Refresh').click()
  held.resolve()
  await button(page, 'Upload Images').waitFor()
  await expectFocus(page, '#content')
})
