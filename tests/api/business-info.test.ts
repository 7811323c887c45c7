import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BusinessInfo, type BusinessInfoEdit, BusinessInfoResponse } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { readBusiness, writeBusiness } from '../../worker/src/db/business.ts'
import { auditEntries, businessInfo } from '../../worker/src/db/schema.ts'
import { product, send } from '../product.ts'
import { call, expectResponse, tokenOf } from './client.ts'

async function putBusiness(body: unknown, version?: number) {
  return call('PUT', '/api/business-info', { body, token: await tokenOf('manager'), version })
}

async function readPublicBusiness() {
  const { headers, body } = await call('GET', '/api/business-info')
  return { tag: headers.get('ETag'), business: BusinessInfo.parse(body) }
}

/** Runs `act`, and restores the one business record for the other tests. */
async function restoringBusiness(act: () => Promise<void>) {
  const { business } = await readPublicBusiness()
  try {
    await act()
  } finally {
    expect((await putBusiness(business)).status).toBe(200)
  }
}

async function lastAuditEntry() {
  const { db } = await product()
  const [line] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, 'business_info')))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return line
}

describe('PUT /api/business-info', () => {
  test('takes a part, keeps the rest, and shows it on the public pages', async () => {
    await restoringBusiness(async () => {
      const { business } = await readPublicBusiness()
      const token = await tokenOf('manager')
      const description = 'Kitchens on wheels.\nBuilt in Tampa.'
      const body = { business_name: 'Gulf Kitchens', description, phone: '8135550199' }
      const response = await expectResponse(BusinessInfoResponse, 200, 'PUT', '/api/business-info', { body, token })
      expect(response.business).toMatchObject({ ...business, ...body })
      const after = await readPublicBusiness()
      expect(after).toEqual({ tag: `"${response.business.version}"`, business: { ...business, ...body } })
      for (const path of ['/rentals', '/build']) {
        const [bar] = /<header[ >].*?<\/header>/s.exec(await (await send(path)).text()) ?? []
        expect(bar, path).toContain('>Gulf Kitchens<')
        expect(bar, path).toContain('href="tel:8135550199"')
      }
    })
  })

  test('that changes nothing leaves the version, so that a form which somebody else has open stays current', async () => {
    const before = await readPublicBusiness()
    const response = await putBusiness(before.business)
    expect([response.status, response.headers.get('ETag')]).toEqual([200, before.tag])
    expect(await readPublicBusiness()).toEqual(before)
  })

  test('is refused when somebody else was faster, and changes nothing', async () => {
    await restoringBusiness(async () => {
      const { tag } = await readPublicBusiness()
      const version = Number(tag?.slice(1, -1))
      const first = await putBusiness({ city: 'Ybor City' }, version)
      expect(first.status).toBe(200)
      expect(first.headers.get('ETag')).toBe(`"${version + 1}"`)
      expect(await putBusiness({ city: 'Brandon' }, version)).toMatchObject({ status: 412, body: { success: false } })
      expect((await readPublicBusiness()).business.city).toBe('Ybor City')
    })
  })

  test('stores nothing of an edit that was checked before another one was stored', async () => {
    const { db } = await product()
    await restoringBusiness(async () => {
      const before = await readBusiness(db)
      expect((await putBusiness({ description: 'First' })).status).toBe(200)
      const stored = [await readPublicBusiness(), await lastAuditEntry()]
      const who = { by: 'staff', at: new Date() }
      expect(await writeBusiness(db, before, { description: 'Second' }, who)).toBeNull()
      expect([await readPublicBusiness(), await lastAuditEntry()]).toEqual(stored)
    })
  })

  test('loses none of two parts that are saved in the same moment', async () => {
    await restoringBusiness(async () => {
      for (let round = 0; round < 10; round++) {
        const parts: BusinessInfoEdit[] = [{ city: `City ${round}` }, { state: `State ${round}` }]
        const responses = await Promise.all(parts.map((part) => putBusiness(part)))
        expect(responses.map(({ status }) => status)).toEqual([200, 200])
        expect((await readPublicBusiness()).business).toMatchObject({ city: `City ${round}`, state: `State ${round}` })
      }
    })
  })

  test.each<[unknown, string]>([
    [{ business_name: '  ' }, 'business_name'],
    [{ email: 'nobody' }, 'email'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'JaVaScRiPt://example.com/%0Aalert(1)' }, 'website'],
    [{ website: 'data:text/html,x' }, 'website'],
    [{ website: '//evil.example' }, 'website'],
    [{ website: 'www.example.com' }, 'website'],
    [{ zip_code: 33605 }, 'zip_code'],
    [{ description: 'x'.repeat(1001) }, 'description'],
  ])('refuses %j', async (body, path) => {
    const before = await readPublicBusiness()
    const response = await putBusiness(body)
    expect(response).toMatchObject({ status: 400, body: { success: false, issues: [{ path }] } })
    expect(await readPublicBusiness()).toEqual(before)
  })

  test.each([
    { website: 'https://ok.example', email: 'a@b.example' },
    { website: '', email: '' },
  ])('takes %j', async (body) => {
    await restoringBusiness(async () => {
      expect(await putBusiness(body)).toMatchObject({ status: 200, body: { business: body } })
    })
  })

  test('drops what is not a field of it', async () => {
    await restoringBusiness(async () => {
      const { body } = await putBusiness({ city: 'Largo', id: 7, version: 900, updated_at: 'never', is_admin: true })
      const { business } = BusinessInfoResponse.strict().parse(body)
      expect(business.version).toBeLessThan(900)
      const { db } = await product()
      expect(await db.select({ id: businessInfo.id }).from(businessInfo)).toEqual([{ id: 1 }])
    })
  })

  test('leaves a line in the audit trail of what changed, and none where nothing did', async () => {
    await restoringBusiness(async () => {
      const { business } = await readPublicBusiness()
      await putBusiness({ ...business, contact_name: 'Nora Field' })
      const line = await lastAuditEntry()
      expect(line).toMatchObject({
        by: 'manager',
        action: 'update',
        before: { contact_name: business.contact_name },
        after: { contact_name: 'Nora Field' },
      })
      await putBusiness({ contact_name: 'Nora Field' })
      await putBusiness({ contact_name: 'Somebody' }, 1)
      expect(await lastAuditEntry()).toEqual(line)
    })
  })

  test('makes the record of a new installation', async () => {
    const { db } = await product()
    await restoringBusiness(async () => {
      await db.delete(businessInfo)
      expect(await readPublicBusiness()).toEqual({ tag: '"0"', business: DEFAULT_BUSINESS })
      expect((await putBusiness({ business_name: 'First Trailers' }, 1)).status).toBe(412)
      expect((await putBusiness({ business_name: 'First Trailers' }, 0)).status).toBe(200)
      expect((await readPublicBusiness()).business).toEqual({ ...DEFAULT_BUSINESS, business_name: 'First Trailers' })
    })
  })
})
