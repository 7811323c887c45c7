import { describe, expect, test } from 'vitest'
import { AuditList } from '#contract/activity'
import { contactMessages } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { auditOf, newBuild, newGroup, newModel, newRental, newTrailer, signedInAs } from '../records.ts'
import { SITE_PASSWORD, whileLocked } from '../site-password.ts'

async function readAuditTrail(query = '') {
  return expectResponse(AuditList, 200, 'GET', `/api/audit-log?${query}`, { token: await tokenOf('manager') })
}

async function putAsStaff(path: string, body: object) {
  return (await call('PUT', path, { body, token: await tokenOf('staff') })).status
}

async function storeMessage() {
  const { db } = await product()
  const [row] = await db
    .insert(contactMessages)
    .values({ name: 'Ida', email: 'ida@example.org', message: 'Hello' })
    .returning({ id: contactMessages.id })
  return row?.id ?? 0
}

describe('the audit trail', () => {
  test('tells of each move of a rental once, and of none that was refused', async () => {
    const trailer = await newTrailer()
    const [{ id }, other] = [await newRental(trailer), await newRental(trailer)]
    expect(await putAsStaff(`/api/rentals/${id}/status`, { status: 'approved' })).toBe(200)
    expect(await putAsStaff(`/api/rentals/${id}/status`, { status: 'rejected', close_reason: 'Broken axle' })).toBe(200)
    expect(await putAsStaff(`/api/rentals/${id}/status`, { status: 'completed' })).toBe(409)
    expect(await auditOf('rental', id)).toMatchObject([
      { by: 'staff', action: 'status', before: { status: 'pending' }, after: { status: 'approved' } },
      { before: { status: 'approved' }, after: { status: 'rejected', close_reason: 'Broken axle' } },
    ])
    await putAsStaff(`/api/rentals/${id}/status`, { status: 'pending' })
    const both = [id, other.id].map((one) => putAsStaff(`/api/rentals/${one}/status`, { status: 'approved' }))
    expect((await Promise.all(both)).sort()).toEqual([200, 409])
    expect([...(await auditOf('rental', id)), ...(await auditOf('rental', other.id))]).toHaveLength(4)
  })

  test('tells of moves and edits of a build', async () => {
    const { id } = await newBuild(await newModel())
    await putAsStaff(`/api/custom-builds/${id}`, { notes: 'Called back', final_price: 15_500.5 })
    await putAsStaff(`/api/custom-builds/${id}`, { notes: 'Called back' })
    await putAsStaff(`/api/custom-builds/${id}/status`, { status: 'approved' })
    expect(await auditOf('custom_build', id)).toMatchObject([
      {
        action: 'update',
        before: { notes: '', final_price: null },
        after: { notes: 'Called back', final_price: 15_500.5 },
      },
      { action: 'status', before: { status: 'pending' }, after: { status: 'approved' } },
    ])
  })

  test('tells of a message’s moves, whoever of many was the one to make them', async () => {
    const id = await storeMessage()
    await Promise.all(Array.from({ length: 5 }, () => putAsStaff(`/api/contact/${id}/status`, { status: 'read' })))
    await putAsStaff(`/api/contact/${id}/status`, { status: 'responded' })
    await putAsStaff(`/api/contact/${id}/status`, { status: 'read' })
    expect(await auditOf('contact', id)).toMatchObject([
      { before: { status: 'new' }, after: { status: 'read' } },
      { before: { status: 'read' }, after: { status: 'responded' } },
    ])
  })

  test('tells of the site password’s switch, without the password', async () => {
    await whileLocked(async () => undefined)
    const { entries } = (await readAuditTrail('noun=site_access&limit=2')).data
    expect(entries).toMatchObject([
      { by: 'manager', before: { required: true }, after: { required: false } },
      { by: 'manager', after: { required: true, password_changed: true } },
    ])
    expect(JSON.stringify(entries)).not.toContain(SITE_PASSWORD)
    await call('PUT', '/api/site-access', { body: { required: false }, token: await tokenOf('manager') })
    expect((await readAuditTrail('noun=site_access&limit=2')).data.entries).toEqual(entries)
  })
})

