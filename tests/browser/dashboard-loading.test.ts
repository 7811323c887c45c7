import { describe, test } from 'vitest'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { region } from './dashboard-steps.ts'
import { expectOnlyRefusals, failure, keepSession, openSignedIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('a dashboard that cannot be loaded', () => {
  test('says why, and loads on request', async () => {
    const { page, complaints } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await page.route('**/api/dashboard', failure(503, 'The database is not reachable right now.'))
    await page.goto('/admin/dashboard')
    await page.getByRole('alert').filter({ hasText: 'The database is not reachable right now.' }).waitFor()
    await expectAccessibleOnBoth(page)
    await page.unroute('**/api/dashboard')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await region(page, 'Key figures').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('keeps what was shown when it cannot be loaded again, and says so', async () => {
    const { page, complaints } = await openSignedIn('/admin/dashboard', 'staff', PHONE)
    await region(page, 'Key figures').waitFor()
    await page.route('**/api/dashboard', (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('main').getByText('What you see may be out of date').waitFor()
    await region(page, 'Key figures').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('shows that it loads', async () => {
    const { page } = await open(PHONE)
    await keepSession(page, 'staff')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/dashboard', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/admin/dashboard')
    await page.getByRole('status').filter({ hasText: 'Loading the dashboard' }).waitFor()
    await expectAccessible(page)
    held.resolve()
    await region(page, 'Key figures').waitFor()
  })
})
