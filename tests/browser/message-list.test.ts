import { describe, expect, test } from 'vitest'
import { call } from '../api/client.ts'
import { signedInAs } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { button, LIST, newMessage, statusOf } from './message-steps.ts'
import { expectOnlyRefusals, failure, hasFocus, lateFailure, openSignedIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('a member of staff with several messages', () => {
  test('marks several read by keyboard alone, and is told which one could not be', async () => {
    const names = ['Many One', 'Many Two', 'Many Three']
    const ids: number[] = []
    for (const name of names) ids.push((await newMessage(name)).id)
    const { page, complaints, token } = await openSignedIn('/admin/contact-requests?q=Many')
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
    await expectAccessible(page)
    await call('PUT', `/api/contact/${ids[1]}/status`, { body: { status: 'responded' }, token })
    await button(page, 'Mark Read 3').focus()
    await page.keyboard.press('Enter')
    await page.getByText('2 messages marked read.').waitFor()
    const refused = page.getByRole('alert').filter({ hasText: '1 message not marked read' })
    await refused.getByText(`#${ids[1]} Many Two: Message #${ids[1]} is responded`).waitFor()
    expect(await Promise.all(ids.map(statusOf))).toEqual(['read', 'responded', 'read'])
    await button(page, 'Close').click()
    await refused.waitFor({ state: 'hidden' })
    expectOnlyRefusals(complaints)
  })
})

describe('the list of messages', () => {
  test('keeps tab and open message in the address, and gives the focus back to the row', async () => {
    const { id } = await newMessage('Tilda Tab')
    const { page } = await openSignedIn('/admin/contact-requests?status=responded&q=Tilda')
    await page.getByRole('heading', { name: 'No Contact Requests' }).waitFor()
    await page.getByRole('tab', { name: /^New/ }).click()
    await page.locator(`#message-${id}`).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`status=new.*open=${id}`))
    await page.reload()
    await page.getByRole('heading', { name: 'Tilda Tab' }).waitFor()
    await page.locator(`#message-${id}`).waitFor()
    await page.keyboard.press('Escape')
    await hasFocus(page, `#message-${id}`)
  })

  test('says what failed and loads again on request', async () => {
    const { page, complaints } = await openSignedIn('/admin', 'staff')
    await page.route(LIST, failure(500, 'Something went wrong on our side.'))
    await page.goto('/admin/contact-requests')
    await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
    await page.unroute(LIST)
    await button(page, 'Try Again').press('Enter')
    await page.getByRole('row').getByRole('link').first().waitFor()
    await hasFocus(page, '#content')
    await page.getByRole('searchbox').fill('nobody at all')
    await page.getByRole('link', { name: 'Clear the search' }).press('Enter')
    await page.getByRole('row').getByRole('link').first().waitFor()
    await hasFocus(page, '#content')
    expectOnlyRefusals(complaints)
  })

  test('says what to do where there is none, on a phone', async () => {
    const { page } = await openSignedIn('/admin', 'staff', PHONE)
    await page.route(LIST, (route) => route.fulfill({ json: [] }))
    await page.goto('/admin/contact-requests')
    await page.getByRole('heading', { name: 'No Contact Requests' }).waitFor()
    await expectAccessible(page)
  })

  test('can be viewed but not changed without the right to', async () => {
    const { id } = await newMessage('Lena Look')
    const { token } = await signedInAs({ role: 'viewer' })
    const { page } = await open(DESKTOP)
    await page.addInitScript((kept) => localStorage.setItem('adminToken', kept), token)
    await page.goto(`/admin/contact-requests?open=${id}`)
    await page.getByText('Your account may look at messages, but not change them.').waitFor()
    for (const name of ['Mark Read', 'Mark Responded', 'Send reply']) {
      expect(await button(page, name).isDisabled()).toBe(true)
    }
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })
})
