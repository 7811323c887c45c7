import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, SCREENS } from '../support/browser.ts'

const [DESKTOP] = SCREENS

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
