import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { changeAsStaff } from '../../api/customer-calls.ts'
import { newRental, newTrailer, rentalDays } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth } from '../support/browser.ts'
import { edgesOf, expectOnlyRefusals, holdBack, openSignedIn } from '../support/steps.ts'
import { field, keepFewPieces, newName, trailerForm, trailerList } from './catalogue-steps.ts'

beforeAll(keepFewPieces)

describe('a trailer with rentals or requests ahead', () => {
  const approved = async (trailer: number, from: number, customer_name: string) => {
    const dates = rentalDays(from, from + 1)
    const { id } = await newRental(trailer, { ...dates, customer_name })
    await changeAsStaff(`/api/rentals/${id}/status`, { status: 'approved' })
    return id
  }

  test('is deleted only by who has seen whom to call, even if they are asked no more', async () => {
    const name = newName()
    const trailer = await newTrailer({ name })
    const free = await newTrailer({ name: `${name} free` })
    const { page, consoleErrors, token } = await openSignedIn(trailerList(name))
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

    // The question is asked although they never come.
    await page.route('**/rentals-ahead', () => {})
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    await question
      .getByText('Could not check whether this trailer has rentals or requests')
      .waitFor({ timeout: 20_000 })
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${name} deleted.`).waitFor()
    expect((await call('GET', `/api/rentals/${first}`, { token })).body).toMatchObject({
      quote: { status: 'approved' },
    })
    expectOnlyRefusals(consoleErrors)
  })

  test('is asked about over nothing that was opened while the line was slow', async () => {
    const name = newName()
    await newTrailer({ name })
    const { page } = await openSignedIn(trailerList(name))
    const letGo = await holdBack(page, '**/rentals-ahead', { times: 1 })
    const deletion = page.getByRole('button', { name: `Delete ${name}` })
    await deletion.click()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await field(page, 'Location').fill('Ybor City')
    letGo()
    await page.locator(`button[title="Delete ${name}"]:not([aria-disabled])`).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await field(page, 'Location').inputValue()).toBe('Ybor City')
  })

  test('says so too where nothing is approved yet', async () => {
    const name = newName()
    const trailer = await newTrailer({ name })
    const { id } = await newRental(trailer, { customer_name: 'Ida Early' })
    const { page } = await openSignedIn(trailerList(name))
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
    await field(page, 'Status').selectOption('Rented')
    await warning.waitFor({ state: 'hidden' })
    await field(page, 'Status').selectOption('Maintenance')
    await warning.waitFor()
    await field(page, 'Status').selectOption('Available')
    await warning.waitFor({ state: 'hidden' })
  })
})
