import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ContactMessage, ContactResponse } from '#contract/requests/contact'
import { product } from '../../product.ts'
import { call, expectResponse, openSession, tokenOf } from '../client.ts'
import { apiOf } from '../customer-calls.ts'
import { newMessage } from '../message-calls.ts'
import { auditOf, newAccount, newModel, newTrailer, sendBuild, sendRental } from '../records.ts'

const ContactList = ContactMessage.array()

async function moveMessage(id: number | string, status: string) {
  return call('PUT', `/api/contact/${id}/status`, { body: { status }, token: await tokenOf('staff') })
}

describe('GET /api/contact', () => {
  test('is a bare array, newest first, that pages through its Link header', async () => {
    const token = await tokenOf('staff')
    const mark = `paged-${Date.now()}`
    const ids: number[] = []
    for (let sent = 0; sent < 5; sent++) ids.push((await newMessage({ message: mark })).id)
    const seen: number[] = []
    let path: string | undefined = `/api/contact?q=${mark}&limit=2`
    while (path) {
      const response = await call('GET', path, { token })
      seen.push(...ContactList.parse(response.body).map(({ id }) => id))
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1]
    }
    expect(seen).toEqual(ids.reverse())
  })

  test('filters by state and by text, taking wildcards as letters', async () => {
    const token = await tokenOf('staff')
    const mark = `100%_sure-${Date.now()}`
    const { id } = await newMessage({ message: `I’m ${mark}, “quite”` })
    const found = async (query: string) =>
      (await expectResponse(ContactList, 200, 'GET', `/api/contact?${query}`, { token })).length
    expect(await found(`q=${encodeURIComponent(mark.toUpperCase())}`)).toBe(1)
    expect(await found(`q=${encodeURIComponent(mark.replace('_', 'x'))}`)).toBe(0)
    // The sender's phone used its own apostrophe and quotation marks.
    expect(await found(`q=${encodeURIComponent(`i'm ${mark}, "quite"`)}`)).toBe(1)
    expect(await found(`q=${encodeURIComponent('%')}${encodeURIComponent('_sure-')}&status=new`)).toBeGreaterThan(0)
    await moveMessage(id, 'read')
    expect(await found(`q=${encodeURIComponent(mark)}&status=new`)).toBe(0)
    expect(await found(`q=${encodeURIComponent(mark)}&status=read`)).toBe(1)
  })

  test('lists what a customer asked about one request, found by an index', async () => {
    const token = await tokenOf('staff')
    const [rental, build] = [await sendRental(await newTrailer()), await sendBuild(await newModel())]
    const ask = async (link: string) => {
      const body = { message: 'When can we come?' }
      return ContactResponse.parse((await call('POST', `${apiOf(link)}/question`, { body })).body).message.id
    }
    const [first, ofBuild, second] = [await ask(rental.link), await ask(build.link), await ask(rental.link)]
    await newMessage()
    const idsOf = async (query: string) => {
      const { body } = await call('GET', `/api/contact?${query}`, { token })
      return ContactList.parse(body).map(({ id }) => id)
    }
    expect(await idsOf(`rental_id=${rental.quote.id}`)).toEqual([second, first])
    expect(await idsOf(`custom_build_id=${build.quote.id}`)).toEqual([ofBuild])
    expect(await idsOf(`rental_id=${rental.quote.id}&status=read`)).toEqual([])
    const { db } = await product()
    for (const column of ['rental_id', 'custom_build_id']) {
      const plan = await db.all<{ detail: string }>(
        sql`explain query plan select * from contact_messages where ${sql.identifier(column)} = ${1} order by id desc`,
      )
      expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('USING INDEX')])
    }
  })

  test('holds demo messages in every state', async () => {
    const messages = await expectResponse(ContactList, 200, 'GET', '/api/contact', { token: await tokenOf('staff') })
    const demo = messages.filter(({ email }) =>
      ['imani@example.org', 'gabriela@example.org', 'hank.pruitt@example.org'].includes(email),
    )
    expect(new Set(demo.map(({ status }) => status))).toEqual(new Set(['new', 'read', 'responded']))
  })

  test.each(['cursor=made-up', 'limit=0', 'limit=1001', 'status=open', 'rental_id=0', 'rental_id=x'])(
    'refuses ?%s',
    async (query) => {
      const response = await call('GET', `/api/contact?${query}`, { token: await tokenOf('staff') })
      expect(response).toMatchObject({ status: 400, body: { success: false } })
    },
  )
})

describe('PUT /api/contact/:id/status', () => {
  test('goes forward, repeats, and never back', async () => {
    const { id } = await newMessage()
    for (const status of ['read', 'read', 'responded', 'responded']) {
      expect(await moveMessage(id, status)).toMatchObject({
        status: 200,
        body: { success: true, message: { id, status } },
      })
    }
    for (const status of ['read', 'new']) {
      const error = `Message #${id} is responded and cannot become ${status}.`
      expect(await moveMessage(id, status)).toMatchObject({ status: 409, body: { success: false, error } })
    }
    // Pressing twice changed it only once.
    expect((await auditOf('contact', id)).map(({ after }) => after)).toEqual([
      { status: 'read' },
      { status: 'responded' },
    ])
  })

  test('ends as responded when many press both buttons at once', async () => {
    const { id } = await newMessage()
    const pressed = Array.from({ length: 20 }, (_, press) => moveMessage(id, press % 2 ? 'read' : 'responded'))
    for (const { status } of await Promise.all(pressed)) expect([200, 409]).toContain(status)
    const { body } = await moveMessage(id, 'responded')
    expect(body).toMatchObject({ message: { id, status: 'responded' } })
  })

  test('takes no other state, and no one without the right', async () => {
    const { id } = await newMessage()
    expect((await moveMessage(id, 'closed')).status).toBe(400)
    const { username } = await newAccount({ role: 'visitor' })
    const token = await openSession(username)
    expect((await call('GET', '/api/contact', { token })).status).toBe(200)
    expect((await call('PUT', `/api/contact/${id}/status`, { body: { status: 'read' }, token })).status).toBe(403)
  })
})