describe('GET /api/audit-log', () => {
  test('pages through the trail, newest first, by noun and by word', async () => {
    const { id } = await newRental(await newTrailer())
    const reason = `Flood in street ${id}, 100% sure`
    await putAsStaff(`/api/rentals/${id}/status`, { status: 'approved' })
    await putAsStaff(`/api/rentals/${id}/status`, { status: 'rejected', close_reason: reason })
    const first = await readAuditTrail('noun=rental&limit=1')
    const second = await readAuditTrail(`noun=rental&limit=1&cursor=${first.nextCursor}`)
    expect(first.data.entries).toMatchObject([{ record_id: id, after: { status: 'rejected' } }])
    expect(second.data.entries).toMatchObject([{ record_id: id, after: { status: 'approved' } }])
    const found = (await readAuditTrail(`q=${encodeURIComponent(reason.toUpperCase())}`)).data.entries
    expect(found).toMatchObject([{ record_id: id, after: { close_reason: reason } }])
    expect((await readAuditTrail('q=%25')).data.entries).toEqual(found)
  })

  test('tells of one record alone, and refuses what is no number of one', async () => {
    const { id } = await newRental(await newTrailer())
    const token = await tokenOf('manager')
    await call('PUT', `/api/rentals/${id}`, { body: { notes: 'Calls back on Monday' }, token })
    await putAsStaff(`/api/rentals/${id}/status`, { status: 'approved' })
    expect((await readAuditTrail(`noun=rental&record_id=${id}`)).data.entries).toMatchObject([
      { action: 'status', record_id: id },
      { action: 'update', record_id: id, after: { notes: 'Calls back on Monday' } },
    ])
    expect((await call('GET', '/api/audit-log?noun=rental&record_id=seven', { token })).status).toBe(400)
  })

  test('finds a text with quotation marks and backslashes, which it keeps escaped', async () => {
    const { id } = await newRental(await newTrailer())
    const notes = `Needs the 24" griddle of request ${id}, menu in C:\\menus`
    await call('PUT', `/api/rentals/${id}`, { body: { notes }, token: await tokenOf('manager') })
    for (const q of [`24" griddle of request ${id}`, `24” griddle of request ${id}`, `${id}, menu in C:\\menus`]) {
      expect((await readAuditTrail(`q=${encodeURIComponent(q)}`)).data.entries, q).toMatchObject([{ after: { notes } }])
    }
  })

  test('asks for nothing larger than the database takes', async () => {
    const q = encodeURIComponent('’” αβγδεζηθικλμνξοπρστυφχψωабвгдежзийкл')
    expect((await readAuditTrail(`noun=rental&record_id=1&limit=1&q=${q}`)).data.entries).toEqual([])
  })

  test('is for who may see accounts', async () => {
    const { token } = await signedInAs({ role: 'admin' })
    expect((await call('GET', '/api/audit-log', { token })).status).toBe(403)
  })

  test('tells of requests and messages only who may view these', async () => {
    const { id } = await newRental(await newTrailer())
    const notes = `Pays late, request ${id}`
    await call('PUT', `/api/rentals/${id}`, { body: { notes }, token: await tokenOf('manager') })
    const withdrawn = { 'rentals.view': false, 'contact.view': false }
    const { token } = await signedInAs({ role: 'super_admin', group_id: await newGroup({}, withdrawn) })
    const seen = async (query: string) => {
      const { data } = await expectResponse(AuditList, 200, 'GET', `/api/audit-log?${query}`, { token })
      return new Set(data.entries.map(({ noun }) => noun))
    }
    expect(await seen(`noun=rental&record_id=${id}`)).toEqual(new Set())
    expect(await seen(`q=${encodeURIComponent(notes)}`)).toEqual(new Set())
    const { id: build } = await newBuild(await newModel())
    await putAsStaff(`/api/custom-builds/${build}/status`, { status: 'approved' })
    const all = await seen('limit=1000')
    expect(all.has('custom_build')).toBe(true)
    expect(all.has('rental') || all.has('contact')).toBe(false)
  })

  test('tells nobody of an entry that was added about requests that are not theirs to view', async () => {
    const add = async (title: string, values: object) =>
      call('POST', '/api/activity-logs', { body: { title, ...values }, token: await tokenOf('manager') })
    const kinds = { 'By type': { type: 'rental_request' }, 'By record': { metadata: { contact_id: 7 } } }
    for (const [title, values] of Object.entries(kinds)) expect((await add(title, values)).status).toBe(201)
    expect((await add('About nobody', { metadata: { build_id: 7 } })).status).toBe(201)
    const withdrawn = { 'rentals.view': false, 'contact.view': false }
    const { token } = await signedInAs({ role: 'super_admin', group_id: await newGroup({}, withdrawn) })
    const seen = async (by: string) => {
      const { data } = await expectResponse(AuditList, 200, 'GET', '/api/audit-log?noun=activity', { token: by })
      return data.entries.map(({ after }) => after?.title)
    }
    expect((await seen(token))[0]).toBe('About nobody')
    expect(await seen(token)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^By/)]))
    expect((await seen(await tokenOf('manager'))).slice(0, 3)).toEqual(['About nobody', 'By record', 'By type'])
    const q = encodeURIComponent([...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ'].join(''))
    expect((await call('GET', `/api/audit-log?q=${q}`, { token })).status).toBe(200)
  })

  test.each(['DELETE', 'PUT', 'POST', 'PATCH'])('cannot be changed with %s', async (method) => {
    const token = await tokenOf('developer')
    const response = await call(method, '/api/audit-log', { token })
    expect(response).toMatchObject({ status: 405, body: { success: false } })
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect((await call(method, '/api/audit-log/1', { token })).status).toBe(404)
  })

  test('outlives the list of activity and the account it tells of', async () => {
    const boss = await signedInAs({ role: 'super_admin' })
    const { id } = await newRental(await newTrailer())
    await call('PUT', `/api/rentals/${id}/status`, { body: { status: 'approved' }, token: boss.token })
    await call('DELETE', '/api/activity-logs', { token: boss.token })
    await call('DELETE', `/api/admin-accounts/${boss.id}`, { token: await tokenOf('manager') })
    expect(await auditOf('rental', id)).toMatchObject([{ by: expect.stringMatching(/^account-/) }])
  })
})
