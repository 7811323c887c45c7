import { describe, expect, test } from 'vitest'
import { call } from '../../api/client.ts'
import { newTrailer } from '../../api/records.ts'
import { expectAccessible } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import {
  button,
  expectFocus,
  expectOnlyRefusals,
  failure,
  losingResponses,
  openSignedIn,
  skipAllBut,
  tabTo,
} from '../support/steps.ts'
import { card, field, newName, remove, save, trailerList } from './catalogue-steps.ts'

describe('deleting a rental trailer', () => {
  test('is taken back by keyboard, and the focus does not get lost', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, token } = await openSignedIn(trailerList(name))
    await exclusiveContext(page).clock.install()
    await card(page, name).waitFor()
    await skipAllBut(page, 'trailer')
    await tabTo(page, `button[title="Delete ${name}"]`)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog', { name: `Delete ${name}?` }).waitFor()
    await tabTo(page, 'dialog button[data-kind="stop"]')
    await page.keyboard.press('Enter')
    await page.getByText(`${name} deleted.`).waitFor()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()
    await expectFocus(page, 'main [tabindex="-1"]')
    expect((await call('GET', `/api/trailers/${id}`, { token })).status).toBe(404)
    // The message stays while it has the focus, also after the pointer has left it.
    await tabTo(page, button(page, 'Undo'))
    await button(page, 'Undo').hover()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(11_000)
    await expectFocus(page, 'section[popover] button')
    await page.keyboard.press('Control+z')
    await card(page, name).waitFor()
    expect((await call('GET', `/api/trailers/${id}`, { token })).status).toBe(200)
  })

  test('says why it failed, and so does taking it back, which is offered for ten seconds', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, consoleErrors } = await openSignedIn(trailerList(name))
    await page.route(`**/api/trailers/${id}`, (route) => route.abort())
    await remove(page, name)
    await page.getByText('Failed to delete trailer', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.unroute(`**/api/trailers/${id}`)
    // The deletion is done but its response lost, and so is that of the retry; pressed again it succeeds, and can be undone.
    let sent = 0
    await page.route(`**/api/trailers/${id}`, async (route) => {
      if (sent++ === 0) await route.fetch()
      await route.abort()
    })
    await page.route('**/api/trailers?*', (route) => route.abort())
    await remove(page, name)
    await page.getByText('Failed to delete trailer', { exact: true }).waitFor({ state: 'hidden' })
    await page.getByText('Failed to delete trailer', { exact: true }).waitFor()
    await page.unroute(`**/api/trailers/${id}`)
    await page.unroute('**/api/trailers?*')
    await remove(page, name)
    await page.route(`**/api/trailers/${id}/restore`, (route) => route.abort())
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} could not be put back. Network error`).waitFor()
    await page.unroute(`**/api/trailers/${id}/restore`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await card(page, name).waitFor()
    expectOnlyRefusals(consoleErrors)

    await exclusiveContext(page).clock.install()
    const now = () => page.evaluate(() => Date.now())
    const undo = page.getByRole('button', { name: 'Undo' })
    const before = await now()
    await remove(page, name)
    await undo.waitFor()
    const after = await now()
    await page.clock.pauseAt(before + 9900)
    expect(await undo.isVisible()).toBe(true)
    await page.clock.runFor(after - before + 100)
    await undo.waitFor({ state: 'hidden' })
  })

  test('can still be taken back minutes after taking it back has failed, once the connection is there again', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, consoleErrors } = await openSignedIn(trailerList(name))
    await exclusiveContext(page).clock.install()
    await remove(page, name)
    await page.route(`**/api/trailers/${id}/restore`, (route) => route.abort())
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} could not be put back. Network error`).waitFor()
    await page.unroute(`**/api/trailers/${id}/restore`)
    // Under the pointer it would stay anyway.
    await page.mouse.move(0, 0)
    await page.clock.fastForward(120_000)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await card(page, name).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('says why it failed until another one is deleted, or something is saved', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    await newTrailer({ name: `${name} other` })
    const { page, consoleErrors } = await openSignedIn(trailerList(name))
    const reason = page.getByText('Failed to delete trailer: It is the last one.')
    const fail = async () => {
      await page.route(`**/api/trailers/${id}`, failure(409, 'It is the last one.'))
      await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await reason.waitFor()
      await page.unroute(`**/api/trailers/${id}`)
    }
    await fail()
    await remove(page, `${name} other`)
    await reason.waitFor({ state: 'hidden' })
    await fail()
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    await field(page, 'Location').fill('Ybor City')
    await save(page)
    await page.getByText(`${name} saved.`).waitFor()
    await reason.waitFor({ state: 'hidden' })
    expectOnlyRefusals(consoleErrors)
  })

  test('is told and taken back although all their answers were lost: the record itself says so', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, consoleErrors } = await openSignedIn(trailerList(name))
    await page.route(`**/api/trailers/${id}`, losingResponses('DELETE'))
    await page.route(`**/api/trailers/${id}/restore`, losingResponses('POST'))
    await remove(page, name)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} is back.`).waitFor()
    await card(page, name).waitFor()
    expectOnlyRefusals(consoleErrors)
  })
})
