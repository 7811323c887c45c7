import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BuildAnswer } from '#contract/custom-build'
import { activities, customTrailers, equipment } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { ask, call, newAddress, tokenOf } from '../client.ts'
import { buildRequest, inDays, newBuild, newEquipment, newModel } from '../records.ts'
import { buildsOf } from '../request-counts.ts'

async function read(id: number) {
  return (await ask(BuildAnswer, 200, 'GET', `/api/custom-builds/${id}`, { token: await tokenOf('staff') })).quote
}

describe('POST /api/custom-builds', () => {
  test('stores the request with the model’s base price and 30 days to decide', async () => {
    const model = await newModel({ name: 'Priced model', price: 1_445_050 })
    const sent = {
      company_name: 'Field & Daughter',
      delivery_timeline: 'In spring',
      delivery_address: '1 Bay St\nTampa',
      special_requirements: 'A low counter',
    }
    const quote = await newBuild(model, sent)
    expect(quote).toMatchObject({
      ...sent,
      trailer_model_id: model,
      trailer_model: 'Priced model',
      trailer_size: '5m',
      color_ral: 'RAL 3020',
      status: 'pending',
      estimated_price: 14_450.5,
      final_price: null,
      quote_valid_until: inDays(30),
      history: [],
      version: 1,
    })
    expect(await read(quote.id)).toEqual(quote)
  })

  test('copies the chosen equipment in its order, each piece once', async () => {
    const griddle = await newEquipment({
      name: 'Copied griddle',
      price: 115_050,
      watts: 25,
      volts: 120,
      place: 'counter',
    })
    const sink = await newEquipment({ name: 'Copied sink', price: 0 })
    const quote = await newBuild(await newModel(), { equipment_selected: [sink, griddle, sink] })
    expect(quote.equipment_selected).toEqual(['Copied sink', 'Copied griddle'])
    expect(quote.equipment).toMatchObject([
      { id: sink, price: 0 },
      { id: griddle, price: 1150.5 },
    ])
    expect(quote.equipment[1]).toEqual({
      id: griddle,
      name: 'Copied griddle',
      category: 'Test kitchen',
      price: 1150.5,
      dimensions: '',
      watts: 25,
      starting_watts: null,
      amps: null,
      volts: 120,
      place: 'counter',
    })
  })

  test('takes the whole catalogue at once', async () => {
    const { db } = await product()
    const ids = (await db.select({ id: equipment.id }).from(equipment).limit(130)).map(({ id }) => id)
    expect(ids).toHaveLength(130)
    const quote = await newBuild(await newModel(), { equipment_selected: ids })
    expect(quote.equipment.map(({ id }) => id)).toEqual(ids)
  })

  test('has no price where the model has none', async () => {
    expect((await newBuild(await newModel({ price: 0 }))).estimated_price).toBeNull()
  })

  test('reads the same after the model and the equipment changed or went', async () => {
    const { db } = await product()
    const model = await newModel({ name: 'Old model' })
    const griddle = await newEquipment({ name: 'Old griddle' })
    const { id } = await newBuild(model, { equipment_selected: [griddle] })
    await db.update(customTrailers).set({ name: 'New model', price: 1 }).where(eq(customTrailers.id, model))
    await db.delete(customTrailers).where(eq(customTrailers.id, model))
    await db.delete(equipment).where(eq(equipment.id, griddle))
    expect(await read(id)).toMatchObject({
      trailer_model_id: null,
      trailer_model: 'Old model',
      estimated_price: 15_000,
      equipment_selected: ['Old griddle'],
      equipment: [{ name: 'Old griddle', price: 450 }],
    })
  })

  test('writes an activity entry in the same batch', async () => {
    const { db } = await product()
    const { id } = await newBuild(await newModel({ name: 'Told about' }))
    const message = 'Nora Field asks for Told about, 5m, RAL 3020'
    const [entry] = await db.select().from(activities).where(eq(activities.message, message))
    expect(entry).toMatchObject({ type: 'custom_build_request', metadata: { build_id: id } })
  })

  test('ignores what is not the visitor’s to say', async () => {
    const forged = { status: 'approved', estimated_price: 1, final_price: 1, notes: 'x', version: 9, id: 1 }
    const body = {
      ...buildRequest(await newModel()),
      ...forged,
      quote_valid_until: '2099-01-01',
      equipment: [{ id: 1 }],
    }
    const { quote } = await ask(BuildAnswer, 201, 'POST', '/api/custom-builds', { body })
    expect(quote).toMatchObject({
      status: 'pending',
      estimated_price: 15_000,
      final_price: null,
      notes: '',
      version: 1,
    })
    expect(quote).toMatchObject({ quote_valid_until: inDays(30), equipment: [] })
    expect(quote.id).not.toBe(1)
  })

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
    const answer = await call('POST', '/api/custom-builds', { body: buildRequest(model, values) })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      success: false,
      error: expect.stringContaining(message),
      issues: [{ path, message: expect.stringContaining(message) }],
    })
    expect(await buildsOf(model)).toBe(0)
  })

  test.each([
    ['a color of no list', { color_ral: 'RAL 1000' }, 'color_ral', 'one of the eight colors'],
    ['equipment that is no name', { equipment_selected: [{}] }, 'equipment_selected.0', 'by its number or name'],
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
    const answer = await call('POST', '/api/custom-builds', { body })
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path, message: expect.stringContaining(message) }] },
    })
  })

  test('takes model and equipment by name, as a quote tells them', async () => {
    await newModel({ name: 'Model of a name' })
    const [sink, griddle] = [await newEquipment({ name: 'Named sink' }), await newEquipment({ name: 'Named griddle' })]
    const body = {
      ...buildRequest(0, { equipment_selected: ['named GRIDDLE', 'Named sink', sink] }),
      trailer_model: 'model of a Name',
    }
    const { status, body: answer } = await call('POST', '/api/custom-builds', { body })
    expect(status).toBe(201)
    const { quote } = BuildAnswer.parse(answer)
    expect([quote.trailer_model, quote.equipment.map(({ id }) => id)]).toEqual(['Model of a name', [griddle, sink]])
  })

  test('refuses a model that is withdrawn', async () => {
    const model = await newModel({ name: 'Withdrawn', status: 'unavailable' })
    const answer = await call('POST', '/api/custom-builds', { body: buildRequest(model) })
    expect(answer).toMatchObject({
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

  test('stops an address that sends many in a minute, and no other one', async () => {
    const model = await newModel()
    const headers = { 'CF-Connecting-IP': newAddress() }
    const statuses: number[] = []
    for (let sent = 0; sent < 15; sent++) {
      statuses.push((await call('POST', '/api/custom-builds', { body: buildRequest(model), headers })).status)
    }
    expect(statuses).toContain(429)
    expect((await call('POST', '/api/custom-builds', { body: buildRequest(model) })).status).toBe(201)
  })
})
