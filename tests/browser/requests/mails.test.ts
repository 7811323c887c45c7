import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '../../../worker/src/db/schema.ts'
import { newRental, newTrailer } from '../../api/records.ts'
import { product } from '../../product.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { edgesOf, expectFocus, keepSession, openSignedIn } from '../support/steps.ts'

const REASON = 'The mail service takes no more e-mails today.'

test('a member of staff reads the mails of a request and has the one that failed sent again', async () => {
  const { db } = await product()
  const customer = { customer_name: 'Mara Mailbox', customer_email: 'mara.mailbox@example.org' }
  const { id } = await newRental(await newTrailer({ name: 'The Letterbox' }), customer)
  const ours = eq(mails.recipient, customer.customer_email)
  await expect
    .poll(async () => (await db.select().from(mails).where(ours))[0]?.status, { timeout: 15_000 })
    .toBe('sent')
  const fail = () => db.update(mails).set({ status: 'failed', sent_at: null, attempts: 6, error: REASON }).where(ours)
  await fail()

  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${id}`, 'manager', SCREENS[1])
  const section = page.getByRole('region', { name: 'Details' })
  const confirmation = section.getByRole('listitem').filter({ hasText: 'Confirmation' })
  await confirmation.getByText(REASON).waitFor()
  await section.getByRole('listitem').filter({ hasText: 'Notice to us' }).getByText('Sent', { exact: true }).waitFor()
  await expectAccessible(page)

  await confirmation.getByRole('button', { name: 'Show' }).click()
  const dialog = page.getByRole('dialog', { name: 'We received your rental request: The Letterbox' })
  const letter = dialog.frameLocator('iframe')
  await letter.getByText('Hello Mara Mailbox,').waitFor()
  await letter.getByText('only the customer gets').waitFor()
  // Styled by its own sheet, which the policy of the portal would not allow.
  const card = letter.locator('.card')
  await expect.poll(() => card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('14px')
  // As high as the phone allows.
  const end = await edgesOf(dialog.locator('footer'))
  expect(end.bottom).toBe(SCREENS[1].height)
  // The focus is in the frame, whose key events the dialog does not receive.
  await expectFocus(page, 'iframe')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await confirmation.getByRole('button', { name: 'Show' }).click()
  await dialog.getByText('As plain text').click()
  await dialog.getByText('Trailer: The Letterbox').waitFor()
  await page.keyboard.press('Escape')
  await section.getByRole('listitem').filter({ hasText: 'Notice to us' }).getByRole('button', { name: 'Show' }).click()
  const link = page.getByRole('dialog').frameLocator('iframe').getByText('Open in the portal')
  expect(await link.getAttribute('href')).toBeNull()
  await page.keyboard.press('Escape')

  await confirmation.getByRole('button', { name: 'Retry' }).click()
  await confirmation.getByText('Sent', { exact: true }).waitFor()
  expect(await confirmation.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  await expectFocus(page, 'li[tabindex="-1"]')

  await fail()
  await page.reload()
  const isLost = section.getByText('Network error. Check your connection, then try again.')
  await page.route('**/api/mails/*/retry', (route) => route.abort())
  await confirmation.getByRole('button', { name: 'Retry' }).click()
  await isLost.waitFor()
  await page.route('**/api/mails/*/retry', (route) => route.fetch().then(() => route.abort()))
  await confirmation.getByRole('button', { name: 'Retry' }).click()
  await confirmation.getByText('Sent', { exact: true }).waitFor()
  expect(await isLost.count()).toBe(0)
  // The browser itself notes every failed call.
  consoleErrors.splice(0)
})

test('a member of staff is not offered to send a mail again that the request has outdated, and is told why', async () => {
  const { db } = await product()
  const customer = { customer_name: 'Otis Outdated', customer_email: 'otis.outdated@example.org' }
  const { id } = await newRental(await newTrailer({ name: 'The Late Letter' }), customer)
  await db.insert(mails).values({
    template: 'approved',
    noun: 'rental',
    record_id: id,
    recipient: customer.customer_email,
    data: { name: 'Otis', trailer: 'The Late Letter', start: '2030-01-04', end: '2030-01-06', price: 450 },
    status: 'failed',
    next_attempt_at: new Date().toISOString(),
    error: REASON,
  })
  const { page } = await openSignedIn(`/admin/rentals?open=${id}`, 'manager')
  const approval = page.getByRole('listitem').filter({ hasText: REASON })
  await approval.getByText('It is outdated, so it cannot be sent again.').waitFor()
  expect(await approval.getByRole('button').allTextContents()).toEqual(['Show'])
})

test('the plain text of a mail unfolds at the touch of a finger, and the link of a customer can be touched', async () => {
  const { id } = await newRental(await newTrailer())
  const { page } = await open(SCREENS[1], { hasTouch: true })
  await keepSession(page, 'manager')
  await page.goto(`/admin/rentals?open=${id}`)
  await page.getByRole('button', { name: 'Copy a new link' }).tap()
  expect((await page.getByLabel(/shown (this )?once:/).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page
    .getByRole('button', { name: /^Show “/ })
    .first()
    .tap()
  const summary = page.getByText('As plain text')
  await summary.waitFor()
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await summary.tap()
  await page.getByRole('dialog').locator('pre').waitFor()
})
