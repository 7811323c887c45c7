import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GroupResponse } from '#contract/access/account'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { expectAccessible, expectAccessibleOnBoth, SCREENS } from '../support/browser.ts'
import { expectOnlyRefusals, failure, openSignedIn } from '../support/steps.ts'
import { card, field, granted, newGroup, newName, PATH, save } from './access-steps.ts'

/** The permissions of the open form whose text overlaps the line above them. */
const onTheirLine = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const lined = [...dialog.querySelectorAll('fieldset + fieldset')]
    if (!lined.length) throw new Error('No permission has a line above it')
    return lined
      .map((permission) => ({ permission, words: permission.querySelector('legend') }))
      .filter(
        ({ permission, words }) => words && words.getBoundingClientRect().top <= permission.getBoundingClientRect().top,
      )
      .map(({ words }) => words?.textContent)
  })

test('a group grants and withdraws permissions, and its form fits the screen', async () => {
  const name = `Night shift ${newName()}`
  const { page, consoleErrors } = await openSignedIn(`${PATH}?tab=groups`)
  await page.getByRole('button', { name: 'Add Admin Group' }).click()
  expect(await field(page, 'Role level').inputValue()).toBe('50')
  await field(page, 'Name').fill(name)
  await field(page, 'Role level').fill('')
  await field(page, 'Name').focus()
  expect(await field(page, 'Role level').inputValue()).toBe('0')
  await save(page).click()
  await page.getByText('Role level is a number from 1 to 100').waitFor()
  await field(page, 'Role level').fill('60')
  const rentals = page.getByRole('group', { name: 'Read rental requests' })
  await rentals.getByLabel('Withdrawn').check()
  await page.getByRole('group', { name: 'See the dashboard' }).getByLabel('Granted').check()
  expect(
    await page.getByRole('group', { name: 'Read the API and error logs' }).getByLabel('Granted').isDisabled(),
  ).toBe(true)
  await expectAccessibleOnBoth(page)
  for (const screen of SCREENS.toReversed()) {
    await page.setViewportSize(screen)
    expect(await onTheirLine(page)).toEqual([])
  }
  await page.route('**/api/admin-groups', failure(500, 'Not today.'))
  await save(page).click()
  await page.getByRole('alert').filter({ hasText: 'Failed to save admin group: Not today.' }).waitFor()
  await page.unroute('**/api/admin-groups')
  await page.route('**/api/admin-groups', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 })
  await save(page).click()
  await page.getByRole('alert').getByText('Failed to save admin group', { exact: true }).waitFor()
  await save(page).click()
  await page.getByText(`Group ${name} added.`).waitFor()
  expectOnlyRefusals(consoleErrors)
  await card(page, name).getByText('1 granted, 1 withdrawn').waitFor()
  await card(page, name).getByRole('button', { name: 'Edit' }).click()
  expect(await rentals.getByLabel('Withdrawn').isChecked()).toBe(true)
  await rentals.getByLabel('From the role').check()
  await save(page).click()
  await card(page, name).getByText('1 granted', { exact: true }).waitFor()
  await expectAccessible(page)
})

test('the later of two people who edit one group is told which rights the other changed, and loses none of them', async () => {
  const { id, name } = await newGroup({ permissions: granted('dashboard.view') })
  const { page, consoleErrors } = await openSignedIn(`${PATH}?tab=groups`)
  const right = (words: string) => page.getByRole('group', { name: words })
  const token = await tokenOf('developer')
  const edit = (body: object) => expectResponse(GroupResponse, 200, 'PUT', `/api/admin-groups/${id}`, { body, token })
  await card(page, name).getByRole('button', { name: 'Edit' }).click()
  await right('Read rental requests').getByLabel('Granted').check()
  await edit({ description: 'Theirs', permissions: granted('contact.view') })
  await save(page).click()
  await page.getByText('Somebody else changed this meanwhile').waitFor()
  const told = 'Permissions (See the dashboard: From the role; Read contact messages: Granted).'
  await page.getByText(`Their version differs in: Description, ${told}`).waitFor()
  await page.getByRole('button', { name: 'Load their version' }).click()
  await expect.poll(() => right('Read contact messages').getByLabel('Granted').isChecked()).toBe(true)
  expect(await right('Read rental requests').getByLabel('From the role').isChecked()).toBe(true)

  await right('Read rental requests').getByLabel('Withdrawn').check()
  await edit({ permissions: granted('equipment.view', 'contact.view') })
  await save(page).click()
  await page.getByText('differs in: Permissions (See the equipment and its categories: Granted).').waitFor()
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await card(page, name).getByText('2 granted, 1 withdrawn').waitFor()
  const { data } = await expectResponse(GroupResponse, 200, 'GET', `/api/admin-groups/${id}`, { token })
  const both = [
    ...granted('equipment.view', 'contact.view'),
    ...granted('rentals.view').map((one) => ({ ...one, granted: false })),
  ]
  expect(new Set(data.group.permissions)).toEqual(new Set(both))
  expectOnlyRefusals(consoleErrors)
})
