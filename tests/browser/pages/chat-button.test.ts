import { describe, expect, test } from 'vitest'
import { open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { expectFocus } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('the chat button', () => {
  test('comes a second after the page, in a new tab, with digits only', async () => {
    const { page } = await open(DESKTOP)
    await exclusiveContext(page).clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/rentals')
    const chat = page.locator('#chat').getByRole('link', { name: /WhatsApp/ })
    // The script that counts loads once the page is in use; importing it again waits until it has run.
    await page.keyboard.press('Shift')
    await page.locator('html[data-painted]').waitFor({ state: 'attached' })
    await page.evaluate('Promise.all(Array.from(document.scripts, ({ src }) => src && import(src)))')
    await page.clock.runFor(999)
    expect(await chat.isVisible()).toBe(false)
    // Out of reach of the button while it slides in from below.
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.style.cssText = 'position: fixed; right: 16px; bottom: 68px; width: 60px; height: 40px'
      document.body.appendChild(button)
    })
    await page.clock.runFor(1)
    await chat.waitFor()
    await page.locator('#chat[data-hidden]').waitFor({ state: 'attached' })
    expect(await chat.getAttribute('href')).toBe('https://wa.me/18135550142')
    expect(await chat.getAttribute('target')).toBe('_blank')
    expect(await chat.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('gives way to a field that is typed into and to what can be pressed, but not to the keyboard', async () => {
    const { page } = await open(PHONE)
    await page.goto('/contact')
    const chat = page.locator('#chat a')
    const opacity = () => chat.evaluate((link) => getComputedStyle(link).opacity)
    await chat.waitFor()
    await page.getByLabel('Name').focus()
    await expect.poll(opacity).toBe('0')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('link', { name: 'Contact Us' }).focus()
    await expect.poll(opacity).toBe('0')
    await chat.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expectFocus(page, '#chat a')
    await expect.poll(opacity).toBe('1')
    // A small target, such as OK in a notice, can be under the middle of an edge but under no corner.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main > *, footer')) part.remove()
    })
    await chat.blur()
    await expect.poll(opacity).toBe('1')
    // Text does not hide it, or it would be missing from a phone's FAQ.
    await chat.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect()
      const words = document.createElement('p')
      words.style.cssText = `position: fixed; left: ${x}px; top: ${y}px`
      words.textContent = 'Words'
      document.querySelector('main')?.appendChild(words)
      dispatchEvent(new Event('scroll'))
    })
    expect(await page.locator('#chat').getAttribute('data-hidden')).toBeNull()
    await page.getByText('Words', { exact: true }).evaluate((words) => words.remove())
    await chat.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect()
      const button = document.createElement('button')
      button.style.cssText = `position: fixed; left: ${x + 10}px; top: ${y - 20}px; width: 34px; height: 40px`
      document.querySelector('main')?.appendChild(button)
      dispatchEvent(new Event('scroll'))
    })
    await expect.poll(opacity).toBe('0')
  })
})
