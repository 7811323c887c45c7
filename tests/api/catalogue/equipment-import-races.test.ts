import { describe, expect, test } from 'vitest'
import { planImport } from '#domain/equipment/import'
import { applyImport, readCatalogue } from '../../../worker/src/db/catalogue/equipment-import.ts'
import { product } from '../../product.ts'
import { call, staff } from '../client.ts'
import { importList, listOfEquipment, sendList, storedEquipment } from '../import-calls.ts'
import { newEquipment } from '../records.ts'

describe('an import', () => {
  test('adds each piece once when the same list comes several times at once', async () => {
    const rows = listOfEquipment('Import raced', 40)
    const responses = await Promise.all([sendList(rows), sendList(rows), sendList(rows), sendList(rows)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await storedEquipment('Import raced')).toHaveLength(40)
  })

  test('keeps every edit that is made while it runs', async () => {
    const category = 'Import edited'
    await importList(listOfEquipment(category, 300))
    const [first, ...others] = await storedEquipment(category)
    // One of a few rounds hits the moment between reading the catalogue and writing it.
    for (const watts of [1, 2, 3, 4, 5]) {
      const info = `edited ${watts}`
      const edit = call('PUT', `/api/equipment/${first?.id}`, await staff({ body: { info } }))
      await Promise.all([sendList(listOfEquipment(category, 300, { watts })), edit])
      const [now, ...rest] = await storedEquipment(category)
      expect(now).toMatchObject({ info, watts })
      expect(rest).toMatchObject(others.map(({ id }) => ({ id, watts })))
    }
  })

  test('with the plan of its check is refused if anything else would happen now, but not when it is repeated', async () => {
    const rows = listOfEquipment('Import checked', 2)
    const send = async (plan: string) =>
      call('POST', '/api/equipment/import', await staff({ body: { equipment: rows, plan } }))
    const { plan } = await importList(rows, true)
    await newEquipment({ name: 'Piece 1', category: 'Import checked', price: 7 })
    expect((await send(plan)).status).toBe(412)
    expect(await storedEquipment('Import checked')).toHaveLength(1)
    const { plan: now } = await importList(rows, true)
    // A change of anything else is not in its way.
    await newEquipment({ category: 'Import checked elsewhere' })
    expect([(await send(now)).status, (await send(now)).status]).toEqual([200, 200])
    expect((await storedEquipment('Import checked')).map(({ price }) => price)).toEqual([100, 0])
  })

  test('is not written where one piece went and another came back since it was planned', async () => {
    const { db } = await product()
    const [goes, comesBack] = [await newEquipment({ version: 2 }), await newEquipment()]
    const newest = await newEquipment()
    await call('DELETE', `/api/equipment/${comesBack}`, await staff())
    const { state } = await readCatalogue(db)
    await call('DELETE', `/api/equipment/${goes}`, await staff())
    await call('POST', `/api/equipment/${comesBack}/restore`, await staff())
    const plan = planImport(listOfEquipment('Import raced', 1), [])
    expect(await applyImport(db, plan, state, { by: 'staff', at: new Date() })).toBeNull()
    expect((await storedEquipment()).at(-1)?.id).toBe(newest)
  })
})
