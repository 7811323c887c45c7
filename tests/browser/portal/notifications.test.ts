import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ActivityEntry, ActivityList } from '#contract/activity'
import { call, expectResponse, openSession } from '../../api/client.ts'
import { apiOf } from '../../api/customer-calls.ts'
import { newAccount, newGroup, newRental, newTrailer, sendRental } from '../../api/records.ts'
import { editAccount } from '../access/access-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import {
  comeBackLater,
  expectFocus,
  expectOnlyRefusals,
  failure,
  followTo,
  keepSession,
  lateFailure,
  openSignedIn,
} from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS
const POLL_MS = 31_000

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Told trailer' })
})

/** The portal of somebody who has read everything, with a clock that a story can advance. */
async function openCaughtUp(screen: { width: number; height: number } = DESKTOP) {
  const { username } = await newAccount()
  const { page, consoleErrors } = await open(screen)
  await exclusiveContext(page).clock.install()
  const token = await keepSession(page, username)
  await call('POST', '/api/activity-logs/read-all', { token })
  // What is there at first is not announced as news.
  const known = page.waitForResponse('**/api/activity-logs?**')
  await page.goto('/admin/contact-requests')
  await (await known).finished()
  await page.getByRole('table').waitFor()
  return { page, consoleErrors, token }
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const entries = (page: Page) => list(page).getByRole('listitem').getByRole('button')
const unread = (page: Page, words: string) => page.getByRole('button', { name: `Notifications, ${words} unread` })

/** A rental request that comes in while the portal is open. */
async function arrive(page: Page, customer_name: string) {
  const { quote, link } = await sendRental(trailer, { customer_name })
  await page.clock.fastForward(POLL_MS)
  return { id: quote.id, link }
}

function entry(id: number): ActivityEntry {
  const timestamp = new Date(Date.now() - 1.5 * 86_400_000).toISOString()
  return { id, type: 'system', title: `Entry ${id}`, message: 'Words', metadata: {}, timestamp, read: false }
}

describe('somebody who is signed in', () => {
  test('sees the bell count a new request as soon as Refresh shows it, opens, marks and clears the list by keyboard, for this account alone and on the dashboard too', async () => {
    const { page, token } = await openCaughtUp()
    await newRental(trailer, { customer_name: 'Rita Fresh' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    // Before the next poll, which would count it anyway.
    await unread(page, '1').waitFor({ timeout: POLL_MS / 3 })
    await unread(page, '1').focus()
    await page.keyboard.press('Enter')
    await list(page).waitFor()
    await entries(page).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'New rental request' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'New rental request' }).waitFor({ state: 'hidden' })
    expect(
      await entries(page)
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'hidden' })
    await expectFocus(page, 'button[aria-haspopup="dialog"]')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

    await arrive(page, 'Kay Board')
    // The dashboard shows the newest entries beside its figures, and stays open all day.
    await followTo(page, '/admin/dashboard')
    const recent = page.getByRole('region', { name: 'Recent Activity' })
    await recent.getByText('Kay Board').waitFor()
    await arrive(page, 'Claire Allen')
    await recent.getByText('Claire Allen').waitFor()
    await unread(page, '2').click()
    await page.getByRole('button', { name: 'Mark all' }).press('Enter')
    await page.getByRole('button', { name: 'Mark all' }).and(page.locator(':disabled')).waitFor()
    await expectFocus(page, 'dialog [tabindex="-1"]')
    await page.getByRole('button', { name: 'Clear' }).click()
    const question = page.getByRole('alertdialog', { name: 'Clear all notifications?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await entries(page).count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Clear' }).click()
    await question.getByRole('button', { name: 'Clear' }).click()
    await list(page).getByText('No notifications').waitFor()
    await expectFocus(page, 'dialog [tabindex="-1"]')
    await recent.getByText('No recent activity').waitFor()
    await expectAccessible(page)
    const mine = async () =>
      (await expectResponse(ActivityList, 200, 'GET', '/api/activity-logs', { token })).data.activities
    await expect.poll(mine).toEqual([])
    const other = await newAccount()
    const theirs = { token: await openSession(other.username) }
    const { data } = await expectResponse(ActivityList, 200, 'GET', '/api/activity-logs', theirs)
    expect(data.activities.some(({ message }) => message.includes('Claire Allen'))).toBe(true)
  })

  test('hears of a new request, reads it and goes on to its record, sees it withdrawn, and asks for none while the tab is hidden', async () => {
    const { page } = await openCaughtUp(PHONE)
    const { id, link } = await arrive(page, 'Bella Ringer')
    await unread(page, '1').waitFor()
    const told = page.getByRole('status').filter({ hasText: 'New notification: New rental request. Bella Ringer asks' })
    await told.waitFor({ state: 'attached' })
    await bell(page).click()
    await expectAccessibleOnBoth(page)
    await entries(page).filter({ hasText: 'Unread: New rental request' }).filter({ hasText: 'Bella Ringer' }).click()
    const detail = page.getByRole('dialog', { name: 'New rental request' })
    await detail.getByText('Rental Request', { exact: true }).waitFor()
    await expectAccessible(page)
    await detail.getByRole('button', { name: `Open rental request #${id}` }).click()
    await page.waitForURL(new RegExp(`/admin/rentals\\?open=${id}$`))
    await page.getByRole('heading', { name: 'Bella Ringer' }).waitFor()
    // Read on the server as well.
    const polled = page.waitForResponse('**/api/activity-logs?**')
    await page.clock.fastForward(POLL_MS)
    expect((await (await polled).json()).data).toMatchObject({ unread: 0 })
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor({ state: 'attached' })
    // What is open, and the list behind it, follow what the bell hears of.
    await call('POST', `${apiOf(link)}/withdraw`)
    const isUnattended = page.waitForRequest((request) => request.url().includes('/api/rentals?'))
    await page.clock.fastForward(POLL_MS)
    expect((await isUnattended).headers()['x-unattended']).toBe('1')
    await page.getByRole('button', { name: 'Reopen' }).waitFor()

    let asked = 0
    page.on('request', (request) => {
      // Otherwise a portal that is left open would never be idle.
      if (request.url().includes('/api/activity-logs') && request.headers()['x-unattended']) asked++
    })
    const look = (state: string) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    const answered = page.waitForResponse('**/api/activity-logs?*')
    await page.clock.fastForward(POLL_MS)
    // While an answer is awaited, nothing more is asked in any case.
    await (await answered).finished()
    expect(asked).toBe(1)
    await look('hidden')
    for (let polls = 0; polls < 3; polls++) {
      await page.clock.fastForward(POLL_MS)
      // Whatever was asked before this is known once it is answered.
      await page.evaluate(async () => (await fetch('/api/health')).status)
    }
    expect(asked).toBe(1)
    await look('visible')
    await expect.poll(() => asked).toBe(2)
  })
})

