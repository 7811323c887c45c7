import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, tokenOf } from '../../api/client.ts'
import { permissionEntry } from '../../api/group-calls.ts'
import { apiLogRow, errorLog, storeCalls, storeErrors } from '../../api/log-records.ts'
import { newAccount, newGroup } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { edgesOf, expectFocus, expectOnlyRefusals, failure, followTo, openSignedIn } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS
const at = (second: number) => new Date(Date.UTC(2025, 0, 1, 12, 0, second)).toISOString()

test('a developer finds a call by filters and pages, which Back restores', async () => {
  const path = '/api/found/one'
  await storeCalls([
    ...Array.from({ length: 110 }, (_, index) =>
      apiLogRow({ timestamp: at(index % 60), path, user_agent: `n${index}` }),
    ),
    apiLogRow({ timestamp: at(30), path, method: 'PUT', status_code: 503, response_time: 12_345, username: 'Ida' }),
  ])
  const { page } = await openSignedIn('/admin/api-logs', 'developer', DESKTOP)
  await page.getByRole('table').waitFor()
  await page.getByText('Filters', { exact: true }).click()
  // Wide enough for all but one of them in a row.
  await page.setViewportSize({ width: 1600, height: DESKTOP.height })
  const [first, last] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
  expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y)
  await page.setViewportSize(DESKTOP)
  await page.getByLabel('Path').fill(path.toUpperCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Page 1 of 3 · 111 entries').waitFor()
  // The second page never arrives, and the button is pressed again while it is awaited.
  await page.route(/page=2/, () => undefined)
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByText('Page 3 of 3 · 111 entries').waitFor()
  await expectFocus(page, 'nav[aria-label="Pages of the log"]')
  await expect.poll(() => page.getByRole('row').count()).toBe(12)
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await expectAccessibleOnBoth(page)
  await page.unroute(/page=2/)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByText('Page 2 of 3').waitFor()

  const body = page.locator('main > [aria-busy]')
  await body.evaluate((area) => area.scrollTo(0, 300))
  await page.getByRole('link', { name: 'Error Logs', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Error Logs' }).waitFor()
  await page.goBack()
  await page.getByText('Page 2 of 3').waitFor()
  expect(await body.evaluate((area) => area.scrollTop)).toBe(300)

  const methods = await page.getByLabel('Method').locator('option').allTextContents()
  expect(methods).toEqual(['All methods', 'GET', 'POST', 'PUT', 'DELETE'])
  await page.getByLabel('Method').selectOption('PUT')
  await page.getByText('Page 1 of 1 · 1 entry').waitFor()
  const row = page.getByRole('row').filter({ hasText: `PUT ${path}` })
  for (const words of ['503', '12.35 s', 'Ida']) await row.getByText(words).waitFor()
  const align = (cell: Locator) => cell.evaluate((shown) => getComputedStyle(shown).textAlign)
  expect(await align(row.getByText('12.35 s'))).toBe('right')
  expect(await align(page.getByRole('columnheader', { name: 'Duration' }))).toBe('right')
  await page.getByLabel('Method').selectOption('GET')
  await page
    .getByRole('row')
    .filter({ hasText: `GET ${path}` })
    .first()
    .getByText('Anonymous')
    .waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expectFocus(page, 'summary')
  await page.goBack()
  await row.waitFor()
  await page.getByLabel('Path').fill('100%')
  await page.getByLabel('Path').press('Enter')
  await page.getByRole('heading', { name: 'No logs found' }).waitFor()
  await page.getByRole('status').getByText('Nothing found.', { exact: true }).waitFor()
  await page.goBack()
  await row.waitFor()
  expect(await page.getByLabel('Path').inputValue()).toBe(path.toUpperCase())
})

test('the time of a call stands on the line of its name where a tablet has room, and below it on a phone, and logs that cannot be fetched say so where the server does not say why', async () => {
  const path = `/api/timed/${'long-'.repeat(30)}end`
  const username = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Fernández'
  await storeCalls([apiLogRow({ timestamp: at(1), path, username })])
  const { page, consoleErrors } = await openSignedIn(
    `/admin/api-logs?${new URLSearchParams({ path })}`,
    'developer',
    DESKTOP,
  )
  const row = page.getByRole('row').filter({ hasText: path })
  const time = row.locator('time')
  await time.waitFor()
  // The longest name makes a row no taller than the longest path does.
  expect((await row.getByTitle(username).boundingBox())?.height).toBeLessThan(50)
  for (const width of [500, 560, 639, 660, 820]) {
    await page.setViewportSize({ width, height: 900 })
    const [its, link, whole] = [await edgesOf(time), await edgesOf(row.getByRole('link')), await edgesOf(row)]
    expect(its.top, `${width}`).toBeLessThan(link.bottom)
    expect(its.left, `${width}`).toBeGreaterThanOrEqual(link.right)
    // As far from the edge as the words on the left.
    expect(whole.right - its.right, `${width}`).toBe(width < 640 ? 16 : 24)
  }
  await page.setViewportSize({ width: 470, height: 900 })
  expect((await edgesOf(time)).top).toBeGreaterThanOrEqual((await edgesOf(row.getByRole('link'))).bottom)
  await expectAccessible(page)

  await page.setViewportSize(DESKTOP)
  await followTo(page, '/admin/dashboard')
  await page.route('**/api/logs/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  for (const log of ['API', 'error']) {
    await page.getByRole('link', { name: `${log} logs` }).click()
    const told = page.getByRole('alert').filter({ hasText: `Failed to fetch ${log} logs` })
    await told.getByText('Failed to fetch logs', { exact: true }).waitFor()
  }
  expectOnlyRefusals(consoleErrors)
})

test('a developer reads a call whole, and exports what the filters leave, unless the session has ended', async () => {
  const path = '/api/read/whole'
  const headers = { accept: 'text/html', 'sec-ch-ua-platform': 'Linux' }
  await storeCalls([
    apiLogRow({ timestamp: at(1), path }),
    apiLogRow({ timestamp: at(2), path: `${path}/slow`, method: 'PUT', body: '{"a":1}', headers }),
  ])
  const filtered = `/admin/api-logs?${new URLSearchParams({ method: 'PUT', path })}`
  const { page, consoleErrors } = await openSignedIn(filtered, 'developer', DESKTOP)
  await page
    .getByRole('row')
    .filter({ hasText: `PUT ${path}/slow` })
    .getByRole('link')
    .click()
  const dialog = page.getByRole('dialog', { name: `PUT ${path}/slow` })
  await dialog.getByText('"a": 1').waitFor()
  const heightOf = async (header: string) => (await dialog.getByText(header, { exact: true }).boundingBox())?.height
  expect(await heightOf('sec-ch-ua-platform')).toBe(await heightOf('accept'))
  await expectAccessible(page)
  // Its address opens it also where the table behind does not have it.
  await page.goto(page.url().replace('method=PUT', 'method=GET'))
  await dialog.getByText('text/html').waitFor()
  await page.goBack()
  await dialog.getByText('text/html').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^api-logs-\d{4}-\d\d-\d\d\.txt$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`Path: ${path}/slow\n`)
  expect(text.match(/^Path: /gm)).toHaveLength(1)
  await page.route('**/api/logs/export/**', failure(500, 'Not today.'))
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByText('Failed to export logs: Not today.').waitFor()
  for (const [before, status] of [502, 200].entries()) {
    const proxy = { status, contentType: 'text/html', body: '<h1>bad' }
    await page.route('**/api/logs/export/**', (route) => route.fulfill(proxy))
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByText('Failed to export logs: An error occurred').nth(before).waitFor()
  }
  await page.route('**/api/logs/export/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'API logs of' }),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByText('Failed to export logs: The file broke off on the way. Please try again.').waitFor()
  // Only the export finds the session ended: the list, which that failure reloads, would end it before the press.
  await page.route('**/api/logs/export/**', failure(401, 'Your session has ended. Please sign in again.'))
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByLabel('Username').waitFor()
  await page
    .getByText('Failed to export logs: Your session had ended. Please try again.')
    .waitFor({ state: 'attached' })
  expectOnlyRefusals(consoleErrors)
})

test('a developer reads what broke, and is told what to enter in a filter that is refused', async () => {
  const message = `${'Very long '.repeat(12)}end`
  await storeErrors([
    {
      timestamp: at(1),
      level: 'warn',
      message,
      name: 'TypeError',
      stack: `TypeError: x\n    at y.js:1${'\n    at z.js:1'.repeat(20)}`,
      status_code: 500,
    },
  ])
  const { page, consoleErrors } = await openSignedIn('/admin/error-logs?level=warn', 'developer', PHONE)
  const row = page.getByRole('row').filter({ hasText: 'Very long' })
  await row.getByText(`${message.slice(0, 100)}...`).waitFor()
  await expectAccessible(page)
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('at y.js:1').waitFor()
  await dialog.getByText(message, { exact: true }).waitFor()
  // Not at the stack trace, which is the first focusable element.
  expect(
    await dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight]),
  ).toEqual([0, true])
  await page.getByRole('button', { name: 'Close' }).click()
  const levels = await page.getByLabel('Level').locator('option').allTextContents()
  expect(levels).toEqual(['All levels', 'Error', 'Warning', 'Info'])
  await page.getByLabel('Level').selectOption('Info')
  await page.getByRole('heading', { name: 'No error logs found' }).waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await row.waitFor()
  await followTo(page, '/admin/error-logs?dateFrom=2025-01-02&dateTo=2025-01-01')
  await page.getByText('“To” is before “From”. Swap them.').waitFor()

  await followTo(page, '/admin/api-logs?statusCode=abc')
  const field = page.getByLabel('Status code')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Status code is a number from 100 to 599')
  await expectAccessible(page)
  await field.fill('404')
  await field.press('Enter')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false')
  expectOnlyRefusals(consoleErrors)
})

