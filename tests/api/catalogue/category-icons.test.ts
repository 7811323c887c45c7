import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CategoryIconResponse } from '#contract/catalogue/equipment'
import { auditEntries } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, staff } from '../client.ts'
import { publicEquipment } from '../equipment-calls.ts'
import { newEquipment } from '../records.ts'

describe('POST /api/equipment/category-icon', () => {
  const set = async (category: string, icon: unknown) =>
    call('POST', '/api/equipment/category-icon', await staff({ body: { category, icon } }))

  test('tells the audit trail which category had which icon', async () => {
    const { db } = await product()
    const category = 'Told kitchen'
    for (const icon of ['Zap', 'Zap', 'Bath', null, null]) await set(category, icon)
    const lines = await db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.noun, 'category'), sql`after ->> 'category' = ${category}`))
    expect(lines).toEqual([
      { before: { category, icon: null }, after: { category, icon: 'Zap' } },
      { before: { category, icon: 'Zap' }, after: { category, icon: 'Bath' } },
      { before: { category, icon: 'Bath' }, after: { category, icon: null } },
    ])
  })

  test('gives a category an icon, another one, and none', async () => {
    const category = 'Iconic kitchen'
    const id = await newEquipment({ category })
    for (const icon of ['Zap', '/images/rentals/ybor-smokehouse.jpg', 'https://example.org/i.svg']) {
      const response = await set(category, icon)
      expect(CategoryIconResponse.parse(response.body)).toEqual({ success: true, category, icon })
      expect((await publicEquipment(id))?.category_icon).toBe(icon)
    }
    for (const nothing of ['', null, undefined]) {
      await set(category, 'Sofa')
      expect((await set(category, nothing)).body).toMatchObject({ icon: null })
      expect((await publicEquipment(id))?.category_icon).toBeNull()
    }
  })

  test('replaces only the icon that its author saw, unless it is there already', async () => {
    const category = 'Contested kitchen'
    const replace = async (icon: string | null, instead_of: string | null) => {
      const body = { category, icon, instead_of }
      return (await call('POST', '/api/equipment/category-icon', await staff({ body }))).status
    }
    expect(await replace('Zap', null)).toBe(200)
    expect(await replace('Bath', null)).toBe(412)
    expect(await replace(null, 'Bath')).toBe(412)
    // As a retry after a lost response.
    expect(await replace('Zap', null)).toBe(200)
    expect(await replace('Bath', 'Zap')).toBe(200)
    expect(await replace(null, 'Bath')).toBe(200)
    expect(await replace(null, 'Bath')).toBe(200)
  })

  test.each([
    'Skull',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '<svg/>',
    'http://x.test/a.svg',
    '/images/equipment/none.png',
    7,
  ])('refuses %j', async (icon) => {
    const response = await set('Refused kitchen', icon)
    expect(response).toMatchObject({ status: 400, body: { issues: [{ path: 'icon' }] } })
  })

  test('says all that an icon may be', async () => {
    const error = 'Choose one of the icons, an image from the library or an https address'
    for (const icon of ['Skull', 7]) expect(await set('Refused kitchen', icon)).toMatchObject({ body: { error } })
  })
})
