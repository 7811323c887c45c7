import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { PublicEquipmentList } from '#contract/catalogue/equipment'
import { call, expectResponse, tokenOf } from '../../api/client.ts'
import { newBuild, newModel } from '../../api/records.ts'
import { tabs } from '../portal/shell-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { expectFocus, expectOnlyRefusals, failure, losingResponses } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS

let model: number
let equipment: number[]
let long: number[]

beforeAll(async () => {
  model = await newModel({ name: 'Retro of a story', sizes: ['5m', '6m'] })
  const { equipment: catalogue } = await expectResponse(PublicEquipmentList, 200, 'GET', '/api/equipment/public')
  long = catalogue.slice(0, 21).map(({ id }) => id)
  equipment = catalogue
    .filter(({ name }) => /^(Deep fryer|Flat-top griddle 36|Reach-in refrigerator, one|Prep sink|Hand-wash)/.test(name))
    .map(({ id }) => id)
  expect(equipment).toHaveLength(5)
})

/** The section in the browser of a signed-in member of staff. */
async function openDesk(search = '', screen: { width: number; height: number } = DESKTOP) {
  const { page, consoleErrors } = await open(screen)
  const token = await tokenOf('staff')
  await page.addInitScript((kept) => localStorage.setItem('adminToken', kept), token)
  return { page, consoleErrors, token, go: () => page.goto(`/admin/custom-builds${search}`) }
}

const panel = (page: Page, id: number) => page.getByRole('dialog', { name: `Request #${id}: ` })

