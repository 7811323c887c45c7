import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../api/client.ts'
import { byStaff } from '../api/customer-calls.ts'
import { inDays, newRental, newTrailer } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { card, field, keepFewPieces, newName, remove, save, trailerForm } from './catalogue-steps.ts'
import { expectOnlyRefusals, failure, hasFocus, openSignedIn, tabTo } from './steps.ts'

const [DESKTOP] = SCREENS
const PATH = '/admin/rental-trailers'

/** Where an element is; sideways in whole pixels. */
const edgesOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top, bottom }
  })

beforeAll(keepFewPieces)

describe('on a desktop, with the layout checked on a phone too', () => {
  test('a trailer is added, seen by visitors at once, changed, duplicated, deleted and put back', async () => {
    const name = newName()
    // Few cards show as much as the whole list, and cost less to look at.
    const { page } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await page.getByRole('button', { name: 'Add New Trailer' }).click()
    await save(page)
    await page.getByText('Name is required', { exact: true }).waitFor()
    await page.getByText('Image is required', { exact: true }).waitFor()
    await field(page, 'Name').fill(name)
    await field(page, 'Location').fill('Ybor City')
    await field(page, 'Daily').fill('120.5')
    await field(page, 'Image').fill('/placeholder-trailer.jpg')
    await page.getByRole('button', { name: 'Add feature' }).click()
    await field(page, 'feature 1').fill('Griddle')
    await page.getByRole('group', { name: 'Cooking' }).getByRole('checkbox').first().check()
    await expectAccessibleOnBoth(page)
    await save(page)
    await page.getByText(`${name} added.`).waitFor()
    await card(page, name).getByText('$120.50').waitFor()
    await card(page, name).getByText('Price on request').first().waitFor()
    await card(page, name).getByText('1 piece of equipment').waitFor()
    const [daily, weekly] = await Promise.all(
      ['Daily', 'Weekly'].map((rate) => edgesOf(card(page, name).locator('dl > div').filter({ hasText: rate }))),
    )
    expect((weekly?.left ?? 0) - (daily?.right ?? 0)).toBeGreaterThanOrEqual(16)

    const visitor = await open(DESKTOP)
    await visitor.page.goto('/rentals')
    await visitor.page.getByRole('heading', { name, exact: true }).first().waitFor()

    await card(page, name).getByRole('button', { name: 'Edit' }).click()
    expect(await field(page, 'Daily').inputValue()).toBe('120.50')
    expect(await field(page, 'Weekly').inputValue()).toBe('0.00')
    await field(page, 'Status').selectOption('Maintenance')
    await save(page)
    await card(page, name).getByText('Maintenance').waitFor()

    await page.getByRole('button', { name: `Duplicate ${name}` }).click()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(`${name} (copy)`)
    expect(await field(page, 'feature 1').inputValue()).toBe('Griddle')
    await save(page)
    await page.getByText(`${name} (copy) added.`).waitFor()

    await remove(page, `${name} (copy)`)
    await card(page, `${name} (copy)`).waitFor({ state: 'hidden' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} (copy) is back.`).waitFor()
    await card(page, `${name} (copy)`).getByText('Maintenance').waitFor()
  })

  test('a copy made right after an edit begins as it was saved, even while timers are late', async () => {
    const name = newName()
    await newTrailer({ name })
    const { page } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await card(page, name).getByRole('button', { name: 'Edit' }).click()
    await field(page, 'Status').selectOption('Maintenance')
    await page.evaluate(() => {
      const inTime = setTimeout
      window.setTimeout = ((run: () => void, ms = 0) => inTime(run, ms + 1000)) as typeof setTimeout
    })
    await save(page)
    await page.getByText(`${name} saved.`).waitFor()
    await page.getByRole('button', { name: `Duplicate ${name}` }).click()
    await expect.poll(() => field(page, 'Status').locator('option:checked').innerText()).toBe('Maintenance')
  })
})

describe('a trailer with rentals or requests ahead', () => {
  const approved = async (trailer: number, from: number, customer_name: string) => {
    const dates = { rental_start_date: inDays(from), rental_end_date: inDays(from + 1) }
    const { id } = await newRental(trailer, { ...dates, customer_name })
    await byStaff(`/api/rentals/${id}/status`, { status: 'approved' })
    return id
  }

  test('is deleted only by who has seen whom to call, even if they are asked no more', async () => {
    const name = newName()
    const trailer = await newTrailer({ name })
    const free = await newTrailer({ name: `${name} free` })
    const { page, complaints, token } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    const question = page.getByRole('alertdialog', { name: `Delete ${name}?` })
    await page.getByRole('button', { name: `Delete ${name} free` }).click()
    await page.getByLabel("Don't ask me again").check()
    expect(await page.getByText('approved rental').count()).toBe(0)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${name} free deleted.`).waitFor()
    expect((await call('GET', `/api/trailers/${free}`, { token })).status).toBe(404)

    const first = await approved(trailer, 20, 'Ina Ahead')
    for (let made = 0; made < 5; made++) await approved(trailer, 30 + 2 * made, `Later ${made}`)
    const { id: waiting } = await newRental(trailer, { customer_name: 'Asks Twice' })
    await newRental(trailer)
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    await question.getByText('6 approved rentals of this trailer are under way or lie ahead.').waitFor()
    await question.getByText('and 1 more').waitFor()
    await question.getByText('2 requests for this trailer wait for an answer.').waitFor()
    await question.getByRole('link', { name: `Asks Twice (#${waiting})` }).waitFor()
    expect(await page.getByLabel("Don't ask me again").count()).toBe(0)
    await expectAccessibleOnBoth(page)
    const opened = page.waitForEvent('popup')
    await question.getByRole('link', { name: `Ina Ahead (#${first})` }).click()
    expect(new URL((await opened).url()).search).toBe(`?open=${first}`)
    await (await opened).close()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect((await call('GET', `/api/trailers/${trailer}`, { token })).status).toBe(200)

    await page.route('**/rentals-ahead', failure(500, 'The disk is full.'))
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    await question.getByText('It could not be read whether rentals or requests').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${name} deleted.`).waitFor()
    expect((await call('GET', `/api/rentals/${first}`, { token })).body).toMatchObject({
      quote: { status: 'approved' },
    })
    expectOnlyRefusals(complaints)
  })

  test('says so too where nothing is approved yet', async () => {
    const name = newName()
    const trailer = await newTrailer({ name })
    const { id } = await newRental(trailer, { customer_name: 'Ida Early' })
    const { page } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const question = page.getByRole('alertdialog', { name: `Delete ${name}?` })
    await question.getByText('1 request for this trailer waits for an answer.').waitFor()
    await question.getByRole('link', { name: `Ida Early (#${id})` }).waitFor()
    expect(await question.getByText('approved').count()).toBe(0)
  })

  test('is put into maintenance by who has seen whom to call', async () => {
    const trailer = await newTrailer({ name: newName() })
    const id = await approved(trailer, 20, 'Ina Ahead')
    const { page } = await openSignedIn(trailerForm(trailer))
    const warning = page.getByText('1 approved rental of this trailer is under way or lies ahead.')
    await field(page, 'Status').selectOption('Rented')
    expect(await warning.count()).toBe(0)
    await field(page, 'Status').selectOption('Maintenance')
    await warning.waitFor()
    await page.getByRole('link', { name: `Ina Ahead (#${id})` }).waitFor()
    await expectAccessible(page)
    await page
      .getByRole('combobox', { name: 'Status', description: /^1 approved rental of this trailer is under way/ })
      .waitFor()
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const [note, name, status] = await Promise.all([
        edgesOf(page.getByRole('status').filter({ has: warning })),
        edgesOf(field(page, 'Name')),
        edgesOf(field(page, 'Status')),
      ])
      expect({ left: note.left, right: note.right }, `at ${width} px`).toEqual({ left: name.left, right: status.right })
      expect(note.top).toBeGreaterThan(Math.max(name.bottom, status.bottom))
    }
    await field(page, 'Status').selectOption('Available')
    await warning.waitFor({ state: 'hidden' })
  })
})

