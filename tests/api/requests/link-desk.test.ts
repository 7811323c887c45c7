import { describe, expect, test } from 'vitest'
import { RequestLinkList, RequestLinkResponse } from '#contract/requests/request-link'
import { Done } from '#contract/wire'
import { call, expectResponse, getPage, tokenOf } from '../client.ts'
import { endLink, readAsCustomer } from '../customer-calls.ts'
import { auditOf } from '../records.ts'

// Requests of the demo data, for which no pending mail creates another link.
describe.each([
  ['rentals', 'rental'],
  ['custom-builds', 'custom_build'],
] as const)('/api/%s/{id}/links', (area, noun) => {
  test('lets staff hand out a link, see how many there are, and revoke them all', async () => {
    const id = 1
    const token = await tokenOf('staff')
    const path = `/api/${area}/${id}/links`
    const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', path, { token })
    // The demo data has a request of the other kind with the same number.
    expect(await readAsCustomer(link)).toMatchObject({ noun, id })
    const { links } = await expectResponse(RequestLinkList, 200, 'GET', path, { token })
    const days = links.map(
      ({ created_at, expires_at }) => (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000,
    )
    expect(days).toEqual([180])
    expect(JSON.stringify(links)).not.toContain(link.slice(-43))
    const expired = await expectResponse(RequestLinkResponse, 201, 'POST', path, { token })
    await endLink(expired.link, { expires_at: new Date().toISOString() })
    expect((await expectResponse(RequestLinkList, 200, 'GET', path, { token })).links).toEqual(links)
    await expectResponse(Done, 200, 'DELETE', path, { token })
    expect((await getPage(link)).status).toBe(410)
    expect((await expectResponse(RequestLinkList, 200, 'GET', path, { token })).links).toEqual([])
    // Nothing is left to revoke, so nothing is recorded.
    await expectResponse(Done, 200, 'DELETE', path, { token })
    const told = (await auditOf(noun, id)).map(({ by, after }) => [by, after])
    expect(told.filter(([, after]) => JSON.stringify(after).includes('link'))).toEqual([
      ['staff', { link: 'new' }],
      ['staff', { link: 'new' }],
      ['staff', { link: 'revoked' }],
    ])
  })

  test('tells the newest link first', async () => {
    const token = await tokenOf('staff')
    const path = `/api/${area}/3/links`
    const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', path, { token })
    await expectResponse(RequestLinkResponse, 201, 'POST', path, { token })
    const created_at = '2026-01-01T00:00:00.000Z'
    await endLink(link, { created_at })
    const { links } = await expectResponse(RequestLinkList, 200, 'GET', path, { token })
    expect(links.at(-1)?.created_at).toBe(created_at)
  })

  test('revokes no link of the request of the other kind that has the same number', async () => {
    const token = await tokenOf('staff')
    const other = area === 'rentals' ? 'custom-builds' : 'rentals'
    const { link: kept } = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/${other}/2/links`, { token })
    const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/${area}/2/links`, { token })
    await expectResponse(Done, 200, 'DELETE', `/api/${area}/2/links`, { token })
    expect([(await getPage(link)).status, (await getPage(kept)).status]).toEqual([410, 200])
  })

  test('is a 404 for a request that does not exist', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await call(method, `/api/${area}/999999999/links`, { token: await tokenOf('staff') })).status).toBe(404)
  })
})
