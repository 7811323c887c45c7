import { describe, expect, test } from 'vitest'
import { EquipmentInput, EquipmentList, EquipmentResponse } from '#contract/catalogue/equipment'
import { TrailerResponse } from '#contract/catalogue/trailer'
import { createEquipment, removablePiece, updateEquipment } from '../../../worker/src/db/catalogue/equipment-desk.ts'
import { restoreRecord } from '../../../worker/src/db/catalogue/removed-records.ts'
import { openDb } from '../../../worker/src/db/client.ts'
import { categoryIcons } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, staff } from '../client.ts'
import { publicEquipment } from '../equipment-calls.ts'
import { auditOf, newEquipment, newTrailer } from '../records.ts'

const PATH = '/api/equipment'

async function addEquipment(values: object = {}) {
  const body = { name: 'Made', category: 'Made kitchen', ...values }
  return (await expectResponse(EquipmentResponse, 201, 'POST', PATH, await staff({ body }))).equipment
}

async function readEquipment(id: number) {
  return (await expectResponse(EquipmentResponse, 200, 'GET', `${PATH}/${id}`, await staff())).equipment
}

async function listEquipment(query: string) {
  return expectResponse(EquipmentList, 200, 'GET', `${PATH}?${query}`, await staff())
}

describe('a piece of equipment', () => {
  test('is stored with every field and seen by visitors', async () => {
    const body = {
      name: 'Espresso machine',
      category: 'Made coffee',
      price: 2450.5,
      info: 'Two groups',
      description: 'Pulls\ntwo',
      dimensions: '70 × 60 × 50 cm',
      watts: 3500,
      starting_watts: 4000,
      amps: 14.6,
      volts: 240,
      place: 'counter',
    }
    const piece = await addEquipment(body)
    expect(piece).toMatchObject({ ...body, version: 1, category_icon: null })
    expect(await readEquipment(piece.id)).toEqual(piece)
    const { version: _v, created_at: _c, updated_at: _u, ...seen } = piece
    expect(await publicEquipment(piece.id)).toEqual(seen)
  })

  test.each([
    ['name', ''],
    ['category', ' '],
    ['price', -1],
    ['price', 0.001],
    ['watts', '1800'],
    ['watts', -1],
    ['amps', 1e9],
    ['place', 'ceiling'],
  ])('is refused with %s %j', async (field, value) => {
    const body = { name: 'Refused', category: 'Refused', [field]: value }
    expect(await call('POST', PATH, await staff({ body }))).toMatchObject({
      status: 400,
      body: { issues: [{ path: field }] },
    })
  })

  test('is answered as it was stored, even if somebody deletes it in that moment', async () => {
    const { env } = await product()
    const batch: D1Database['batch'] = async (statements) => {
      const stored = await env.DB.batch(statements)
      await env.DB.prepare("delete from equipment where category = 'Brief grills'").run()
      return stored as never
    }
    const early = openDb({ prepare: (query) => env.DB.prepare(query), batch } as D1Database)
    const input = EquipmentInput.parse({ name: 'Brief griddle', category: 'Brief grills', price: 12.5 })
    const piece = await createEquipment(early, input, { by: 'staff', at: new Date() }, null)
    expect(piece).toMatchObject({ ...input, version: 1, category_icon: null })
    expect((await call('GET', `${PATH}/${piece?.id}`, await staff())).status).toBe(404)
  })

  test.each([
    ['added', (category: string) => addEquipment({ category })],
    [
      'changed',
      async (category: string) => {
        const { id } = await addEquipment()
        return (
          await expectResponse(EquipmentResponse, 200, 'PUT', `${PATH}/${id}`, await staff({ body: { category } }))
        ).equipment
      },
    ],
  ])('that is %s while others use a new category has their spelling of it', async (_, store) => {
    // One of a few rounds hits the moment between reading the spellings and writing.
    for (const round of [1, 2, 3, 4, 5]) {
      const spellings = [`Raced grills ${round}`, `raced grills ${round}`, `RACED  GRILLS ${round}`].map(
        (one) => one + _,
      )
      const pieces = await Promise.all(spellings.map(store))
      expect(new Set(pieces.map(({ category }) => category)).size).toBe(1)
      for (const { id, category } of pieces) {
        expect((await auditOf('equipment', id)).at(-1)).toMatchObject({ after: { category } })
      }
    }
  })

  test('is changed in part, in the version somebody saw', async () => {
    const before = await addEquipment({ watts: 1800, price: 10 })
    const put = async (body: object, version: number) =>
      call('PUT', `${PATH}/${before.id}`, await staff({ body, version }))
    expect((await put({ watts: null }, 1)).headers.get('ETag')).toBe('"2"')
    expect((await put({ watts: 5 }, 1)).status).toBe(412)
    const older = await staff({ headers: { 'If-Match': '"1"' } })
    expect((await call('GET', `${PATH}/${before.id}`, older)).status).toBe(200)
    expect((await put({ name: '' }, 2)).status).toBe(400)
    expect(await readEquipment(before.id)).toEqual({
      ...before,
      watts: null,
      version: 2,
      updated_at: expect.any(String),
    })
    expect(await auditOf('equipment', before.id)).toMatchObject([
      { action: 'create' },
      { before: { watts: 1800 }, after: { watts: null } },
    ])
  })

  test('goes, and comes back into every list that named it', async () => {
    const before = await addEquipment()
    const trailer = await newTrailer({ equipment: [before.id] })
    const onBoard = async () =>
      (await expectResponse(TrailerResponse, 200, 'GET', `/api/trailers/${trailer}`, await staff())).trailer.equipment
    expect((await call('DELETE', `${PATH}/${before.id}`, await staff())).status).toBe(200)
    expect((await call('DELETE', `${PATH}/${before.id}`, await staff())).status).toBe(404)
    expect(await onBoard()).toEqual([])
    const { equipment } = await expectResponse(
      EquipmentResponse,
      200,
      'POST',
      `${PATH}/${before.id}/restore`,
      await staff(),
    )
    expect(equipment).toEqual({ ...before, version: 2, updated_at: expect.any(String) })
    expect(await onBoard()).toEqual([before.id])
    expect((await call('POST', `${PATH}/9999999/restore`, await staff())).status).toBe(404)
  })

  test('comes back with the spelling that its category has got meanwhile', async () => {
    const { id, category } = await addEquipment({ category: 'Undone grills' })
    expect((await call('DELETE', `${PATH}/${id}`, await staff())).status).toBe(200)
    const { category: now } = await addEquipment({ category: 'UNDONE  grills' })
    expect(now).not.toBe(category)
    const { equipment } = await expectResponse(EquipmentResponse, 200, 'POST', `${PATH}/${id}/restore`, await staff())
    expect(equipment.category).toBe(now)
    expect((await auditOf('equipment', id)).at(-1)).toMatchObject({ action: 'restore', after: { category: now } })
  })

  test('does not come back with another spelling of a category that is added in that moment', async () => {
    const { env } = await product()
    const { id, category } = await addEquipment({ category: 'Regained grills' })
    expect((await call('DELETE', `${PATH}/${id}`, await staff())).status).toBe(200)
    const now = category.toUpperCase()
    const batch: D1Database['batch'] = async (statements) => {
      await addEquipment({ category: now })
      return env.DB.batch(statements)
    }
    const late = openDb({ prepare: (query) => env.DB.prepare(query), batch } as D1Database)
    expect(await restoreRecord(late, removablePiece, id, { by: 'staff', at: new Date() })).toBeNull()
    const { equipment } = await expectResponse(EquipmentResponse, 200, 'POST', `${PATH}/${id}/restore`, await staff())
    expect(equipment.category).toBe(now)
  })
})