/** The portal over a list that a story makes up; the list fails to load until the first one is shown. */
async function openMadeUp() {
  const { page, consoleErrors } = await open(DESKTOP)
  await keepSession(page, 'staff')
  let respond = failure(503, 'The database is not reachable right now.')
  await page.route('**/api/activity-logs?**', (route) => respond(route))
  const refused = page.waitForResponse('**/api/activity-logs?**')
  await page.goto('/admin/contact-requests')
  await (await refused).finished()
  const show = async (activities: ActivityEntry[]) => {
    let isTold = false
    respond = (route) => {
      isTold = true
      return route.fulfill({ json: { success: true, data: { activities, unread: activities.length } } })
    }
    // While a request is pending, the portal does not send another one.
    await expect.poll(() => comeBackLater(page).then(() => isTold)).toBe(true)
  }
  return { page, consoleErrors, show }
}

test('the list is empty when it cannot be loaded, shows the latest 15 of many, announces news in the same words too, and says what is not marked or cleared', async () => {
  const { page, consoleErrors, show } = await openMadeUp()
  await bell(page).click()
  await list(page).getByText('No notifications').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'hidden' })

  await show(Array.from({ length: 50 }, (_, place) => entry(50 - place)))
  await unread(page, '9+').click()
  await expect.poll(() => entries(page).count()).toBe(15)
  // What was there already is no news.
  expect(await page.getByText('50 new notifications').count()).toBe(0)
  expect(await entries(page).first().innerText()).toContain('1d ago')
  await page.route('**/api/activity-logs/*/read', (route) => route.fulfill({ json: { success: true } }))
  await entries(page).first().click()
  const detail = page.getByRole('dialog', { name: 'Entry 50' })
  await detail.getByText('System', { exact: true }).waitFor()
  expect(await detail.getByRole('button').allInnerTexts()).toEqual(['Close'])
  await detail.getByRole('button').click()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'hidden' })

  const alike = (id: number) => ({ ...entry(id), title: 'New rental request', message: 'Ada asks for a trailer' })
  await show([])
  await show([alike(51)])
  const told = page.getByText('New notification: New rental request. Ada asks for a trailer')
  await told.waitFor({ state: 'attached' })
  // A screen reader announces what is added, not what stays.
  const first = await told.elementHandle()
  await show([alike(52), { ...alike(51), read: true }])
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  expect(await told.count()).toBe(1)

  await show([entry(54), entry(53)])
  // Only up to the newest one shown.
  await page.route('**/read-all?through=54', failure(500, 'Something went wrong on our side.'))
  await unread(page, '2').click()
  await page.getByRole('button', { name: 'Mark all' }).click()
  await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
  expect(await entries(page).filter({ hasText: 'Unread: ' }).count()).toBe(2)
  await expectAccessible(page, { isContrastKnown: true })
  const clear = async () => {
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click()
  }
  await page.route('**/api/activity-logs?through=54', failure(500, 'They stay.'))
  await clear()
  await page.getByRole('alert').filter({ hasText: 'They stay.' }).waitFor()
  const late = lateFailure(500, 'Nothing was stored.')
  await page.route('**/api/activity-logs?through=54', late.route)
  await clear()
  await list(page).getByText('No notifications').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'hidden' })
  late.comes()
  await page.getByText('Your notifications were not cleared. Nothing was stored.').waitFor()
  await unread(page, '2').waitFor()
  expectOnlyRefusals(consoleErrors)
})

test('the list closes once the right to it is withdrawn, and does not open by itself when it is given back', async () => {
  const { id, username } = await newAccount()
  const { page, consoleErrors } = await openSignedIn('/admin/contact-requests', username)
  await bell(page).click()
  await entries(page).first().waitFor()
  await editAccount(id, { group_id: await newGroup({}, { 'activity.view': false }) })
  await comeBackLater(page)
  await list(page).waitFor({ state: 'hidden' })
  expect(await bell(page).count()).toBe(0)
  await expectFocus(page, '#content')
  await editAccount(id, { group_id: null })
  // The refused poll has the rights read again. If that is still under way, it takes the place of what the return asks for.
  const bellsOnReturn = () => comeBackLater(page).then(() => bell(page).count())
  await expect.poll(bellsOnReturn, { interval: 500 }).toBe(1)
  expect(await list(page).count()).toBe(0)
  expectOnlyRefusals(consoleErrors)
})
