import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customBuilds } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { changeStatus, mailsAbout, mailsOnceSent, newCustomer } from '../mail-records.ts'
import { inDays, newBuild, newModel } from '../records.ts'

describe('a build request', () => {
  test('is confirmed, told to the business and answered, and later moves are nobody’s mail', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const [received] = await mailsOnceSent('custom_build', id, 'notice')
    expect(received?.data).toMatchObject({ price: 15_000, is_base: true })
    for (const status of ['approved', 'in_progress', 'completed']) {
      await changeStatus(`/api/custom-builds/${id}`, { status })
    }
    const templates = (await mailsAbout('custom_build', id)).map(({ template }) => template)
    expect(templates).toEqual(['received', 'notice', 'approved'])
  })

  test('is told to the business with everything that was filled in, and without what was left empty', async () => {
    const told = async (typed: object) => {
      const { id } = await newBuild(await newModel(), { ...newCustomer(), ...typed })
      return (await mailsAbout('custom_build', id)).find(({ template }) => template === 'notice')?.data
    }
    const typed = { company_name: 'La Güera', delivery_timeline: 'Before summer', delivery_address: '12 Bay Street' }
    const lines = [
      ['Company', 'La Güera'],
      ['Timeline', 'Before summer'],
      ['Deliver to', '12 Bay Street'],
    ]
    expect(await told(typed)).toMatchObject({ facts: expect.arrayContaining(lines) })
    expect(JSON.stringify(await told({}))).not.toMatch(/Company|Timeline|Deliver to/)
  })

  test('tells its customer of a final price as long as that can be accepted', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const token = await tokenOf('manager')
    for (const body of [
      { quote_valid_until: inDays(40) },
      { final_price: 18_000 },
      { notes: 'Called' },
      { quote_valid_until: inDays(50) },
      { final_price: null },
      { final_price: 17_000, quote_valid_until: inDays(-1) },
    ]) {
      expect((await call('PUT', `/api/custom-builds/${id}`, { body, token })).status).toBe(200)
    }
    const priced = (await mailsAbout('custom_build', id)).filter(({ template }) => template === 'priced')
    expect(priced.map(({ data }) => data)).toMatchObject([
      { price: 18_000, is_base: false, valid_until: inDays(40) },
      { price: 18_000, is_base: false, valid_until: inDays(50), revises: 'validity' },
    ])
  })

  test('asks its customer to accept no price that they have accepted', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const token = await tokenOf('manager')
    const edit = async (body: object) => {
      expect((await call('PUT', `/api/custom-builds/${id}`, { body, token })).status).toBe(200)
      return (await mailsAbout('custom_build', id)).filter(({ template }) => template === 'priced').length
    }
    expect(await edit({ final_price: 18_000 })).toBe(1)
    const { db } = await product()
    await db.update(customBuilds).set({ accepted_at: new Date().toISOString() }).where(eq(customBuilds.id, id))
    expect(await edit({ quote_valid_until: inDays(50) })).toBe(1)
    expect(await edit({ final_price: 17_000 })).toBe(2)
  })

  test('tells its customer of another price or day while the quote stands', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const token = await tokenOf('manager')
    for (const [status, edit] of [
      ['approved', { final_price: 18_000, notes: 'With a hood' }],
      [null, { quote_valid_until: inDays(400) }],
      [null, { notes: 'Called' }],
      ['in_progress', { final_price: 19_000 }],
    ] as const) {
      if (status) await changeStatus(`/api/custom-builds/${id}`, { status })
      expect((await call('PUT', `/api/custom-builds/${id}`, { body: edit, token })).status).toBe(200)
    }
    const changed = (await mailsAbout('custom_build', id)).filter(({ template }) => template === 'changed')
    expect(changed.map(({ data }) => data)).toMatchObject([
      { price: 18_000, is_base: false, to_accept: true },
      { price: 18_000, valid_until: inDays(400) },
    ])
  })

  test.each([
    ['was never approved', [], false],
    ['was approved', ['approved'], true],
    ['is being built already', ['approved', 'in_progress'], true],
  ])('that %s is told as much when it is rejected', async (_, states, cancels) => {
    const { id } = await newBuild(await newModel(), newCustomer())
    for (const status of [...states, 'rejected']) await changeStatus(`/api/custom-builds/${id}`, { status })
    expect((await mailsAbout('custom_build', id)).at(-1)).toMatchObject({ template: 'rejected', data: { cancels } })
  })
})
