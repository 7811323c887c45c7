import { beforeAll, describe, expect, test } from 'vitest'
import { CustomTrailerResponse } from '#contract/catalogue/custom-trailer'
import { EquipmentResponse } from '#contract/catalogue/equipment'
import { TrailerResponse } from '#contract/catalogue/trailer'
import { call, expectResponse, tokenOf } from '../../api/client.ts'
import { newEquipment, newModel, newTrailer } from '../../api/records.ts'
import { expectAccessible } from '../support/browser.ts'
import { expectFocus, expectOnlyRefusals, followTo, openSignedIn } from '../support/steps.ts'
import { card, field, keepFewPieces, newName, remove, save, trailerForm, trailerList } from './catalogue-steps.ts'

async function editTrailer(id: number, body: object) {
  return expectResponse(TrailerResponse, 200, 'PUT', `/api/trailers/${id}`, { body, token: await tokenOf('developer') })
}

beforeAll(keepFewPieces)

describe('two people at once', () => {
  test('the later one is told what the other changed, and decides', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id, name))
    await field(page, 'Location').fill('Mine')
    await editTrailer(id, { location: 'Theirs', rental_price_daily: 1, equipment: [await newEquipment()] })
    await save(page)
    await page.getByText('Somebody else changed this meanwhile').waitFor()
    await page.getByText('Their version differs in: Location, Daily, Equipment.').waitFor()
    expect(await page.getByRole('region', { name: 'What would be replaced' }).innerText()).toBe('Location\nTheirs')
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect.poll(() => field(page, 'Location').inputValue()).toBe('Theirs')
    // The button that had the focus is gone.
    await expectFocus(page, 'dialog [name="name"]')
    expect(await field(page, 'Daily').inputValue()).toBe('1.00')
    // Text that Chromium refuses by itself would be shown by Firefox, but without a value.
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
    expectOnlyRefusals(consoleErrors)
  })

  test('the later one is told so by a model and by a piece of equipment, too', async () => {
    const [name, token] = [newName('piece'), await tokenOf('developer')]
    const [model, piece] = [await newModel({ name }), await newEquipment({ name })]
    const { page, consoleErrors } = await openSignedIn(
      `/admin/custom-trailers?q=${encodeURIComponent(name)}&open=${model}`,
    )
    await field(page, 'Dimensions').fill('mine')
    const theirs = { dimensions: 'theirs', sizes: ['8m'] }
    await expectResponse(CustomTrailerResponse, 200, 'PUT', `/api/custom-trailers/${model}`, { body: theirs, token })
    await save(page)
    await page.getByText('Their version differs in: Dimensions, Sizes.').waitFor()
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect.poll(() => field(page, 'size 1').inputValue()).toBe('8m')
    await page.keyboard.press('Escape')

    await followTo(page, `/admin/equipment?q=${encodeURIComponent(name)}&open=${piece}`)
    await page.getByLabel('Specifications').fill('Typed here')
    const body = { dimensions: '1 m' }
    await expectResponse(EquipmentResponse, 200, 'PUT', `/api/equipment/${piece}`, { body, token })
    await save(page)
    await page.getByText('Their version differs in: Dimensions.').waitFor()
    expect(await page.getByRole('region', { name: 'What would be replaced' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await page.getByText(`${name} saved.`).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('the later one overwrites no piece or feature that the other added, and saves without one that was deleted, which comes back whole', async () => {
    const [name, token] = [newName(), await tokenOf('developer')]
    const [kept, mine, theirs] = [await newEquipment(), await newEquipment({ name: 'My fryer' }), await newEquipment()]
    const piece = await newEquipment({ name: 'Passing fryer' })
    const id = await newTrailer({ name, equipment: [kept, mine], features: ['Sink'] })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id))
    await page.getByRole('button', { name: 'Remove My fryer' }).click()
    await editTrailer(id, { equipment: [kept, mine, theirs], features: ['Sink', 'Theirs'] })
    await save(page)
    await page.getByText('Their version differs in: Features, Equipment.').waitFor()
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await page.getByText(`${name} saved.`).waitFor()
    const { trailer } = await expectResponse(TrailerResponse, 200, 'GET', `/api/trailers/${id}`, { token })
    expect(trailer).toMatchObject({ equipment: [kept, theirs], features: ['Sink', 'Theirs'] })

    const other = newName()
    const another = await newTrailer({ name: other, equipment: [kept, piece] })
    await followTo(page, trailerForm(another))
    await page.getByRole('button', { name: 'Remove Passing fryer' }).waitFor()
    expect((await call('DELETE', `/api/equipment/${piece}`, { token })).status).toBe(200)
    await field(page, 'Location').fill('Seminole Heights')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({ location: 'Seminole Heights' })
    await page.getByText(`${other} saved.`).waitFor()
    expect((await call('POST', `/api/equipment/${piece}/restore`, { token })).status).toBe(200)
    const whole = await expectResponse(TrailerResponse, 200, 'GET', `/api/trailers/${another}`, { token })
    expect(whole.trailer).toMatchObject({ location: 'Seminole Heights', equipment: [kept, piece] })
    expectOnlyRefusals(consoleErrors)
  })

  test('a trailer that one deletes is gone from the list behind the form in which the other could not save it, and one that was changed is not deleted unseen', async () => {
    const name = newName()
    const id = await newTrailer({ name })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id, name))
    await field(page, 'Location').fill('Mine')
    expect((await call('DELETE', `/api/trailers/${id}`, { token: await tokenOf('developer') })).status).toBe(200)
    await save(page)
    await page.getByText('Failed to save: Trailer not found').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('heading', { name: 'No trailers found' }).waitFor()

    const changed = newName()
    const another = await newTrailer({ name: changed })
    await followTo(page, trailerList(changed))
    await card(page, changed).waitFor()
    await editTrailer(another, { location: 'Somewhere else' })
    await remove(page, changed)
    await page.getByRole('alert').filter({ hasText: 'Failed to delete trailer: Somebody else has changed' }).waitFor()
    await card(page, changed).getByText('Somewhere else').waitFor()
    await remove(page, changed)
    await page.getByText(`${changed} deleted.`).waitFor()
    expectOnlyRefusals(consoleErrors)
  })
})
