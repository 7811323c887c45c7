import { describe, expect, test } from 'vitest'
import type { RentalCorrection } from '#contract/requests/rental'
import { correctRental } from '../../../worker/src/db/requests/corrections.ts'
import { product } from '../../product.ts'
import { getPage } from '../client.ts'
import { correct } from '../correct.ts'
import { changeAsStaff, readAsCustomer, storedBuild, storedRental } from '../customer-calls.ts'
import { changeStatus, mailsAbout, newCustomer } from '../mail-records.ts'
import { auditOf, newBuild, newModel, newRental, newTrailer, sendRental } from '../records.ts'

describe('PUT /api/rentals/:id/customer', () => {
  test('corrects what the customer typed, tells who did that, and leaves everything else', async () => {
    const sent = await newRental(await newTrailer(), { customer_name: 'Nroa Field', special_requirements: 'Shade' })
    const response = await correct(
      `rentals/${sent.id}`,
      { customer_name: ' Nora Field ', delivery_required: true, delivery_address: '1 Bay St\r\nTampa' },
      sent.version,
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe(`"${sent.version + 1}"`)
    const before = { customer_name: 'Nroa Field', delivery_required: false, delivery_address: '' }
    const after = { customer_name: 'Nora Field', delivery_required: true, delivery_address: '1 Bay St\nTampa' }
    const at = expect.any(String)
    expect(await storedRental(sent.id)).toEqual({
      ...sent,
      ...after,
      corrections: [{ by: 'staff', at, before, after }],
      version: sent.version + 1,
      updated_at: at,
    })
    expect(await auditOf('rental', sent.id)).toMatchObject([{ action: 'update', by: 'staff', before, after }])
  })

  test('shows the customer the corrected details on the page of the request', async () => {
    const { link, quote } = await sendRental(await newTrailer(), { customer_name: 'Nroa Field' })
    await correct(`rentals/${quote.id}`, { customer_name: 'Nora Field' })
    expect((await readAsCustomer(link)).customer_name).toBe('Nora Field')
    expect((await getPage(link)).text).not.toMatch(/Nroa|corrected/)
  })

  test.each([
    ['customer_name', { customer_name: ' ' }, 'Name is required'],
    ['customer_email', { customer_email: 'nora@' }, 'Enter an e-mail address like name@example.com'],
    ['customer_email', { customer_email: '' }, 'Enter an e-mail address like name@example.com'],
    ['customer_phone', { customer_phone: '555' }, 'Enter a phone number with 7 to 15 digits'],
    ['delivery_address', { delivery_required: true }, 'Delivery address is required when you ask for delivery'],
    ['delivery_address', { delivery_address: 'x'.repeat(301) }, 'Use at most 300 characters; there are 301 now'],
  ] satisfies [string, RentalCorrection, string][])('refuses %s of %j', async (path, correction, message) => {
    const sent = await newRental(await newTrailer())
    const response = await correct(`rentals/${sent.id}`, correction)
    expect(response).toMatchObject({ status: 400, body: { error: message, issues: [{ path, message }] } })
    expect(await storedRental(sent.id)).toEqual(sent)
  })

  test('refuses to take the address of a delivery away, and takes it with the delivery', async () => {
    const { id } = await newRental(await newTrailer(), { delivery_required: true, delivery_address: '1 Bay St' })
    expect((await correct(`rentals/${id}`, { delivery_address: '' })).status).toBe(400)
    expect((await correct(`rentals/${id}`, { delivery_required: false, delivery_address: '' })).status).toBe(200)
  })

  test('changes nothing that is no detail of the customer, and no version if nothing differs', async () => {
    const sent = await newRental(await newTrailer())
    const forged = {
      status: 'approved',
      final_price: 1,
      notes: 'x',
      corrections: [],
      customer_name: sent.customer_name,
    }
    expect((await correct(`rentals/${sent.id}`, forged)).status).toBe(200)
    expect(await storedRental(sent.id)).toEqual(sent)
    expect(await auditOf('rental', sent.id)).toEqual([])
  })

  test('refuses a correction of an older version, and stores nothing of one that was checked before another', async () => {
    const { link, quote: sent } = await sendRental(await newTrailer(), newCustomer())
    await changeAsStaff(`/api/rentals/${sent.id}`, { notes: 'Called' })
    const stored = await storedRental(sent.id)
    expect((await correct(`rentals/${sent.id}`, { customer_name: 'Late' }, sent.version)).status).toBe(412)
    const { db } = await product()
    const author = { by: 'staff', at: new Date() }
    expect(await correctRental(db, sent, newCustomer(), author)).toBeNull()
    expect(await storedRental(sent.id)).toEqual(stored)
    expect((await readAsCustomer(link)).id).toBe(sent.id)
    expect((await mailsAbout('rental', sent.id)).map(({ template }) => template)).toEqual(['received', 'notice'])
  })

  test('corrects a closed request too', async () => {
    const { id } = await newRental(await newTrailer())
    await changeStatus(`/api/rentals/${id}`, { status: 'rejected' })
    expect((await correct(`rentals/${id}`, { customer_phone: '(813) 555-0199' })).status).toBe(200)
    expect((await storedRental(id)).customer_phone).toBe('(813) 555-0199')
  })
})

describe('PUT /api/custom-builds/:id/customer', () => {
  test('corrects the company and everything else a customer may type wrongly', async () => {
    const sent = await newBuild(await newModel())
    const after = {
      customer_name: 'Nora Fields',
      customer_phone: '(813) 555-0199',
      company_name: 'Fields & Co',
      delivery_address: '1 Bay St',
    }
    const response = await correct(`custom-builds/${sent.id}`, after, sent.version)
    expect(response.headers.get('ETag')).toBe(`"${sent.version + 1}"`)
    expect(await storedBuild(sent.id)).toMatchObject({ ...after, corrections: [{ by: 'staff', after }] })
    expect(await auditOf('custom_build', sent.id)).toMatchObject([{ by: 'staff', after }])
    expect((await correct(`custom-builds/${sent.id}`, { customer_name: 'Late' }, sent.version)).status).toBe(412)
    expect(await correct(`custom-builds/${sent.id}`, { customer_email: '' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'customer_email', message: 'Enter an e-mail address like name@example.com' }] },
    })
  })
})