describe('a member of staff who answers a build request', () => {
  test('finds it, sees what it takes, and takes it to the end', async () => {
    const customer_name = 'Beatriz Build'
    const { id } = await newBuild(model, { customer_name, equipment_selected: equipment, company_name: 'Bea’s Fries' })
    const { page, go } = await openDesk('', DESKTOP)
    await go()
    await page.getByRole('searchbox').fill(customer_name)
    await page.waitForURL(/\?q=Beatriz/)
    const row = page.getByRole('row').filter({ hasText: customer_name })
    await row.getByText('+2 more').waitFor()
    expect(await tabs(page)).toEqual(['All', 'Pending', 'Approved', 'Rejected', 'In Progress', 'Completed'])
    await expectAccessibleOnBoth(page)
    await row.getByRole('link').click()
    const open = panel(page, id)
    await open.getByRole('img', { name: /^Retro food trailer, 5 m \(16 ft\) long, in traffic red/ }).waitFor()
    await open.getByRole('img', { name: /^Floor plan, 4.9 m by 2.0 m inside\..*Deep fryer/ }).waitFor()
    await open.getByText(/while running, .* for a moment when the reach-in refrigerator starts/).waitFor()
    const subtotal = open.getByRole('listitem').filter({ hasText: 'Equipment subtotal' })
    expect(await subtotal.textContent()).toMatch(/€[\d,]+\.\d\d/)
    expect(await open.getByRole('link', { name: 'nora@example.org' }).getAttribute('href')).toMatch(/^mailto:/)
    await expectAccessibleOnBoth(page)
    await open.getByRole('button', { name: 'Approve' }).click()
    // The second press of a slow double click falls on what has taken the place of the first.
    await open.getByRole('button', { name: 'Start the build' }).waitFor()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    for (const action of ['Start the build', 'Complete']) await open.getByRole('button', { name: action }).click()
    const question = page.getByRole('alertdialog', { name: `Complete request #${id}?` })
    await question.getByRole('button', { name: 'Complete' }).click()
    await open.getByText('A completed request keeps its status.').waitFor()
    expect(await open.getByRole('listitem').filter({ hasText: 'staff,' }).count()).toBe(3)
  })

  test('sees the start of a long list of equipment, all of it on demand, and on paper in any case', async () => {
    const { id } = await newBuild(model, { equipment_selected: long })
    const { page, go } = await openDesk(`?q=nothing+behind&open=${id}`)
    await go()
    const open = panel(page, id)
    const pieces = open.getByRole('listitem').filter({ hasText: '€' })
    const toggle = open.getByRole('button', { name: 'Show all 21 items' })
    await toggle.waitFor()
    expect(await pieces.filter({ visible: true }).count()).toBe(10 + 1)
    await page.emulateMedia({ media: 'print' })
    expect(await pieces.filter({ visible: true }).count()).toBe(21 + 1)
    await page.emulateMedia({ media: 'screen' })
    await toggle.click()
    expect(await pieces.filter({ visible: true }).count()).toBe(21 + 1)
    await open.getByRole('button', { name: 'Show the first 10' }).waitFor()
  })

  test('works it by keyboard alone: opens, rejects with a reason, comes back to the row', async () => {
    const { id } = await newBuild(model, { customer_name: 'Kiran Keys' })
    const { page, go } = await openDesk('?status=in_progress&q=Kiran+Keys')
    await go()
    await page.getByRole('heading', { name: 'No Custom Build Requests' }).waitFor()
    await page.getByRole('tab', { name: /^All/ }).press('Enter')
    await page.locator(`#custom_build-${id}`).focus()
    await page.keyboard.press('Enter')
    await expectFocus(page, 'h2')
    // Search, tab and open request are in the address.
    expect(new URL(page.url()).search).toBe(`?q=Kiran+Keys&open=${id}`)
    await page.getByRole('button', { name: 'Reject' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: `Reject request #${id}?` }).waitFor()
    await page.keyboard.type('No slot before summer')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('“No slot before summer”').waitFor()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await page.keyboard.press('Escape')
    await expectFocus(page, `#custom_build-${id}`)
    await page.getByRole('tab', { name: /^Rejected/ }).press('Enter')
    await page.waitForURL('**/admin/custom-builds?status=rejected&q=Kiran+Keys')
  })

  test('sets price, last day and notes, and 0 is a price', async () => {
    const { id } = await newBuild(model, { customer_name: 'Quinn Quote' })
    const { page, go } = await openDesk(`?open=${id}`, PHONE)
    await go()
    await panel(page, id).getByText('Not set').waitFor()
    await page.getByRole('button', { name: 'Edit quote' }).click()
    await page.getByText('The price is valid until the end of this day.').waitFor()
    await page.getByLabel('Final price').fill('0')
    await page.getByLabel('Valid until').fill('2021-05-06')
    await page.getByText('This day is past, so the customer can no longer accept the price.').waitFor()
    await page.getByLabel('Valid until').fill('2031-05-06')
    await page.getByText('The customer gets an e-mail about a new price or day.').waitFor()
    await page.getByLabel('Notes').fill('A gift to the school')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save quote' }).click()
    await panel(page, id).getByText('A gift to the school').waitFor()
    await panel(page, id).getByText('Tue, May 6, 2031').waitFor()
    expect(await panel(page, id).getByText('$0.00', { exact: true }).count()).toBe(2)
    await panel(page, id).getByText('Final price set to $0.00').waitFor()
  })

  test('is told of an edit and of a move that came in between, loses nothing typed, and is not told of a move of their own', async () => {
    const { id } = await newBuild(model)
    const { page, consoleErrors, token, go } = await openDesk(`?open=${id}`)
    await go()
    await page.getByRole('button', { name: 'Edit quote' }).click()
    await page.getByLabel('Notes').fill('Mine')
    await call('PUT', `/api/custom-builds/${id}`, { body: { notes: 'Theirs' }, token })
    await page.getByRole('button', { name: 'Save quote' }).click()
    await page.getByText('Their version differs in: Notes.').waitFor()
    expect(await page.getByLabel('Notes').inputValue()).toBe('Mine')
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await page.getByText(`Quote for request #${id} saved.`).waitFor()
    await panel(page, id).getByText('Mine').waitFor()
    expect(consoleErrors).toEqual([expect.stringContaining('412')])

    await call('PUT', `/api/custom-builds/${id}/status`, { body: { status: 'rejected' }, token })
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Somebody else changed this request').waitFor()
    await page.route(`**/api/custom-builds/${id}`, failure(429, 'Too many calls.'))
    await page.getByRole('button', { name: 'Load the new state' }).click()
    await page.getByText('It could not be loaded. Too many calls.').waitFor()
    await page.unroute(`**/api/custom-builds/${id}`)
    await page.getByRole('button', { name: 'Load the new state' }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()

    // Each move is made but its response lost: the reloaded request shows it, and a second press reports no conflict.
    const moves = `**/api/custom-builds/${id}/status`
    await page.route(moves, losingResponses('PUT'), { times: 2 })
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('Check your connection').waitFor()
    await page.getByRole('button', { name: 'Reopen', includeHidden: true }).waitFor()
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.getByText('Somebody else changed this request').count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
  })
})
