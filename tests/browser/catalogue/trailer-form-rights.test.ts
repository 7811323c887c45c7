import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '#domain/access/permissions'
import { call, tokenOf } from '../../api/client.ts'
import { newAccount, newEquipment, newGroup, newTrailer } from '../../api/records.ts'
import { expectAccessible } from '../support/browser.ts'
import { enter, expectFocus, expectOnlyRefusals, followTo, keptToken, openSignedIn } from '../support/steps.ts'
import { card, field, keepFewPieces, newName, save, trailerForm } from './catalogue-steps.ts'

beforeAll(keepFewPieces)

describe('the form', () => {
  test('leaves the equipment unchanged for an account that may not view it, and says so', async () => {
    const id = await newTrailer({ name: newName(), equipment: [await newEquipment()] })
    const closed = await newGroup({}, { 'equipment.view': false })
    const { username } = await newAccount({ group_id: closed })
    const { page } = await openSignedIn(trailerForm(id), username)
    await page.getByText('Your account may not see the equipment, so it stays as it is.').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await field(page, 'Location').fill('Ybor')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({ location: 'Ybor' })
  })

  test('says to an account with neither equipment nor images what a new record has, and what fits as a picture', async () => {
    const closed = await newGroup({}, { 'equipment.view': false, 'images.view': false, 'images.manage': false })
    const { username } = await newAccount({ group_id: closed })
    const { page } = await openSignedIn(trailerForm('new'), username)
    const form = page.getByRole('dialog')
    await form.getByText('Your account may not see the equipment, so a new trailer starts without equipment.').waitFor()
    await form.getByText('Enter an address that begins with https://, or with / for a picture of this site.').waitFor()
    expect(await form.getByText('15 MB').count()).toBe(0)
    await followTo(page, '/admin/custom-trailers?q=nothing+behind&open=new')
    await form.getByText('so the configurator offers the whole catalog for a new model.').waitFor()
    const original = await newTrailer({ name: newName(), equipment: [await newEquipment()] })
    await followTo(page, trailerForm(`copy-${original}`))
    await form.getByText('so the copy has what the original has.').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await save(page)
    expect((await sent).postDataJSON().equipment).toHaveLength(1)
  })

  test('keeps what was typed when the right is withdrawn meanwhile, and then disables Edit', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const group = await newGroup()
    const { username } = await newAccount({ group_id: group })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id, name), username)
    await field(page, 'Location').fill('Ybor')
    const permissions = [{ permission_id: PERMISSIONS.indexOf('trailers.manage') + 1, granted: false }]
    const token = await tokenOf('developer')
    expect((await call('PUT', `/api/admin-groups/${group}`, { body: { permissions }, token })).status).toBe(200)
    await save(page)
    await page.getByText('Failed to save: Your account may not do this.').waitFor()
    await page.getByText('Your account may look at the rental trailers, but not change them.').waitFor()
    expect(await field(page, 'Location').inputValue()).toBe('Ybor')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    expect(await page.getByRole('button', { name: `Edit ${name}` }).isDisabled()).toBe(true)
    expectOnlyRefusals(consoleErrors)
  })

  test('stays with what was typed when its whole section is closed meanwhile, or its trailer is gone', async () => {
    const id = await newTrailer({ name: newName() })
    const group = await newGroup()
    const { username, password } = await newAccount({ group_id: group })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id), username)
    await field(page, 'Description').fill('Half an hour of words')
    const token = await tokenOf('developer')
    expect((await call('DELETE', `/api/trailers/${id}`, { token })).status).toBe(200)
    await call('POST', '/api/auth/logout', { token: (await keptToken(page)) ?? '' })
    await save(page)
    // Returning to the tab refetches everything, and the trailer no longer exists.
    const gone = page.waitForResponse(
      (response) => response.url().endsWith(`/api/trailers/${id}`) && response.status() === 404,
    )
    await enter(page, username, password)
    await gone
    const permissions = (['trailers.view', 'trailers.manage'] as const).map((name) => ({
      permission_id: PERMISSIONS.indexOf(name) + 1,
      granted: false,
    }))
    expect((await call('PUT', `/api/admin-groups/${group}`, { body: { permissions }, token })).status).toBe(200)
    await save(page)
    await page.getByText('Rental Trailers was closed to your account. What you typed stays').waitFor()
    expect(await field(page, 'Description').inputValue()).toBe('Half an hour of words')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('heading', { name: 'Rental Trailers is closed to your account' }).waitFor()
    expect(await page.getByText('What you typed stays').count()).toBe(0)
    expectOnlyRefusals(consoleErrors)
  })
})

test('a session that ends at the save leads back to what was typed, and says first that it was not saved', async () => {
  const name = newName()
  const id = await newTrailer({ name })
  const { page, consoleErrors, token } = await openSignedIn(trailerForm(id, name))
  await field(page, 'Location').fill('Plant City')
  // A pending fetch of the form would learn of the ended session before the save does.
  await page.waitForLoadState('networkidle')
  expect((await call('POST', '/api/auth/logout', { token })).status).toBe(200)
  await save(page)
  await enter(page, 'manager')
  await expectFocus(page, 'div:has(> [role="alert"])')
  await page.getByText('Your session had ended, so nothing was saved.').waitFor()
  await save(page)
  await card(page, name).getByText('Plant City').waitFor()
  expectOnlyRefusals(consoleErrors)
})