test('an export that is refused since the right is withdrawn closes the button', async () => {
  const group = await newGroup({}, { 'developer_logs.view': true, 'developer_logs.export': true })
  const { username } = await newAccount({ group_id: group })
  const { page, consoleErrors } = await openSignedIn('/admin/api-logs', username, DESKTOP)
  await page.getByRole('button', { name: 'Export' }).waitFor()
  const permissions = [permissionEntry('developer_logs.view'), permissionEntry('developer_logs.export', false)]
  const body = { permissions }
  const token = await tokenOf('developer')
  expect((await call('PUT', `/api/admin-groups/${group}`, { body, token })).status).toBe(200)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByText('Your account may read the logs, but not export them.').waitFor()
  expectOnlyRefusals(consoleErrors)
})

test('what breaks in a browser reaches the error log, once', async () => {
  const { page, consoleErrors } = await open(DESKTOP)
  await page.goto('/build')
  await page.waitForLoadState('networkidle')
  const message = `Broken on purpose ${Date.now()}`
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) sent++
  })
  await page.evaluate((words) => {
    for (let times = 0; times < 3; times++) setTimeout(() => Promise.reject(new TypeError(words)))
    setTimeout(() => {
      throw new TypeError(words)
    })
  }, message)
  await expect
    .poll(async () => (await errorLog({ message })).logs, { timeout: 20_000 })
    .toMatchObject([{ name: 'TypeError', environment: 'browser', request: { path: '/build' } }])
  expect(sent).toBe(1)
  consoleErrors.splice(0)
})
