import { expect, test } from 'vitest'
import type { SystemStatus } from '#contract/status'
import { errorLogs } from '../../../worker/src/db/schema.ts'
import { runCron } from '../../api/run-cron.ts'
import { product } from '../../product.ts'
import { expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import { openSignedIn } from '../support/steps.ts'

const LONG = 'D1_ERROR: UNIQUE constraint failed: former_image_names.folder, former_image_names.filename '.repeat(3)
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** An installation in trouble. */
const TROUBLED: SystemStatus = {
  version: '0.1.0',
  parts: [
    { name: 'The database', works: true, milliseconds: 3 },
    { name: 'The storage of pictures', works: false, milliseconds: 30_012 },
  ],
  settings: [
    { name: 'DB', kind: 'binding', about: 'The D1 database', is_set: true },
    { name: 'MAIL_FROM', kind: 'variable', about: 'Who e-mails are from; without it they wait', is_set: false },
  ],
  mails: { queued: 12, failed: 3, sent: 12_345 },
  oldest_queued_mail: ago(90),
  jobs: [
    { name: 'mails', every_minutes: 5, started_at: ago(1), ended_at: null, error: null },
    { name: 'sessions', every_minutes: 60, started_at: ago(999), ended_at: ago(999), error: null },
    { name: 'pictures', every_minutes: 60, started_at: ago(20), ended_at: ago(20), error: LONG },
    { name: 'logs', every_minutes: 60, started_at: ago(20), ended_at: null, error: null },
    { name: 'new', every_minutes: 60, started_at: null, ended_at: null, error: null },
  ],
  failure_count: 1200,
  failures: [
    {
      id: 1,
      request_id: crypto.randomUUID(),
      timestamp: ago(1),
      environment: 'server',
      message: LONG,
      status_code: 500,
    },
    { id: 2, request_id: null, timestamp: ago(3), environment: 'browser', message: 'Short', status_code: null },
  ],
  call_count: 3,
  slowest_calls: [
    {
      id: 1,
      request_id: 'x',
      timestamp: ago(4),
      method: 'POST',
      path: `/api/images/${'very-long-folder-name'.repeat(6)}`,
      status_code: 201,
      response_time: 12_345,
    },
  ],
}

test('a developer reads the status of the server, again on Refresh, and nothing of what is wrong is cut off', async () => {
  const { db } = await product()
  // A page of another file that was closed under way may have reported a failure since the records were reset.
  await db.delete(errorLogs)
  const { page } = await openSignedIn('/admin/system-status', 'developer')
  await page.getByRole('heading', { name: 'Failures of the last day: 0' }).waitFor()
  await page.getByText('None has run yet').waitFor()
  await runCron()
  await db.insert(errorLogs).values({ timestamp: ago(1), level: 'error', message: 'Seen after a refresh' })
  const refresh = page.getByRole('button', { name: 'Refresh' })
  // Observed in the page, since a check from outside may come after the animation has ended.
  const turned = refresh.evaluate(
    (button) =>
      new Promise<void>((heard) => {
        const watch = new MutationObserver(() => button.getAttribute('aria-disabled') === 'true' && heard())
        watch.observe(button, { attributes: true })
      }),
  )
  const started = Date.now()
  await refresh.click()
  await turned
  await page.getByText('Seen after a refresh').waitFor()
  await page.getByText('Done', { exact: true }).first().waitFor()
  // However quick the response, its arrow spins long enough to be seen.
  await refresh.and(page.locator(':not([aria-disabled])')).waitFor()
  expect(Date.now() - started).toBeGreaterThanOrEqual(700)

  await page.route('**/api/status', (route) => route.fulfill({ json: { success: true, data: TROUBLED } }))
  await refresh.click()
  await page.getByRole('heading', { name: 'Failures of the last day: 1,200' }).waitFor()
  for (const words of ['Cannot be read', 'Failed', 'Late', 'Cut short', 'Never ran', 'Running', 'Not set']) {
    await page.getByRole('main').getByText(words, { exact: true }).first().waitFor()
  }
  await page.getByText('12.35 s').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessibleOnBoth(page)
  // The outcome of a job stays beside its name, on the smallest phone and in a narrow column.
  const jobs = page.getByRole('listitem').filter({ hasText: /every (hour|5 minutes)/ })
  for (const width of [320, SCREENS[1].width, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const besideName = await jobs.evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.firstElementChild?.getBoundingClientRect()
        const badge = row.querySelector('[data-tone]')?.getBoundingClientRect()
        return name && badge && badge.top < name.bottom && badge.left >= name.right
      }),
    )
    expect(besideName, `${width}`).toEqual(TROUBLED.jobs.map(() => true))
  }
})
