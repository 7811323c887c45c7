import { describe, expect, test } from 'vitest'
import { call } from '../client.ts'
import { buildRequest, newBuild, newEquipment, newModel } from '../records.ts'
import { buildsOf } from '../request-counts.ts'

describe('POST /api/custom-builds', () => {
  test.each([
    ['no name', { customer_name: '   ' }, 'customer_name', 'Name is required'],
    ['a name of two lines', { customer_name: 'Nora\r\nBcc: x@y.z' }, 'customer_name', 'Remove line breaks'],
    ['no e-mail address', { customer_email: 'nora' }, 'customer_email', 'Enter an e-mail address'],
    ['no phone number', { customer_phone: 'call me' }, 'customer_phone', 'Enter a phone number'],
    ['a model that is gone', { trailer_model: 999_999 }, 'trailer_model', 'no longer offered'],
    ['a size the model does not come in', { trailer_size: '9m' }, 'trailer_size', 'Test model comes in 4m, 5m or 6m'],
    [
      'equipment that is gone',
      { equipment_selected: [888_888] },
      'equipment_selected',
      'Equipment #888888 is no longer',
    ],
    ['301 pieces', { equipment_selected: Array.from({ length: 301 }, () => 1) }, 'equipment_selected', 'at most 300'],
  ])('refuses %s and says so', async (_, values, path, message) => {
    const model = await newModel()
    const response = await call('POST', '/api/custom-builds', { body: buildRequest(model, values) })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({
      success: false,
      error: expect.stringContaining(message),
      issues: [{ path, message: expect.stringContaining(message) }],
    })
    expect(await buildsOf(model)).toBe(0)
  })

  test.each([
    ['a color of no list', { color_ral: 'RAL 1000' }, 'color_ral', 'one of the eight colors'],
    ['equipment that is no name', { equipment_selected: [{}] }, 'equipment_selected.0', 'by its number or name'],
    ['an empty model', { trailer_model: '' }, 'trailer_model', 'Model is required'],
    ['a model that is no name', { trailer_model: null }, 'trailer_model', 'by its number or name'],
    [
      'equipment of no name',
      { equipment_selected: ['Wok 9"'] },
      'equipment_selected',
      'Equipment “Wok 9"” is no longer',
    ],
    ['a model of no name', { trailer_model: 'square-99' }, 'trailer_model', 'no longer offered'],
  ])('refuses %s', async (_, values, path, message) => {
    const body = { ...buildRequest(await newModel()), ...values }
    const response = await call('POST', '/api/custom-builds', { body })
    expect(response).toMatchObject({
      status: 400,
      body: { issues: [{ path, message: expect.stringContaining(message) }] },
    })
  })

  test('refuses a model that is withdrawn', async () => {
    const model = await newModel({ name: 'Withdrawn', status: 'unavailable' })
    const response = await call('POST', '/api/custom-builds', { body: buildRequest(model) })
    expect(response).toMatchObject({
      status: 400,
      body: { error: 'Withdrawn cannot be ordered right now. Please choose another model.' },
    })
  })

  test('offers only what the model can carry, and says which piece it cannot', async () => {
    const [ours, other] = [await newEquipment(), await newEquipment({ name: 'Heavy smoker' })]
    const model = await newModel({ name: 'Small model', available_equipment: [ours] })
    expect((await newBuild(model, { equipment_selected: [ours] })).equipment).toHaveLength(1)
    const body = buildRequest(model, { equipment_selected: [ours, other] })
    expect(await call('POST', '/api/custom-builds', { body })).toMatchObject({
      status: 400,
      body: { error: 'Heavy smoker cannot be built into Small model. Please remove it and send it again.' },
    })
  })
})
