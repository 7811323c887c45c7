import { expect, test } from 'vitest'
import { call, staff } from '../client.ts'
import { auditOf, newEquipment, newModel, newTrailer } from '../records.ts'

const PRICE = 1_234_550

test.each([
  ['trailer', 'trailers', 'rental_price_daily', () => newTrailer({ rental_price_daily: PRICE })],
  ['custom_trailer', 'custom-trailers', 'price', () => newModel({ price: PRICE })],
  ['equipment', 'equipment', 'price', () => newEquipment({ price: PRICE })],
] as const)('putting back a %s tells the audit trail its price as staff see it', async (noun, path, field, store) => {
  const id = await store()
  expect((await call('DELETE', `/api/${path}/${id}`, await staff())).status).toBe(200)
  expect((await call('POST', `/api/${path}/${id}/restore`, await staff())).status).toBe(200)
  expect((await auditOf(noun, id)).at(-1)).toMatchObject({ action: 'restore', after: { [field]: 12_345.5 } })
})

test.each([
  ['trailers', 'equipment', (equipment: number[]) => newTrailer({ equipment })],
  ['custom-trailers', 'available_equipment', (available_equipment: number[]) => newModel({ available_equipment })],
] as const)(
  'the list of %s with a removed piece outlives an edit that does not name it, and is whole once the piece is put back',
  async (path, field, store) => {
    const [kept, piece] = [await newEquipment(), await newEquipment()]
    const id = await store([kept, piece])
    const listed = async () => (await call('GET', `/api/${path}/${id}`, await staff())).body
    expect((await call('DELETE', `/api/equipment/${piece}`, await staff())).status).toBe(200)
    expect((await call('PUT', `/api/${path}/${id}`, await staff({ body: { name: 'Renamed' } }))).status).toBe(200)
    expect(await listed()).toMatchObject({ trailer: { [field]: [kept] } })
    expect((await call('POST', `/api/equipment/${piece}/restore`, await staff())).status).toBe(200)
    expect(await listed()).toMatchObject({ trailer: { [field]: [kept, piece] } })
  },
)
