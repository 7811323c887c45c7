import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TrailerAnswer } from '#contract/trailer'
import { PERMISSIONS } from '#domain/access/permissions'
import { ask, call, tokenOf } from '../api/client.ts'
import { newAccount, newEquipment, newGroup, newTrailer } from '../api/records.ts'
import { expectAccessible, SCREENS } from './browser.ts'
import { card, cards, field, newName, remove, save } from './catalogue-steps.ts'
import { enter, expectOnlyRefusals, failure, hasFocus, keptToken, openSignedIn, tabTo } from './steps.ts'

const [, PHONE] = SCREENS
const PATH = '/admin/rental-trailers'

/** Chooses two pieces of equipment and drops one: the whole list is one Tab stop, and so are the chosen ones. */
async function choosePieces(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent)
  const second = await page.getByRole('dialog').locator('label:has([type="checkbox"])').nth(1).textContent()
  await tabTo(page, 'input[type="search"]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(second)
  await page.keyboard.press('Space')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  // Back into the list leads to where it was left.
  await page.keyboard.press('Shift+Tab')
  await hasFocus(page, 'input[type="search"]')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(second)
  await page.keyboard.press('Tab')
  await hasFocus(page, 'button[aria-label^="Remove "]')
  await page.keyboard.press('Enter')
  await hasFocus(page, `button[aria-label='Remove ${second}']`)
}

async function editTrailer(id: number, body: object) {
  return ask(TrailerAnswer, 200, 'PUT', `/api/trailers/${id}`, { body, token: await tokenOf('developer') })
}

describe('the form', () => {
  test('is worked by keyboard alone, and its features line by line', async () => {
    const name = newName()
    const { page } = await openSignedIn(PATH, 'manager', PHONE)
    await cards(page).first().waitFor()
    await tabTo(page, 'button[title="Add New Trailer"]')
    await page.keyboard.press('Enter')
    await field(page, 'Name').waitFor()
    await hasFocus(page, '[name="name"]')
    await page.keyboard.type(name)
    await tabTo(page, 'input[placeholder="Address of an image"]')
    await page.keyboard.type('/placeholder-trailer.jpg')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    for (let presses = 0; presses < 20 && (await focused()) !== 'Add feature'; presses++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Fryer')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sink')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Hood')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    await hasFocus(page, '[aria-label="feature 3"]')
    await tabTo(page, 'button[title="Move feature 3 up"]')
    // The button goes along, so that the next press moves on instead of adding a line.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'button[title="Move feature 1 down"]')
    await tabTo(page, 'button[title="Remove feature 2"]')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'button[title="Remove feature 2"]')
    await choosePieces(page)
    await tabTo(page, '[name="name"]', true)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ name, features: ['Hood', 'Sink'] })
    await page.getByText(`${name} added.`).waitFor()
    await hasFocus(page, 'button[title="Add New Trailer"]')
  })

  test('asks before changes are lost, and is found again at its address', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await field(page, 'Location').fill('Nowhere')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await field(page, 'Location').inputValue()).toBe('Nowhere')
    expect(new URL(page.url()).searchParams.get('open')).toBe(String(id))
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await hasFocus(page, `button[aria-label="Edit ${name}"]`)
  })

  test('marks the line that is wrong, and shows what the server refuses', async () => {
    const id = await newTrailer({ name: newName(), features: ['Sink', 'Hood'] })
    const { page, complaints } = await openSignedIn(`${PATH}?open=${id}`)
    await field(page, 'feature 2').fill('x'.repeat(121))
    await save(page)
    await page.getByText('Use at most 120 characters').waitFor()
    await hasFocus(page, '[aria-label="feature 2"][aria-invalid="true"]')
    await field(page, 'feature 2').fill('Hood')
    // The form shows the picture as soon as it is named; the browser's complaint of it must not come after the last look.
    const missing = page.waitForResponse('**/images/rentals/nowhere.jpg')
    await field(page, 'Image').fill('/images/rentals/nowhere.jpg')
    await missing
    await save(page)
    await page.getByText('This image is not in the library. Choose another one.').waitFor()
    await page.route(`**/api/trailers/${id}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway' }))
    await save(page)
    await page.getByText('Failed to save. Please try again.', { exact: true }).waitFor()
    await page.unroute(`**/api/trailers/${id}`)
    await page.route(`**/api/trailers/${id}`, failure(500, 'The disk is full.'))
    await save(page)
    await page.getByText('Failed to save: The disk is full.').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('leaves the equipment unchanged for an account that may not view it, and says so', async () => {
    const id = await newTrailer({ name: newName(), equipment: [await newEquipment()] })
    const closed = await newGroup({}, { 'equipment.view': false })
    const { username } = await newAccount({ group_id: closed })
    const { page } = await openSignedIn(`${PATH}?open=${id}`, username)
    await page.getByText('Your account may not see the equipment, so it stays as it is.').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await field(page, 'Location').fill('Ybor')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({ location: 'Ybor' })
  })

  test('keeps what was typed when the right is withdrawn meanwhile, and then disables Edit', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const group = await newGroup()
    const { username } = await newAccount({ group_id: group })
    const { page, complaints } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}&open=${id}`, username)
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
    expectOnlyRefusals(complaints)
  })

  test('stays with what was typed when its whole section is closed meanwhile, or its trailer is gone', async () => {
    const id = await newTrailer({ name: newName() })
    const group = await newGroup()
    const { username, password } = await newAccount({ group_id: group })
    const { page, complaints } = await openSignedIn(`${PATH}?open=${id}`, username)
    await field(page, 'Description').fill('Half an hour of words')
    const token = await tokenOf('developer')
    expect((await call('DELETE', `/api/trailers/${id}`, { token })).status).toBe(200)
    await call('POST', '/api/auth/logout', { token: (await keptToken(page)) ?? '' })
    await save(page)
    // Whoever comes back has everything read anew, and the trailer is there no more.
    const gone = page.waitForResponse(
      (answer) => answer.url().endsWith(`/api/trailers/${id}`) && answer.status() === 404,
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
    expectOnlyRefusals(complaints)
  })

  test('says that the trailer does not exist, and closes back to the list', async () => {
    const { page, complaints } = await openSignedIn(`${PATH}?open=999999`)
    await page.getByRole('dialog', { name: 'Edit trailer #999999' }).getByText('There is none.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL((url) => url.search === '')
    expectOnlyRefusals(complaints)
  })
})

