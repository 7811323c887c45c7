import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { tabs } from '../portal/shell-steps.ts'
import { open, SCREENS } from '../support/browser.ts'
import {
  button,
  edgesOf,
  expectFocus,
  expectOnlyRefusals,
  keepSession,
  lateFailure,
  openSignedIn,
} from '../support/steps.ts'
import { newMessage, statusOf } from './message-steps.ts'

/** Responds with a page as Firefox before 147 and Safari before 26 understand it. */
async function withoutAnchors(route: Route): Promise<void> {
  const response = await route.fetch()
  const styles = /[\w-]+:[^:;}]*\banchor\(--[^;}]*/g
  // With it, the policy that has the hash of the styles.
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/i
  await route.fulfill({ response, body: (await response.text()).replace(policy, '').replaceAll(styles, '') })
}

test('a member of staff marks several messages read by keyboard alone, and is told which one could not be', async () => {
  const names = ['Many One', 'Many Two', 'Many Three']
  const ids: number[] = []
  for (const name of names) ids.push((await newMessage(name)).id)
  const { page, consoleErrors, token } = await openSignedIn('/admin/contact-requests?q=Many')
  const boxes = page.getByRole('checkbox', { name: /Many/ })
  await boxes.nth(2).waitFor()
  const late = lateFailure(500, 'Something went wrong on our side.')
  await page.route('**/status', late.route)
  await boxes.first().check()
  await button(page, 'Mark Read 1').click()
  await page.getByRole('link', { name: 'Upload', exact: true }).click()
  late.comes()
  await page.getByText('1 message could not be changed. Something went wrong on our side.').waitFor()
  await page.unroute('**/status')
  await page.goBack()
  await boxes.nth(2).waitFor()
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await button(page, 'Choose all 3 shown').focus()
  await page.keyboard.press('Enter')
  await page.getByText('3 messages chosen').waitFor()
  await call('PUT', `/api/contact/${ids[1]}/status`, { body: { status: 'responded' }, token })
  // The last one is stored, and its response is lost.
  const lost = `**/api/contact/${ids[2]}/status`
  await page.route(lost, (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await button(page, 'Mark Read 3').focus()
  await page.keyboard.press('Enter')
  await page.getByText('2 messages marked read.').waitFor()
  const refused = page.getByRole('alert').filter({ hasText: '1 message not marked read' })
  await refused.getByText(`#${ids[1]} Many Two: Message #${ids[1]} is responded`).waitFor()
  expect(await Promise.all(ids.map(statusOf))).toEqual(['read', 'responded', 'read'])
  await button(page, 'Close').click()
  await refused.waitFor({ state: 'hidden' })
  expectOnlyRefusals(consoleErrors)
})

test.each(['with', 'without'])(
  'what was done is not said over the bulk actions, in a browser %s anchors',
  async (_with) => {
    for (const name of ['Beside One', 'Beside Two']) await newMessage(name)
    const { page } = await open(SCREENS[0])
    await keepSession(page, 'manager')
    if (_with === 'without') await page.route('**/admin/contact-requests?**', withoutAnchors)
    await page.goto('/admin/contact-requests?status=new&q=Beside')
    const boxes = page.getByRole('checkbox', { name: /Beside/ })
    await boxes.nth(1).waitFor()
    await boxes.first().check()
    await button(page, 'Mark Read 1').click()
    const told = page.getByRole('region', { name: 'Notices' }).getByText('1 message marked read.')
    // Messages stay as long as the pointer is on one.
    await told.hover()
    await boxes.first().focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('group', { name: /^Chosen / })
    await bar.getByRole('button', { name: 'Mark Read 1' }).waitFor()
    expect((await edgesOf(told)).bottom).toBeLessThanOrEqual((await edgesOf(bar)).top)
  },
)

test('the list of messages keeps tab and open message in the address, and the focus in its place', async () => {
  const { id } = await newMessage('Tilda Tab')
  const { page } = await openSignedIn('/admin/contact-requests?status=responded&q=Tilda')
  await page.getByRole('heading', { name: 'No Contact Requests' }).waitFor()
  expect(await tabs(page)).toEqual(['All', 'New', 'Read', 'Responded'])
  await page.getByRole('tab', { name: /^New/ }).click()
  await page.locator(`#contact-${id}`).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`status=new.*open=${id}`))
  await page.reload()
  await page.getByRole('heading', { name: 'Tilda Tab' }).waitFor()
  await page.locator(`#contact-${id}`).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(page, `#contact-${id}`)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByRole('link', { name: 'Clear the search' }).press('Enter')
  await page.locator(`#contact-${id}`).waitFor()
  await expectFocus(page, '#content')
})
