import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { RentalResponse } from '#contract/requests/rental'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { storedRental } from '../../api/customer-calls.ts'
import { newAccount, newGroup, newRental, newTrailer, rentalRequest } from '../../api/records.ts'
import { editAccount } from '../access/access-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import {
  button,
  comeBackLater,
  edgesOf,
  expectFocus,
  expectOnlyRefusals,
  holdBack,
  openSignedIn,
} from '../support/steps.ts'
import { move, put } from './rental-desk-steps.ts'

const PHONE = SCREENS[1]

/** The last of these that is whole in the window. */
async function lastInView(all: Locator): Promise<Locator> {
  const bottoms = await all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().bottom))
  const height = await all.first().evaluate(() => window.innerHeight)
  return all.nth(bottoms.findLastIndex((bottom) => bottom <= height))
}

describe('a rejection of several requests at once', () => {
  test('speaks of those alone that were chosen, in a mail within the dialog whatever they are called, and says when none is left', async () => {
    const token = await tokenOf('staff')
    const body = { ...rentalRequest(await newTrailer()), customer_email: '', customer_name: 'Bulk Phone' }
    for (let made = 0; made < 2; made++) {
      await expectResponse(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
    }
    const olgas = `Only Olga, no Bulk Phone, ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`
    const { id } = await newRental(await newTrailer(), { customer_name: olgas })
    const { page } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Phone', 'staff')
    const boxes = page.getByRole('checkbox', { name: /, Bulk Phone$/ })
    const olga = page.getByRole('checkbox', { name: new RegExp(`#${id},`) })
    await olga.waitFor()
    for (const box of await boxes.all()) await box.check()
    await button(page, 'Reject 2').click()
    await page.getByText('None of these customers left an e-mail address, so no e-mail is sent.').waitFor()
    expect(await page.getByRole('region', { name: 'E-mail to the customer' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await boxes.first().uncheck()
    await button(page, 'Reject 1').click()
    await page.getByText('This customer left no e-mail address, so no e-mail is sent.').waitFor()
    await page.keyboard.press('Escape')

    await boxes.last().uncheck()
    await olga.check()
    await button(page, 'Reject 1').click()
    const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
    const heading = question.getByRole('heading', { name: `E-mail to ${olgas} (#${id})` })
    await heading.waitFor()
    expect(await heading.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
    const mail = question.getByRole('region', { name: 'E-mail to the customer' })
    const [frame, letter] = await Promise.all([edgesOf(mail), edgesOf(mail.locator('pre'))])
    expect(letter.right).toBeLessThanOrEqual(frame.right)
    expect(await question.getByText('each of the others').count()).toBe(0)
    // Somebody else decides on it before it is sent.
    await move(id, 'approved')
    const told = page.getByRole('alertdialog', { name: 'None left to reject' })
    await comeBackLater(page)
    await told.getByRole('button', { name: 'Close' }).click()
    await expectFocus(page, 'main div[tabindex="-1"]')
  })

  test('moves no row from under the pointer, hides none that has the focus, and is reached by keyboard without the rest of the list', async () => {
    const trailer = await newTrailer()
    for (let made = 0; made < 12; made++) await newRental(trailer, { customer_name: 'Bulk Still' })
    const { page } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Still', 'staff')
    const boxes = page.getByRole('checkbox', { name: /, Bulk Still$/ })
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const topOf = () => boxes.first().evaluate((box) => box.getBoundingClientRect().top)
      await boxes.nth(11).waitFor({ state: 'attached' })
      const before = await topOf()
      await boxes.first().check()
      const bar = page.getByRole('group', { name: /^Chosen / })
      await bar.getByRole('button', { name: 'Reject 1' }).waitFor()
      expect(await topOf()).toBe(before)
      await boxes.first().uncheck()
      expect(await topOf()).toBe(before)

      const last = await lastInView(boxes)
      await last.focus()
      await page.keyboard.press('Space')
      await bar.getByRole('button', { name: 'Reject 1' }).waitFor()
      const [box, over] = await Promise.all([edgesOf(last), edgesOf(bar)])
      expect(box.bottom, `${screen.width}`).toBeLessThanOrEqual(over.top)

      // Safari does not focus a checkbox that is clicked.
      await last.uncheck()
      await boxes.first().focus()
      const hidden = await lastInView(boxes)
      await hidden.evaluate((one: HTMLInputElement) => one.click())
      await bar.getByRole('button', { name: 'Reject 1' }).waitFor()
      expect((await edgesOf(hidden)).bottom, `${screen.width}, clicked`).toBeLessThanOrEqual((await edgesOf(bar)).top)
      await hidden.uncheck()
      await page.mouse.move(0, 0)
      await boxes.first().focus()
    }
    // From the first of a list that grows when its end is reached.
    await page.keyboard.press('Space')
    await button(page, 'Choose none').waitFor()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose none')
  })

  test('names each one that it could not be done to', async () => {
    const name = 'Bulk Bob'
    const trailer = await newTrailer()
    const ids: number[] = []
    for (let made = 0; made < 3; made++) ids.push((await newRental(trailer, { customer_name: name })).id)
    const { page, consoleErrors } = await openSignedIn(`/admin/rentals?q=${name.replaceAll(' ', '+')}`, 'staff', PHONE)
    await page.getByRole('checkbox', { name: new RegExp(`#${ids[0]},`) }).check()
    await button(page, 'Choose all 3 shown').click()
    await expectAccessibleOnBoth(page)
    await button(page, 'Reject 3').click()
    const question = page.getByRole('dialog', { name: 'Reject 3 requests?' })
    await question.getByRole('heading', { name: `E-mail to ${name} (#${ids[2]})` }).waitFor()
    await question.getByLabel('Reason').fill('Sold')
    await move(ids[1] ?? 0, 'approved')
    const letGo = await holdBack(page, `**/api/rentals/${ids[0]}/status`)
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText('1 of 3 are no longer pending.').waitFor()
    expect(await question.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    letGo()
    await page.getByText('2 requests rejected.').waitFor()
    // Nothing is left that another press could reject.
    const told = page.getByRole('alertdialog', { name: '1 request not rejected' })
    await told.getByText(`#${ids[1]} ${name}: It has changed meanwhile, so it was left as it is.`).waitFor()
    expect(await told.getByRole('button').allTextContents()).toEqual(['Close'])
    await expect.poll(() => told.getByRole('button').evaluate((close) => close === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await told.waitFor({ state: 'hidden' })
    await expectFocus(page, 'main div[tabindex="-1"]')
    expect(await page.getByText('1 request not rejected').count()).toBe(0)
    const after = await Promise.all(ids.map(storedRental))
    expect(after.map(({ status, close_reason }) => [status, close_reason])).toEqual([
      ['rejected', 'Sold'],
      ['approved', null],
      ['rejected', 'Sold'],
    ])
    expectOnlyRefusals(consoleErrors)
  })

  test('goes on with those that are left, then leads back to the list, and chooses none again that is reopened', async () => {
    const name = 'Bulk Bea'
    const trailer = await newTrailer()
    const ids: number[] = []
    for (let made = 0; made < 3; made++) ids.push((await newRental(trailer, { customer_name: name })).id)
    const { page, consoleErrors } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Bea', 'staff')
    await page.getByRole('checkbox', { name: new RegExp(`#${ids[0]},`) }).check()
    await button(page, 'Choose all 3 shown').click()
    await button(page, 'Reject 3').click()
    await page.getByLabel('Reason').fill('Sold')
    await put(`${ids[0]}`, { notes: 'Theirs' })
    await move(ids[1] ?? 0, 'approved')
    // The third is stored, but its response is lost.
    await page.route(`**/api/rentals/${ids[2]}/status`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
    for (const id of ids.slice(0, 2)) await question.getByText(`#${id} ${name}: It has changed meanwhile`).waitFor()
    await question.getByText('2 of 3 are no longer pending.').waitFor()
    await page.getByText('1 request rejected.').waitFor()
    expect(await question.getByLabel('Reason').inputValue()).toBe('Sold')
    await question.getByRole('button', { name: 'Reject 1', exact: true }).click()
    await question.waitFor({ state: 'hidden' })
    await expectFocus(page, 'main div[tabindex="-1"]')
    expect((await Promise.all(ids.map(storedRental))).map(({ status }) => status)).toEqual([
      'rejected',
      'approved',
      'rejected',
    ])
    await move(ids[0] ?? 0, 'pending')
    await comeBackLater(page)
    expect(await page.getByRole('checkbox', { name: new RegExp(`#${ids[0]},`) }).isChecked()).toBe(false)
    expectOnlyRefusals(consoleErrors)
  })

  test('keeps what was typed while the right is withdrawn, says so, and goes on once it is given back', async () => {
    const { id } = await newRental(await newTrailer(), { customer_name: 'Bulk Barred' })
    const barred = await newAccount()
    const { page, consoleErrors } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Barred', barred.username)
    const box = page.getByRole('checkbox', { name: new RegExp(`#${id},`) })
    await box.check()
    await button(page, 'Reject 1').click()
    const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
    await question.getByLabel('Reason').fill('Sold')
    await editAccount(barred.id, { group_id: await newGroup({}, { 'rentals.manage': false }) })
    await comeBackLater(page)
    await page.locator('table input').waitFor({ state: 'detached' })
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText(`#${id} Bulk Barred: Your account may not do this.`).waitFor()
    expect(await question.getByLabel('Reason').inputValue()).toBe('Sold')
    await editAccount(barred.id, { group_id: null })
    await question.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('1 request rejected.').waitFor()
    expect(await storedRental(id)).toMatchObject({ status: 'rejected', close_reason: 'Sold' })
    expectOnlyRefusals(consoleErrors)
  })

  test('takes for done what was done by a press whose answer was lost', async () => {
    const { id } = await newRental(await newTrailer(), { customer_name: 'Bulk Lost' })
    const { page, consoleErrors } = await openSignedIn('/admin/rentals?status=pending&q=Bulk+Lost', 'staff')
    await page.getByRole('checkbox', { name: new RegExp(`#${id},`) }).check()
    await button(page, 'Reject 1').click()
    const question = page.getByRole('dialog', { name: 'Reject 1 request?' })
    await page.route('**/api/rentals**', (route) => route.abort())
    await page.route('**/api/rentals/**', (route) => route.abort())
    await page.route(`**/api/rentals/${id}/status`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByText(`#${id} Bulk Lost: Network error.`).waitFor()
    await page.unrouteAll()
    await question.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('1 request rejected.').waitFor()
    await question.waitFor({ state: 'hidden' })
    expectOnlyRefusals(consoleErrors)
  })
})
