import { describe, expect, test } from 'vitest'
import { call, tokenOf } from '../client.ts'
import { storedBuild } from '../customer-calls.ts'
import { newBuild, newModel } from '../records.ts'

async function putBuild(path: string, body: unknown, version?: number) {
  return call('PUT', `/api/custom-builds/${path}`, { body, token: await tokenOf('manager'), version })
}

async function moveBuild(id: number, status: string, options: { close_reason?: string; version?: number } = {}) {
  const { version, ...rest } = options
  return putBuild(`${id}/status`, { status, ...rest }, version)
}

describe('PUT /api/custom-builds/:id/status', () => {
  test('leads a request to completion, and notes who moved it and when', async () => {
    const { id, version } = await newBuild(await newModel())
    const first = await moveBuild(id, 'approved', { version })
    expect(first.status).toBe(200)
    expect(first.headers.get('ETag')).toBe(`"${version + 1}"`)
    for (const status of ['in_progress', 'completed']) expect((await moveBuild(id, status)).status).toBe(200)
    const { history, status } = await storedBuild(id)
    expect(status).toBe('completed')
    const common = { by: 'manager', reason: null, at: expect.stringMatching(/^\d{4}-.*Z$/) }
    expect(history).toEqual([
      { from: 'pending', to: 'approved', ...common },
      { from: 'approved', to: 'in_progress', ...common },
      { from: 'in_progress', to: 'completed', ...common },
    ])
  })

  test('refuses a move the rules do not know', async () => {
    const { id } = await newBuild(await newModel())
    for (const step of ['approved', 'in_progress']) await moveBuild(id, step)
    const error = `Request #${id} is in progress and cannot become approved.`
    expect(await moveBuild(id, 'approved')).toMatchObject({ status: 409, body: { error } })
  })

  test('keeps the reason of a rejection and drops it when the request is opened again', async () => {
    const { id } = await newBuild(await newModel())
    await moveBuild(id, 'rejected', { close_reason: 'Over budget' })
    expect(await storedBuild(id)).toMatchObject({ status: 'rejected', close_reason: 'Over budget' })
    await moveBuild(id, 'pending', { close_reason: 'not a reason to open' })
    const open = await storedBuild(id)
    expect(open).toMatchObject({ status: 'pending', close_reason: null })
    expect(open.history.map(({ reason }) => reason)).toEqual(['Over budget', null])
  })

  test('refuses a move from an older version and changes nothing', async () => {
    const { id, version } = await newBuild(await newModel())
    await moveBuild(id, 'rejected', { version })
    const before = await storedBuild(id)
    expect((await moveBuild(id, 'pending', { version })).status).toBe(412)
    expect(await storedBuild(id)).toEqual(before)
  })

  test('lets one of several who move it at once win, and names the state to the others', async () => {
    const { id } = await newBuild(await newModel())
    const responses = await Promise.all(Array.from({ length: 6 }, () => moveBuild(id, 'approved')))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    for (const { body } of responses.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ error: `Request #${id} is approved and cannot become approved.` })
    }
    expect((await storedBuild(id)).history).toHaveLength(1)
  })

  test('moves a request that others edit in the same moment, for a caller who brings no version', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await newBuild(await newModel())
      const edit = (notes: string) => putBuild(`${id}`, { notes })
      const all = await Promise.all([edit('one'), edit('two'), edit('three'), moveBuild(id, 'approved'), edit('four')])
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(await storedBuild(id)).toMatchObject({
        status: 'approved',
        history: [{ from: 'pending', to: 'approved' }],
      })
    }
  })

  test('refuses states it does not know', async () => {
    const { id } = await newBuild(await newModel())
    expect((await moveBuild(id, 'cancelled')).status).toBe(400)
  })
})

describe('PUT /api/custom-builds/:id', () => {
  test('stores notes, price and date, and leaves what is left out as it was', async () => {
    const { id, version } = await newBuild(await newModel())
    const response = await putBuild(`${id}`, { notes: 'Two\nlines', final_price: 16_999.99 }, version)
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe(`"${version + 1}"`)
    await putBuild(`${id}`, { quote_valid_until: '2027-03-01' })
    expect(await storedBuild(id)).toMatchObject({
      notes: 'Two\nlines',
      final_price: 16_999.99,
      quote_valid_until: '2027-03-01',
      version: version + 2,
    })
  })

  test('takes 0 as a price, and null to take a price back', async () => {
    const { id } = await newBuild(await newModel())
    await putBuild(`${id}`, { final_price: 0 })
    expect(await storedBuild(id)).toMatchObject({ final_price: 0, priced_by: 'manager' })
    await putBuild(`${id}`, { final_price: null })
    expect(await storedBuild(id)).toMatchObject({ final_price: null, priced_by: null })
  })

  test('changes nothing that is not staff’s to set', async () => {
    const quote = await newBuild(await newModel())
    await putBuild(`${quote.id}`, {
      id: 1,
      status: 'completed',
      estimated_price: 1,
      version: 99,
      customer_name: 'x',
      history: [],
    })
    // Not even its version, which would make a form outdated that somebody else has open.
    expect(await storedBuild(quote.id)).toEqual(quote)
  })

  test('refuses an edit of an older version and changes nothing', async () => {
    const { id, version } = await newBuild(await newModel())
    await putBuild(`${id}`, { notes: 'first' }, version)
    const before = await storedBuild(id)
    expect((await putBuild(`${id}`, { notes: 'second' }, version)).status).toBe(412)
    expect(await storedBuild(id)).toEqual(before)
  })

  test('loses none of ten edits at once that bring no version, and all but one of those that do', async () => {
    const { id, version } = await newBuild(await newModel())
    const open = await Promise.all(Array.from({ length: 10 }, (_, n) => putBuild(`${id}`, { final_price: n })))
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
    const tenth = await storedBuild(id)
    expect(tenth.version).toBe(version + 10)
    const guarded = await Promise.all(
      Array.from({ length: 10 }, (_, n) => putBuild(`${id}`, { notes: `${n}` }, tenth.version)),
    )
    expect(guarded.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(guarded.filter(({ status }) => status === 412)).toHaveLength(9)
  })

  test.each([
    [{ final_price: -1 }, 'final_price', 'cannot be negative'],
    [{ final_price: 1.234 }, 'final_price', 'at most two decimals'],
    [{ final_price: '5' }, 'final_price', 'Enter a price'],
    [{ quote_valid_until: '2027-02-30' }, 'quote_valid_until', 'YYYY-MM-DD'],
    [{ notes: 'x'.repeat(5001) }, 'notes', 'at most 5,000'],
  ])('refuses %j', async (body, path, message) => {
    const { id } = await newBuild(await newModel())
    const issues = [{ path, message: expect.stringContaining(message) }]
    expect(await putBuild(`${id}`, body)).toMatchObject({ status: 400, body: { success: false, issues } })
  })
})
