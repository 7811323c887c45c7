import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newRental, newTrailer, rentalDays } from '../../api/records.ts'
import { menu, rows } from '../portal/shell-steps.ts'
import { SCREENS } from '../support/browser.ts'
import { button, edgesOf, enter, expectOnlyRefusals, failure, openSignedIn } from '../support/steps.ts'

async function exported(page: Page) {
  const downloading = page.waitForEvent('download')
  await button(page, 'Export').click()
  const download = await downloading
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('on a phone, title and buttons of the rentals fit side by side, so do search and export, and the chosen tab is in view', async () => {
  const { page } = await openSignedIn('/admin/rentals?status=completed', 'staff', SCREENS[1])
  await rows(page).first().waitFor()
  const [title, bell] = await Promise.all([
    edgesOf(page.getByRole('heading', { level: 1, name: 'Rentals' })),
    edgesOf(page.getByRole('button', { name: /^Notifications/ })),
  ])
  expect(title.bottom).toBeGreaterThan(bell.top)
  const [search, file] = await Promise.all([
    edgesOf(page.getByRole('searchbox')),
    edgesOf(page.getByRole('button', { name: 'Export' })),
  ])
  expect(file.top).toBe(search.top)
  expect(search.right).toBeLessThan(file.left)
  const chosen = page.getByRole('tab', { name: /^Completed/, selected: true })
  await expect.poll(async () => (await edgesOf(chosen)).right).toBeLessThanOrEqual(SCREENS[1].width)
})

test('staff export the requests that pass the filters, all pages of them', async () => {
  const trailer = await newTrailer({ name: 'Exported "Taco", large' })
  const ids: number[] = []
  for (const [nth, customer_name] of ['Ada First', '=2+3', 'Cy Third'].entries()) {
    ids.unshift((await newRental(trailer, { ...rentalDays(20 + nth, 20 + nth), customer_name })).id)
  }
  const { page, consoleErrors } = await openSignedIn('/admin/rentals?q=Exported', 'staff')
  // The day is the server's, not that of a computer whose clock is wrong.
  const headers = { date: 'Sun, 03 Jan 2027 03:30:00 GMT', 'cache-control': 'no-store' }
  await page.route('**/api/rentals?limit=100&**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('limit=100', 'limit=2') })
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
  await page.locator(`#rental-${ids[0]}`).waitFor()
  const { name, text } = await exported(page)
  expect(name).toBe('rental-requests-2027-01-02.csv')
  const [heading, ...rows] = text.trimEnd().split('\r\n')
  expect(heading).toMatch(/^\uFEFFNumber,Received,Status,Customer,/)
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(ids)
  expect(rows[1]).toContain(",'=2+3,")
  expect(rows[0]).toContain(',"Exported ""Taco"", large",')
  await page.getByText('3 rental requests exported.').waitFor()

  await page.route('**/api/rentals?**cursor=**', failure(500, 'Not today.'))
  await button(page, 'Export').click()
  await page.getByText('Failed to export the requests: Not today.').waitFor()

  await page.getByRole('searchbox').fill('Exported by nobody')
  await expect.poll(() => button(page, 'Export').isDisabled()).toBe(true)
  expectOnlyRefusals(consoleErrors)

  // Whoever signs in next gets neither the file nor a message about it.
  await page.unroute('**/api/rentals?**cursor=**')
  await page.getByRole('searchbox').fill('Exported')
  await page.locator(`#rental-${ids[2]}`).waitFor()
  const [arrives, leaves] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/rentals?**cursor=**', async (route) => {
    const response = await route.fetch()
    arrives.resolve()
    await leaves.promise
    await route.fulfill({ response })
  })
  await button(page, 'Export').click()
  await arrives.promise
  await button(page, 'Log out').click()
  await enter(page, 'manager')
  await menu(page).getByText('managerSystem Administrator').waitFor()
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  // Not `Response.finished()`: Refresh gives up what is being read, and that of a response given up never settles.
  const isRead = (part: string) => page.waitForEvent('requestfinished', (request) => request.url().includes(part))
  const last = isRead('cursor=')
  leaves.resolve()
  await last
  // Fetched after that response, so that its effects are on the page by now.
  const list = isRead('/api/rentals?')
  await button(page, 'Refresh').click()
  await list
  expect(files).toEqual([])
  expect(await page.getByRole('region', { name: 'Notices' }).getByRole('listitem').count()).toBe(0)
})
