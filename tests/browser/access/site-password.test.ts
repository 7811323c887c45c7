import { describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { setSitePassword } from '../../api/site-password.ts'
import { PATH } from '../portal/business-steps.ts'
import { expectAccessible } from '../support/browser.ts'
import { comeBackLater, expectOnlyRefusals, lateFailure, losingResponses, openSignedIn } from '../support/steps.ts'

describe('the site password', () => {
  test('is set, switched on after a question, and off again', async () => {
    try {
      const { page, consoleErrors } = await openSignedIn(PATH)
      const panel = page.getByRole('region', { name: 'Site password' })
      await panel.getByText('Open to everybody').waitFor()
      await panel.getByRole('button', { name: /Set a password|Change password/ }).click()
      const form = page.getByRole('dialog', { name: 'Site password' })
      await form.getByLabel('New password', { exact: true }).fill('short')
      await form.getByLabel('Repeat password', { exact: true }).fill('other')
      await form.getByRole('button', { name: 'Save' }).click()
      await form.getByText('Use at least 12 characters').waitFor()
      await form.getByText('Passwords do not match').waitFor()
      await expectAccessible(page)
      await form.getByLabel('New password', { exact: true }).fill('quite a long one')
      await form.getByLabel('Repeat password', { exact: true }).fill('quite a long one')
      // A colleague stores another one meanwhile.
      await setSitePassword(false, 'quite another one')
      await form.getByRole('button', { name: 'Save' }).click()
      await form.getByText('They stored another password, or switched it on or off.').waitFor()
      await form.getByRole('button', { name: 'Overwrite with mine' }).click()
      await page.getByText('The site password is stored.').waitFor()
      await panel.getByRole('button', { name: 'Switch on' }).click()
      const asked = page.getByRole('alertdialog', { name: 'Close the public site?' })
      await asked.getByText('Every visitor must enter the password').waitFor()
      // A colleague closes it meanwhile, and the question must not turn into whether to open it.
      await setSitePassword(true)
      await comeBackLater(page)
      await panel.getByText('Nobody sees a public page').waitFor()
      await asked.getByRole('button', { name: 'Switch on' }).click()
      await panel.getByText('Visitors need the password').waitFor()
      expect((await call('GET', '/faq')).status).toBe(401)
      // The response is lost: the site is open, and the panel says so, without the advice to try again.
      await page.route('**/api/site-access', losingResponses('PUT'), { times: 1 })
      await panel.getByRole('button', { name: 'Switch off' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
      await panel.getByText('Open to everybody').waitFor()
      await expect.poll(() => panel.getByText('Network error.').count()).toBe(0)
      expect((await call('GET', '/faq')).status).toBe(200)
      // Without a message, the site would stay open although its owner believed it closed.
      const late = lateFailure(500, 'Something went wrong on our side.')
      await page.route('**/api/site-access', (route) =>
        route.request().method() === 'PUT' ? late.route(route) : route.fallback(),
      )
      await panel.getByRole('button', { name: 'Switch on' }).click()
      await asked.getByRole('button', { name: 'Switch on' }).click()
      await page.getByRole('link', { name: 'Rental Trailers' }).click()
      await panel.waitFor({ state: 'hidden' })
      late.comes()
      await page.getByText('The site password stays as it was. Something went wrong on our side.').waitFor()
      expectOnlyRefusals(consoleErrors)
    } finally {
      await setSitePassword(false)
    }
  })
})
