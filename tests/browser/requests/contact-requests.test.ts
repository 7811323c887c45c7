import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails } from '../../../worker/src/db/schema.ts'
import { call } from '../../api/client.ts'
import { questionWithoutAddress } from '../../api/customer-calls.ts'
import { newAccount, newGroup, newRental, newTrailer } from '../../api/records.ts'
import { product } from '../../product.ts'
import { expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import {
  button,
  expectFocus,
  expectOnlyRefusals,
  failure,
  followTo,
  holdBack,
  lateFailure,
  losingResponses,
  openSignedIn,
} from '../support/steps.ts'
import { newMessage, panel, statusOf } from './message-steps.ts'

const [, PHONE] = SCREENS

describe('a member of staff who answers a message', () => {
  test('finds it, marks it read and writes a reply', async () => {
    const name = 'Wanda Writes'
    const { id, email } = await newMessage(name, 'Two lines\nabout a fryer')
    const { page } = await openSignedIn('/admin/contact-requests', 'staff')
    await page.getByText(/^\d+ total, \d+ new$/).waitFor()
    await page.getByRole('searchbox').fill(name)
    await page.waitForURL(/\?q=Wanda/)
    await page.getByRole('row').getByRole('link', { name }).waitFor()
    await expectAccessibleOnBoth(page)
    await page.getByRole('row').getByRole('link', { name }).click()
    await panel(page, id).getByText('Two lines').waitFor()
    // Where the server is slow: a press on the other would do nothing.
    const letGo = await holdBack(page, '**/status', { times: 1 })
    await button(page, 'Mark Read').press('Enter')
    await expect.poll(() => button(page, 'Mark Responded').isDisabled()).toBe(true)
    letGo()
    await page.getByText(`Message #${id} marked read.`).waitFor()
    expect(await button(page, 'Mark Responded').isDisabled()).toBe(false)
    await expect.poll(() => button(page, 'Mark Read').isDisabled()).toBe(true)
    await expectFocus(page, '[aria-label="Mark the message"]')
    await button(page, 'Dismiss').press('Enter')
    await expectFocus(page, '[aria-label="Mark the message"]')
    await page.getByText(/ Marks the message as responded\.$/).waitFor()
    await page.getByLabel('Reply').fill('Yes, two of them.')
    await expectAccessibleOnBoth(page)
    await button(page, 'Send reply').dblclick()
    await page.getByText(`Reply to ${name} is on its way.`).waitFor()
    await expect.poll(() => button(page, 'Mark Responded').isDisabled()).toBe(true)
    await expect.poll(() => page.getByLabel('Write again').inputValue()).toBe('')
    await page.getByText(/^Sent by e-mail to \S+\.$/).waitFor()
    const replies = panel(page, id).locator('strong', { hasText: /^Reply$/ })
    await replies.first().waitFor()
    expect(await statusOf(id)).toBe('responded')
    // Pressed twice quickly, it was sent once.
    expect(await replies.count()).toBe(1)
    // Whoever writes has often asked for something as well.
    await newRental(await newTrailer(), { customer_name: 'Wanda Rents', customer_email: email })
    await panel(page, id).getByRole('link', { name: 'Rental requests' }).click()
    await page.waitForURL(`**/admin/rentals?q=${encodeURIComponent(email)}`)
    await page.getByRole('row').getByRole('link', { name: 'Wanda Rents' }).waitFor()
  })

  test('goes on in the list when the last message in it was handled, keeps all of a reply that is too long, and is told by how much', async () => {
    const name = 'Lone Lydia'
    const { id } = await newMessage(name)
    const { page } = await openSignedIn('/admin/contact-requests?status=new&q=Lone', 'staff')
    await page.getByRole('row').getByRole('link', { name }).press('Enter')
    await panel(page, id).getByRole('heading', { name }).waitFor()
    await button(page, 'Mark Read').press('Enter')
    await page.getByText('Nothing here matches “Lone”').waitFor()
    await expectFocus(page, '[aria-label="Mark the message"]')
    await page.keyboard.press('Escape')
    await panel(page, id).waitFor({ state: 'detached' })
    await expectFocus(page, '[tabindex="-1"]:has(h2)')
    await page.keyboard.press('Tab')
    await expectFocus(page, 'a[href*="status=new"]')

    const long = await newMessage('Paula Pastes')
    await followTo(page, `/admin/contact-requests?q=Paula&open=${long.id}`)
    const reply = page.getByLabel('Reply')
    await reply.focus()
    await page.keyboard.insertText(`${'x'.repeat(5000)} the end`)
    await button(page, 'Send reply').press('Enter')
    const told = panel(page, long.id).getByText('Use at most 5,000 characters; there are 5,008 now')
    await told.waitFor()
    await expectFocus(page, 'textarea[aria-invalid="true"]')
    await expectAccessibleOnBoth(page, { within: 'dialog[open]' })
    expect(await reply.inputValue()).toMatch(/x the end$/)
    expect(await statusOf(long.id)).toBe('new')
    await reply.fill('Short now.')
    expect(await told.count()).toBe(0)
    await button(page, 'Send reply').click()
    await page.getByText('Reply to Paula Pastes is on its way.').waitFor()
  })

  test('is told to call a customer who left no e-mail address, and led to the request that the message is about', async () => {
    const { id, rental_id } = await questionWithoutAddress()
    const path = `/admin/contact-requests?q=Where+is+it&open=${id}`
    const { page, consoleErrors } = await openSignedIn(path, 'staff')
    await page.getByRole('row').filter({ hasText: 'Where is it?' }).waitFor()
    await panel(page, id).getByText('No e-mail address').waitFor()
    expect(await page.getByLabel('Reply').count()).toBe(0)
    // The message is marked but the response lost: the reloaded message shows the mark.
    const isLost = page.waitForEvent('requestfailed')
    await page.route('**/status', losingResponses('PUT'), { times: 1 })
    await button(page, 'Mark Read').click()
    await isLost
    await page.getByRole('row').getByText('Read', { exact: true }).waitFor()
    await expect.poll(() => panel(page, id).getByRole('alert').count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
    await button(page, 'Mark Responded').click()
    await page.getByText(`Message #${id} marked responded.`).waitFor()
    await page.getByRole('link', { name: `rental request #${rental_id}` }).click()
    await page.waitForURL(`**/admin/rentals?open=${rental_id}`)
    await page.getByRole('dialog', { name: `Request #${rental_id}: ` }).waitFor()

    // Back in the request: what was asked on its page, and that it is answered.
    const asked = page.getByRole('region', { name: 'Questions' })
    await asked.getByText('Responded').waitFor()
    await expectAccessibleOnBoth(page, { within: 'dialog[open]' })
    await asked.getByRole('link', { name: 'Where is it?' }).click()
    await page.waitForURL(`**/admin/contact-requests?open=${id}`)
    await panel(page, id).waitFor()
    await page.route('**/api/contact?rental_id=*', (route) => route.fulfill({ status: 503, json: { success: false } }))
    await page.goto(`/admin/rentals?open=${rental_id}`)
    await asked.getByText('The questions could not be loaded.').waitFor()
    expectOnlyRefusals(consoleErrors)
    const noMessages = await newAccount({ group_id: await newGroup({}, { 'contact.view': false }) })
    const { page: unknowing } = await openSignedIn(`/admin/rentals?open=${rental_id}`, noMessages.username)
    await unknowing.getByRole('heading', { name: 'History' }).waitFor()
    expect(await unknowing.getByRole('region', { name: 'Questions' }).count()).toBe(0)

    const { username } = await newAccount({ group_id: await newGroup({}, { 'rentals.view': false }) })
    const { page: other } = await openSignedIn(path, username)
    await panel(other, id).getByText(`About rental request #${rental_id}`).waitFor()
    expect(await other.getByRole('link', { name: `rental request #${rental_id}` }).count()).toBe(0)
  })

  test('loses nothing typed by closing, a failure or a reload, and sends a reply whose answer was lost as the same one', async () => {
    const { id } = await newMessage('Dora Draft')
    const path = `/admin/contact-requests?open=${id}`
    const { page, consoleErrors } = await openSignedIn(path, 'staff', PHONE)
    await page.getByLabel('Reply').fill('Half a repl')
    await button(page, 'Close').click()
    await page.goBack()
    expect(await page.getByLabel('Reply').inputValue()).toBe('Half a repl')
    await page.route('**/reply', failure(500, 'Something went wrong on our side.'))
    await button(page, 'Send reply').click()
    await page.getByRole('alert').filter({ hasText: 'What you wrote is still here.' }).waitFor()
    expect(await page.getByLabel('Reply').inputValue()).toBe('Half a repl')
    await page.unroute('**/reply')
    const late = lateFailure(500, 'Something went wrong on our side.')
    await page.route('**/reply', late.route)
    await button(page, 'Send reply').click()
    await button(page, 'Close').click()
    late.comes()
    await page
      .getByText('The reply to Dora Draft was not sent, but is kept. Something went wrong on our side.')
      .waitFor()
    await page.unroute('**/reply')
    await page.goBack()
    await page.route('**/reply', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const lost = page.waitForEvent('requestfailed')
    await button(page, 'Send reply').click()
    await lost
    await page.getByText('Perhaps not sent').waitFor()
    await page.getByText('If you send it unchanged, it goes out only once.').waitFor()
    await page.unroute('**/reply')
    await page.reload()
    // The reload shows it as sent; sending it again sends the same reply.
    expect(await page.getByLabel('Write again').inputValue()).toBe('Half a repl')
    await button(page, 'Send reply').click()
    await page.getByText('Reply to Dora Draft is on its way.').waitFor()
    const { db } = await product()
    const sent = await db
      .select()
      .from(mails)
      .where(and(eq(mails.record_id, id), eq(mails.template, 'reply')))
    expect(sent).toHaveLength(1)
    await page.getByLabel('Write again').fill('And another')
    await button(page, 'Send reply').click()
    await expect.poll(() => page.getByLabel('Write again').inputValue()).toBe('')
    expectOnlyRefusals(consoleErrors)
  })

  test('keeps a reply that was not sent, though another tab has typed into the same message, and finds one on its way there again, which it cannot send twice', async () => {
    const { id } = await newMessage('Tabitha Twice')
    const { page, consoleErrors } = await openSignedIn(`/admin/contact-requests?q=Tabitha&open=${id}`, 'staff')
    const { promise: isTyped, resolve: goesOn } = Promise.withResolvers<void>()
    await page.route('**/reply', (route) => isTyped.then(() => route.abort()))
    await page.getByLabel('Reply').fill('Yes, we do.')
    await button(page, 'Send reply').click()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.includes('replyDraft'))) {
        localStorage.setItem(key, 'Typed in the other tab')
      }
    })
    goesOn()
    await page.getByText('What you wrote is still here.').waitFor()
    expect(await page.getByLabel('Reply').inputValue()).toBe('Yes, we do.')
    expectOnlyRefusals(consoleErrors)

    await page.unroute('**/reply')
    const closed = await newMessage('Connie Closes')
    await followTo(page, `/admin/contact-requests?q=Connie&open=${closed.id}`)
    const letGo = await holdBack(page, '**/reply')
    await page.getByLabel('Reply').fill('Yes, we do.')
    await button(page, 'Send reply').click()
    await button(page, 'Close').click()
    await page.locator(`#contact-${closed.id}`).click()
    await panel(page, closed.id).waitFor()
    expect(await button(page, 'Send reply').getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByLabel('Reply').inputValue()).toBe('Yes, we do.')
    letGo()
    await page.getByText('Reply to Connie Closes is on its way.').waitFor()
    await expect.poll(() => page.getByLabel('Write again').inputValue()).toBe('')
    expect(await button(page, 'Send reply').isDisabled()).toBe(true)
  })

  test('goes on typing when the tablet is turned, is told of an answer that somebody else gave, and may still write', async () => {
    const { id } = await newMessage('Twice Asked')
    const { page, consoleErrors, token } = await openSignedIn(`/admin/contact-requests?q=Twice&open=${id}`)
    await page.getByLabel('Reply').pressSequentially('Half a ')
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.locator('dialog[data-beside="false"]').waitFor()
    await page.keyboard.type('sentence')
    await page.setViewportSize({ width: 1280, height: 768 })
    await page.locator('dialog[data-beside="true"]').waitFor()
    await page.keyboard.type(', whole')
    expect(await page.getByLabel('Reply').inputValue()).toBe('Half a sentence, whole')
    await call('POST', `/api/contact/${id}/reply`, { body: { text: 'Theirs' }, token })
    await button(page, 'Send reply').click()
    await page.getByText(`Message #${id} has been answered meanwhile.`).waitFor()
    expect(await page.getByLabel('Write again').inputValue()).toBe('Half a sentence, whole')
    await button(page, 'Send reply').press('Enter')
    await page.getByText('Reply to Twice Asked is on its way.').waitFor()
    await expectFocus(page, 'form:has(textarea)')
    expectOnlyRefusals(consoleErrors)
  })
})