describe('GET /api/equipment', () => {
  test('is ordered by category and name, filtered, and pages through each piece once', async () => {
    const category = 'Paged kitchen'
    // A page ends among pieces of the same name.
    for (const name of ['Pan', 'Bowl', 'Bowl', 'Bowl', 'Tongs']) await newEquipment({ name, category })
    const seen: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await listEquipment(`category=Paged+kitchen&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.equipment.map(({ name }) => name))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(['Bowl', 'Bowl', 'Bowl', 'Pan', 'Tongs'])
    expect((await listEquipment('q=paged+KITCHEN')).equipment).toHaveLength(5)
    expect((await listEquipment('q=100%25')).equipment).toEqual([])
  })

  test('puts the names that match a search best first, page by page', async () => {
    for (const [name, info] of [
      ['Big ranked oven', ''],
      ['Cover', 'For a ranked oven'],
      ['Ranked oven', ''],
      ['Rânked oven rack', ''],
    ] as const) {
      await addEquipment({ name, info, category: name === 'Ranked oven' ? 'Ranked bakery' : 'Ranked kitchen' })
    }
    // SQLite knows no letters but A to Z, and folds only some others.
    for (const name of ['Big Žaruž’ Печь', 'Žaruž’ Печь']) await newEquipment({ name })
    for (const [q, names] of [
      ['ranked oven', ['Ranked oven', 'Rânked oven rack', 'Big ranked oven', 'Cover']],
      ['oven, RANKED', ['Ranked oven', 'Big ranked oven', 'Rânked oven rack', 'Cover']],
      ['Žaruž’ Печь', ['Žaruž’ Печь', 'Big Žaruž’ Печь']],
    ] as const) {
      const found: string[] = []
      let cursor = ''
      do {
        const page = await listEquipment(`q=${encodeURIComponent(q)}&limit=1${cursor && `&cursor=${cursor}`}`)
        found.push(...page.equipment.map(({ name }) => name))
        cursor = page.nextCursor ?? ''
      } while (cursor)
      expect(found).toEqual(names)
    }
  })

  test('finds a piece without its accents, and whatever quotation marks it has and is typed with', async () => {
    const id = await newEquipment({ name: 'Baker’s 36" crêpe tawa, 20”', category: 'Accented kitchen' })
    for (const q of ['crepe TAWA', 'CRÊPE', "baker's", 'baker’s', '36” crêpe', 'tawa, 20"']) {
      const { equipment } = await listEquipment(`category=Accented+kitchen&q=${encodeURIComponent(q)}`)
      expect(equipment.map((piece) => [q, piece.id])).toEqual([[q, id]])
    }
  })

  test('finds a piece without the letters of another language that its name has', async () => {
    const id = await newEquipment({ name: 'Kjøtt- og Łososrøyker', category: 'Foreign kitchen' })
    for (const q of ['kjott', 'losos', 'KJØTT', 'royker']) {
      const { equipment } = await listEquipment(`category=Foreign+kitchen&q=${encodeURIComponent(q)}`)
      expect(equipment.map((piece) => [q, piece.id])).toEqual([[q, id]])
    }
  })

  test('tells of a list that changed under its cursor', async () => {
    const category = 'Moving kitchen'
    for (const name of ['A', 'B', 'C']) await newEquipment({ name, category })
    const { equipment, nextCursor } = await listEquipment('category=Moving+kitchen&limit=1')
    await call('DELETE', `${PATH}/${equipment[0]?.id}`, await staff())
    expect((await call('GET', `${PATH}?category=Moving+kitchen&cursor=${nextCursor}`, await staff())).status).toBe(400)
  })

  test('is in its category as the catalogue writes it, however it was typed', async () => {
    const first = await addEquipment({ category: 'Spelled kitchen' })
    const second = await addEquipment({ category: 'spelled  KITCHEN' })
    expect(second.category).toBe('Spelled kitchen')
    const put = async (id: number, category: string) =>
      expectResponse(EquipmentResponse, 200, 'PUT', `${PATH}/${id}`, await staff({ body: { category } }))
    expect((await put(second.id, 'SPELLED kitchen')).equipment.category).toBe('Spelled kitchen')
    const icon = { category: 'spelled kitchen', icon: 'Bath' }
    expect((await call('POST', `${PATH}/category-icon`, await staff({ body: icon }))).body).toMatchObject({
      category: 'Spelled kitchen',
    })
    // Nothing else differs then, so there is no new version.
    const { version } = await readEquipment(first.id)
    expect((await put(first.id, 'spelled  KITCHEN')).equipment).toMatchObject({ category: 'Spelled kitchen', version })
    expect((await readEquipment(first.id)).category_icon).toBe('Bath')
    // The only piece in a category can change its spelling, which keeps its icon.
    await put(second.id, 'Another kitchen')
    expect((await put(first.id, 'Spelled Kitchen')).equipment).toMatchObject({
      category: 'Spelled Kitchen',
      category_icon: 'Bath',
    })
    // Not even where that spelling had an icon before.
    const former = { category: 'Spelled KITCHEN', icon: 'Zap', updated_at: new Date().toISOString() }
    const { db } = await product()
    await db.insert(categoryIcons).values(former)
    expect((await put(first.id, 'Spelled KITCHEN')).equipment.category_icon).toBe('Zap')
    expect((await put(first.id, 'Spelled Kitchen')).equipment.category_icon).toBe('Bath')
    // Another category does not get it.
    expect((await put(first.id, 'Yet another kitchen')).equipment.category_icon).toBeNull()
    expect((await put(first.id, 'Spelled Kitchen')).equipment.category_icon).toBe('Bath')
  })

  test('keeps its icon for the others where one piece changes to another spelling that the catalogue has', async () => {
    const [moved, stays] = [await newEquipment({ category: 'Old Oven' }), await newEquipment({ category: 'Old Oven' })]
    await newEquipment({ category: 'old oven' })
    await call('POST', `${PATH}/category-icon`, await staff({ body: { category: 'Old Oven', icon: 'Zap' } }))
    await expectResponse(
      EquipmentResponse,
      200,
      'PUT',
      `${PATH}/${moved}`,
      await staff({ body: { category: 'old oven' } }),
    )
    expect(await readEquipment(moved)).toMatchObject({ category: 'old oven', category_icon: null })
    expect(await readEquipment(stays)).toMatchObject({ category: 'Old Oven', category_icon: 'Zap' })
  })

  test('keeps its icon where an edit of its last piece comes too late, since that may be put back', async () => {
    const { db } = await product()
    const before = await addEquipment({ category: 'Late kitchen' })
    const icon = { category: before.category, icon: 'Zap' }
    await call('POST', `${PATH}/category-icon`, await staff({ body: icon }))
    await call('DELETE', `${PATH}/${before.id}`, await staff())
    const author = { by: 'staff', at: new Date() }
    expect(await updateEquipment(db, before, { ...before, category: 'LATE kitchen' }, author)).toBeNull()
    await call('POST', `${PATH}/${before.id}/restore`, await staff())
    expect(await readEquipment(before.id)).toMatchObject({ category: 'Late kitchen', category_icon: 'Zap' })
  })

  test('names every category with its icon and its count, whatever is filtered', async () => {
    await newEquipment({ category: 'Counted kitchen' })
    await newEquipment({ category: 'Counted kitchen' })
    const { categories } = await listEquipment('q=nothing-is-called-so')
    expect(categories).toContainEqual({ category: 'Counted kitchen', icon: null, count: 2 })
    expect(categories.find(({ category }) => category === 'Cooking')?.icon).toBe('ChefHat')
  })
})