describe('deleting', () => {
  test('is taken back by keyboard, and the focus does not get lost', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, token } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await card(page, name).waitFor()
    await tabTo(page, `button[title="Delete ${name}"]`)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog', { name: `Delete ${name}?` }).waitFor()
    await tabTo(page, 'dialog button[data-kind="stop"]')
    await page.keyboard.press('Enter')
    await page.getByText(`${name} deleted.`).waitFor()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await hasFocus(page, 'main [tabindex="-1"]')
    expect((await call('GET', `/api/trailers/${id}`, { token })).status).toBe(404)
    await page.keyboard.press('Control+z')
    await card(page, name).waitFor()
    expect((await call('GET', `/api/trailers/${id}`, { token })).status).toBe(200)
  })

  test('says why it failed, and so does taking it back', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, complaints } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await page.route(`**/api/trailers/${id}`, (route) => route.abort())
    await remove(page, name)
    await page.getByText('Failed to delete trailer', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.unroute(`**/api/trailers/${id}`)
    await remove(page, name)
    await page.route(`**/api/trailers/${id}/restore`, (route) => route.abort())
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} could not be put back. Network error`).waitFor()
    await page.unroute(`**/api/trailers/${id}/restore`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await card(page, name).waitFor()
    expectOnlyRefusals(complaints)
  })
})
