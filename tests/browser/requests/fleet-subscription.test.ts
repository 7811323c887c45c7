import { describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { expectAccessible, SCREENS } from '../support/browser.ts'
import { expectFocus, expectOnlyRefusals, lateFailure, losingResponses, openSignedIn } from '../support/steps.ts'
import { PATH } from './fleet-steps.ts'

const [, PHONE] = SCREENS

describe('the fleet calendar', () => {
  test('can be subscribed to, and the subscription ended', async () => {
    const { page, consoleErrors } = await openSignedIn(PATH, 'staff', PHONE)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    // The response is lost: the address exists, but was never shown.
    await page.route('**/api/calendar-feed', losingResponses('POST'))
    await page.getByRole('button', { name: 'Make an address' }).click()
    await page.getByText('You have an address since').waitFor()
    await page.getByText('Network error.').waitFor()
    await page.unroute('**/api/calendar-feed')
    await page.getByRole('button', { name: 'Make a new address' }).click()
    const address = await page.getByLabel('Your address').inputValue()
    await expectFocus(page, 'dialog [tabindex="-1"]')
    expect((await call('GET', new URL(address).pathname)).status).toBe(200)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('You have an address since').waitFor()
    const late = lateFailure(500, 'Something went wrong on our side.')
    const isEnd = (url: URL) => url.pathname.startsWith('/api/') && url.pathname.includes('feed')
    await page.route(isEnd, (route) => (route.request().method() === 'DELETE' ? late.route(route) : route.fallback()))
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    late.comes()
    await page.getByText('Your calendar subscription has not ended. Something went wrong on our side.').waitFor()
    expectOnlyRefusals(consoleErrors)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Revoke' }).click()
    const refusal = page.getByRole('dialog').getByText('Something went wrong on our side.')
    await refusal.waitFor()
    await page.getByRole('button', { name: 'Make a new address' }).click()
    await page.getByLabel('Your address').waitFor()
    expect(await refusal.isVisible()).toBe(false)
    await page.unroute(isEnd)
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('You have no address yet.').waitFor()
    await expectFocus(page, 'dialog [tabindex="-1"]')
    expectOnlyRefusals(consoleErrors)
    expect((await call('GET', new URL(address).pathname)).status).toBe(404)
  })
})
