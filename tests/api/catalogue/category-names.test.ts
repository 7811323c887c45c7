import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CategoryRenameResponse } from '#contract/catalogue/equipment'
import { auditEntries } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, staff } from '../client.ts'
import { publicEquipment } from '../equipment-calls.ts'
import { newEquipment } from '../records.ts'

const PATH = '/api/equipment/rename-category'

describe(`POST ${PATH}`, () => {
  const rename = async (category: string, name: string) =>
    (await expectResponse(CategoryRenameResponse, 200, 'POST', PATH, await staff({ body: { category, name } })))
      .category
  const setIcon = async (category: string, icon: string) =>
    call('POST', '/api/equipment/category-icon', await staff({ body: { category, icon } }))
  const versionOf = async (id: number) => (await call('GET', `/api/equipment/${id}`, await staff())).headers.get('ETag')

  test('renames all pieces, each with a new version, and its icon, in one line of the audit trail', async () => {
    const [before, after] = ['Named kitchen', 'NAMED Kitchen']
    const ids = [await newEquipment({ category: before }), await newEquipment({ category: before })]
    await setIcon(before, 'Zap')
    // The same name changes nothing.
    expect(await rename(before, before)).toBe(before)
    expect(await rename(before, ` ${after} `)).toBe(after)
    for (const id of ids) {
      expect(await publicEquipment(id)).toMatchObject({ category: after, category_icon: 'Zap' })
      expect(await versionOf(id)).toBe('"2"')
    }
    const { db } = await product()
    const lines = await db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.noun, 'category'), sql`before ->> 'category' = ${before} and after ->> 'icon' is null`),
      )
    expect(lines).toEqual([{ before: { category: before }, after: { category: after } }])
  })

  test('lets its pieces join a category that has the name, which keeps its icon', async () => {
    const [moved, stays] = [
      await newEquipment({ category: 'Joining kitchen' }),
      await newEquipment({ category: 'Joined kitchen' }),
    ]
    await setIcon('Joining kitchen', 'Zap')
    await setIcon('Joined kitchen', 'Bath')
    expect(await rename('Joining kitchen', 'joined  KITCHEN')).toBe('Joined kitchen')
    for (const id of [moved, stays]) {
      expect(await publicEquipment(id)).toMatchObject({ category: 'Joined kitchen', category_icon: 'Bath' })
    }
    // No icon is left for a category that somebody may add under the old name.
    const later = await newEquipment({ category: 'Joining kitchen' })
    expect((await publicEquipment(later))?.category_icon).toBeNull()
  })

  test('renames what an Undo brings back, too', async () => {
    const [deleted] = [
      await newEquipment({ category: 'Undone kitchen' }),
      await newEquipment({ category: 'Undone kitchen' }),
    ]
    await call('DELETE', `/api/equipment/${deleted}`, await staff())
    await rename('Undone kitchen', 'Redone kitchen')
    expect((await call('POST', `/api/equipment/${deleted}/restore`, await staff())).status).toBe(200)
    expect(await publicEquipment(deleted)).toMatchObject({ category: 'Redone kitchen' })
  })

  test('misses no piece that is added at the same time, and none is left without its icon', async () => {
    await newEquipment({ category: 'Busy kitchen' })
    await setIcon('Busy kitchen', 'Zap')
    const adding = Array.from({ length: 5 }, (_, nth) =>
      newEquipment({ category: nth % 2 ? 'Busy kitchen' : `B${nth}` }),
    )
    const [name, ...ids] = await Promise.all([rename('Busy kitchen', 'Calm kitchen'), ...adding])
    expect(name).toBe('Calm kitchen')
    for (const id of ids) {
      const { category, category_icon } = (await publicEquipment(id)) ?? {}
      expect([category, category_icon]).not.toEqual(['Calm kitchen', null])
    }
  })

  test('knows no category that holds nothing', async () => {
    const body = { category: 'No such kitchen', name: 'Another' }
    const error = 'No equipment is in this category any more.'
    expect(await call('POST', PATH, await staff({ body }))).toMatchObject({ status: 404, body: { error } })
  })

  test.each(['', '   ', 'x'.repeat(61), 7, null])('refuses the name %j', async (name) => {
    const body = { category: 'Cooking', name }
    expect(await call('POST', PATH, await staff({ body }))).toMatchObject({ status: 400 })
  })
})
