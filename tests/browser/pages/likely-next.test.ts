import { expect, test } from 'vitest'
import { send } from '../../product.ts'
import { open, SCREENS } from '../support/browser.ts'

const [DESKTOP] = SCREENS

test('a page that a visitor points at is fetched before the click', async () => {
  const { page } = await open(DESKTOP)
  await page.goto('/faq')
  const ahead = page.context().waitForEvent('request', {
    predicate: (request) => new URL(request.url()).pathname === '/rentals',
    timeout: 15_000,
  })
  await page.getByRole('banner').getByRole('link', { name: 'Rentals', exact: true }).first().hover()
  expect((await ahead).method()).toBe('GET')
  expect(new URL(page.url()).pathname).toBe('/faq')
})

test.each(['/admin', '/request/nobody', '/locked'])('nothing is fetched ahead from %s', async (path) => {
  expect(await (await send(path)).text()).not.toContain('speculationrules')
})