test('a new trailer is stored once, however often it is sent', async () => {
  const name = newName()
  const { page, complaints } = await openSignedIn(`${PATH}?open=new`)
  await field(page, 'Name').fill(name)
  await field(page, 'Image').fill('/placeholder-trailer.jpg')
  // The server stores it, but its answer gets lost.
  await page.route('**/api/trailers', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).dblclick()
  await page.getByText(/Failed to save/).waitFor()
  await page.unroute('**/api/trailers')
  await save(page)
  await page.getByText(`${name} added.`).waitFor()
  const { body } = await call('GET', `/api/trailers?q=${encodeURIComponent(name)}`, { token: await tokenOf('staff') })
  expect(body).toMatchObject({ trailers: [{ name }] })
  expect(body).not.toMatchObject({ trailers: [{}, {}] })
  expectOnlyRefusals(complaints)
})

describe('the picture', () => {
  const drawing = (width: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"><rect width="9" height="9"/></svg>`,
    )

  test('is uploaded, or chosen from the library', async () => {
    const id = await newTrailer({ name: newName() })
    const { page } = await openSignedIn(`${PATH}?open=${id}`)
    await page.getByLabel('Image: choose a file').setInputFiles({
      name: `yard-${id}.svg`,
      mimeType: 'image/svg+xml',
      buffer: drawing(40),
    })
    await expect
      .poll(() => field(page, 'Image').inputValue())
      .toMatch(new RegExp(`^/images/rentals/yard-${id}.*\\.svg$`))
    const uploaded = await field(page, 'Image').inputValue()
    await page.getByRole('button', { name: 'Remove image' }).click()
    await page.getByRole('button', { name: 'From the library' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose from the library' })
    await picker.getByRole('searchbox').fill(`yard-${id}`)
    await picker.getByRole('listitem').first().waitFor()
    await expect.poll(() => picker.getByRole('listitem').count()).toBe(1)
    await picker.getByRole('searchbox').press('Enter')
    await expectAccessible(page)
    await picker.getByRole('listitem').getByRole('button').press('Enter')
    await picker.waitFor({ state: 'hidden' })
    expect(await field(page, 'Image').inputValue()).toBe(uploaded)
    await hasFocus(page, 'dialog button')
    await save(page)
    await page.getByText('saved.').waitFor()
  })

  test('is refused by type before it is sent, and cleared when its upload fails', async () => {
    const id = await newTrailer({ name: newName() })
    const { page, complaints } = await openSignedIn(`${PATH}?open=${id}`)
    const file = page.getByLabel('Image: choose a file')
    await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await page.getByText('Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.').waitFor()
    expect(await field(page, 'Image').inputValue()).toBe('/placeholder-trailer.jpg')
    const sound = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: drawing(41) }
    await page.route('**/api/images/rental', (route) => route.abort())
    await file.setInputFiles(sound)
    await page.getByText('Network error occurred. Please check your connection and try again.').waitFor()
    expect(await field(page, 'Image').inputValue()).toBe('')
    await expectAccessible(page)
    await page.unroute('**/api/images/rental')
    await page.route('**/api/images/rental', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await file.setInputFiles(sound)
    await page.getByText('Failed to upload image. Please try again.').waitFor()
    await page.unroute('**/api/images/rental')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/images/rental', () => promise)
    await file.setInputFiles(sound)
    await page.getByRole('button', { name: 'Cancel upload' }).click()
    await page.getByText('Upload was interrupted. Please try again.').waitFor()
    resolve()
    expectOnlyRefusals(complaints)
  })
})

test('a session that ends at the save leads back to what was typed, and says first that it was not saved', async () => {
  const name = newName()
  const id = await newTrailer({ name })
  const { page, complaints, token } = await openSignedIn(`${PATH}?open=${id}`)
  await field(page, 'Location').fill('Plant City')
  expect((await call('POST', '/api/auth/logout', { token })).status).toBe(200)
  await save(page)
  await enter(page, 'manager')
  await hasFocus(page, 'div:has(> [role="alert"])')
  await page.getByText('Your session had ended, so nothing was saved.').waitFor()
  await save(page)
  await card(page, name).getByText('Plant City').waitFor()
  expectOnlyRefusals(complaints)
})

describe('two people at once', () => {
  test('the later one is told what the other changed, and decides', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, complaints } = await openSignedIn(`${PATH}?open=${id}`)
    await field(page, 'Location').fill('Mine')
    await editTrailer(id, { location: 'Theirs', rental_price_daily: 1 })
    await save(page)
    await page.getByText('Somebody else changed this meanwhile').waitFor()
    await page.getByText('Their version differs in: Location, Daily.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect.poll(() => field(page, 'Location').inputValue()).toBe('Theirs')
    expect(await field(page, 'Daily').inputValue()).toBe('1.00')
    // What Chromium refuses by itself Firefox would show, and know no number of it.
    const takes = (data: string) =>
      field(page, 'Daily').evaluate(
        (price, data) => price.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true, cancelable: true })),
        data,
      )
    expect([await takes('1'), await takes('.'), await takes('$'), await takes('x')]).toEqual([true, true, false, false])
    await editTrailer(id, { location: 'Theirs again', rental_price_daily: 2 })
    await field(page, 'Location').fill('Mine again')
    await save(page)
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await card(page, name).getByText('Mine again').waitFor()
    await card(page, name).getByText('$2.00').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('a piece of equipment that one deletes does not stop the other from saving, and comes back whole', async () => {
    const [name, token] = [newName(), await tokenOf('developer')]
    const [kept, piece] = [await newEquipment(), await newEquipment({ name: 'Passing fryer' })]
    const id = await newTrailer({ name, equipment: [kept, piece] })
    const { page } = await openSignedIn(`${PATH}?open=${id}`)
    await page.getByRole('button', { name: 'Remove Passing fryer' }).waitFor()
    expect((await call('DELETE', `/api/equipment/${piece}`, { token })).status).toBe(200)
    await field(page, 'Location').fill('Seminole Heights')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({ location: 'Seminole Heights' })
    await page.getByText(`${name} saved.`).waitFor()
    expect((await call('POST', `/api/equipment/${piece}/restore`, { token })).status).toBe(200)
    const { trailer } = await ask(TrailerAnswer, 200, 'GET', `/api/trailers/${id}`, { token })
    expect(trailer).toMatchObject({ location: 'Seminole Heights', equipment: [kept, piece] })
  })

  test('a trailer that was changed meanwhile is not deleted unseen', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, complaints } = await openSignedIn(`${PATH}?q=${encodeURIComponent(name)}`)
    await card(page, name).waitFor()
    await editTrailer(id, { location: 'Somewhere else' })
    await remove(page, name)
    await page.getByRole('alert').filter({ hasText: 'Failed to delete trailer: Somebody else has changed' }).waitFor()
    await card(page, name).getByText('Somewhere else').waitFor()
    await remove(page, name)
    await page.getByText(`${name} deleted.`).waitFor()
    expectOnlyRefusals(complaints)
  })
})
