import { describe, expect, test } from 'vitest'
import { Availability } from '#contract/catalogue/trailer'
import { call, expectResponse, tokenOf } from '../client.ts'
import {
  accept,
  activityTitles,
  changeAsStaff,
  createPricedBuild,
  createPricedRental,
  readAsCustomer,
  storedBuild,
  storedRental,
  withdraw,
} from '../customer-calls.ts'
import { auditOf, newTrailer, sendRental } from '../records.ts'

describe('withdrawing', () => {
  test('closes a request, writes its history and tells staff, once', async () => {
    const { link, quote } = await createPricedBuild()
    expect((await accept(link, 21_000)).status).toBe(200)
    await Promise.all([withdraw(link), withdraw(link), withdraw(link)])
    const build = await storedBuild(quote.id)
    expect(build).toMatchObject({ status: 'rejected', close_reason: 'Withdrawn by the customer', accepted_at: null })
    expect(build.withdrawn_at).toBe(build.history[0]?.at)
    expect(build.acceptance_ended_at).toBe(build.withdrawn_at)
    expect(build.history).toMatchObject([{ from: 'pending', to: 'rejected', by: 'customer' }])
    expect((await auditOf('custom_build', quote.id)).at(-1)).toMatchObject({
      by: 'customer',
      action: 'status',
      before: { status: 'pending', accepted_at: expect.any(String) },
      after: { status: 'rejected', close_reason: 'Withdrawn by the customer', accepted_at: null },
    })
    expect(await activityTitles('build_id', quote.id)).toEqual([
      'New custom build request',
      'Quote accepted',
      'Request withdrawn',
    ])
    expect(await readAsCustomer(link)).toMatchObject({ is_withdrawn: true, close_reason: null })
    await changeAsStaff(`/api/custom-builds/${quote.id}/status`, { status: 'pending' })
    expect(await storedBuild(quote.id)).toMatchObject({ status: 'pending', close_reason: null, withdrawn_at: null })
  })

  test('frees the days of an approved rental', async () => {
    const trailer = await newTrailer()
    const { link, quote } = await sendRental(trailer)
    await changeAsStaff(`/api/rentals/${quote.id}/status`, { status: 'approved' })
    const booked = async () =>
      (await expectResponse(Availability, 200, 'GET', `/api/trailers/${trailer}/availability`)).booked
    expect(await booked()).toHaveLength(1)
    expect((await withdraw(link)).status).toBe(200)
    expect(await booked()).toEqual([])
  })

  test('is refused in words once it is too late', async () => {
    const { link, quote } = await createPricedBuild()
    for (const status of ['approved', 'in_progress'])
      await changeAsStaff(`/api/custom-builds/${quote.id}/status`, { status })
    expect(await withdraw(link)).toMatchObject({ status: 409, body: { error: expect.stringContaining('being built') } })
    expect((await accept(link, 21_000)).status).toBe(409)
    const rental = await sendRental(await newTrailer())
    await changeAsStaff(`/api/rentals/${rental.quote.id}/status`, { status: 'rejected', close_reason: 'Sold' })
    expect(await withdraw(rental.link)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('closed') },
    })
    expect(await readAsCustomer(rental.link)).toMatchObject({ close_reason: 'Sold', is_withdrawn: false })
  })

  test('and approving at the same moment leave one story', async () => {
    const token = await tokenOf('manager')
    for (let round = 0; round < 4; round++) {
      const { link, quote } = await createPricedRental()
      const [withdrawn, approved] = await Promise.all([
        withdraw(link),
        call('PUT', `/api/rentals/${quote.id}/status`, { body: { status: 'approved' }, token }),
        accept(link, 540),
      ])
      expect([withdrawn.status, [200, 409].includes(approved.status)]).toEqual([200, true])
      const rental = await storedRental(quote.id)
      expect(rental).toMatchObject({ status: 'rejected', accepted_at: null })
      const moves = rental.history.map(({ from, to }) => `${from} ${to}`)
      expect(moves).toEqual(approved.status === 200 ? ['pending approved', 'approved rejected'] : ['pending rejected'])
    }
  })
})
