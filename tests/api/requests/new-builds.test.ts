import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BuildResponse } from '#contract/requests/custom-build'
import { activities, customTrailers, equipment } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse } from '../client.ts'
import { storedBuild } from '../customer-calls.ts'
import { buildRequest, inDays, newBuild, newEquipment, newModel } from '../records.ts'

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
    expect(await storedBuild(quote.id)).toEqual(quote)
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
    expect(await storedBuild(id)).toMatchObject({
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
    const { quote } = await expectResponse(BuildResponse, 201, 'POST', '/api/custom-builds', { body })
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

  test('takes model and equipment by name, as a quote tells them', async () => {
    await newModel({ name: 'Model of a name' })
    const [sink, griddle] = [await newEquipment({ name: 'Named sink' }), await newEquipment({ name: 'Named griddle' })]
    const body = {
      ...buildRequest(0, { equipment_selected: ['named GRIDDLE', 'Named sink', sink] }),
      trailer_model: 'model of a Name',
    }
    const { status, body: response } = await call('POST', '/api/custom-builds', { body })
    expect(status).toBe(201)
    const { quote } = BuildResponse.parse(response)
    expect([quote.trailer_model, quote.equipment.map(({ id }) => id)]).toEqual(['Model of a name', [griddle, sink]])
  })

  test('takes a name in any case, whatever its letters', async () => {
    await newModel({ name: 'Remorque Été' })
    const maker = await newEquipment({ name: 'Crêpe maker' })
    const body = { ...buildRequest(0), trailer_model: 'REMORQUE ÉTÉ', equipment_selected: ['CRÊPE MAKER'] }
    const { quote } = await expectResponse(BuildResponse, 201, 'POST', '/api/custom-builds', { body })
    expect(quote).toMatchObject({ trailer_model: 'Remorque Été', equipment: [{ id: maker }] })
  })
})
