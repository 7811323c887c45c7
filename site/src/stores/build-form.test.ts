import { describe, expect, test } from 'vitest'
import type { BuildRequest } from '#contract/requests/custom-build'
import { PHONE_IN_DIGITS } from '#contract/requests/request-messages'
import { NO_EMAIL } from '#contract/text/no-email'
import { NO_ATTEMPT } from './attempt.ts'
import { buildForm, readBuildFields } from './build-form.ts'
import { requestForm } from './request-form.ts'

const request: BuildRequest = {
  customer_name: 'Inés',
  customer_email: 'ines@example.org',
  customer_phone: '813 555 0190',
  company_name: '',
  trailer_model: 1,
  trailer_size: '5m',
  color_ral: 'RAL 3020',
  delivery_timeline: '',
  equipment_selected: [1],
  delivery_address: '',
  special_requirements: '',
}

describe('the form that asks for a quote', () => {
  test('is not sent before it says who asks, and tells what is missing in order', () => {
    const form = buildForm(null)
    expect(form.begin({ ...request, customer_name: ' ', customer_email: 'ines', customer_phone: '12' })).toBeNull()
    expect(form.$issues.get()).toEqual([
      { path: 'customer_name', message: 'Name is required' },
      { path: 'customer_email', message: NO_EMAIL },
      { path: 'customer_phone', message: 'Enter a phone number with 7 to 15 digits' },
    ])
    form.begin({ ...request, customer_phone: '813-555-TACO' })
    expect(form.$issues.get()).toEqual([{ path: 'customer_phone', message: PHONE_IN_DIGITS }])
    form.begin({ ...request, customer_name: ' ', customer_email: 'ines', customer_phone: '12' })
    form.change({ customer_name: 'Inés' })
    expect(form.$issues.get().map(({ path }) => path)).toEqual(['customer_email', 'customer_phone'])
  })

  test('is sent once however often the button is pressed', () => {
    const form = buildForm(null)
    const key = form.begin(request)
    expect(key).toMatch(/\S{30}/)
    expect(form.begin(request)).toBeNull()
    form.settle({ ok: false, status: 0, error: 'Failed to send request. Please try again.', issues: [] })
    expect(form.$failure.get()?.sentence).toBe('Failed to send request. Please try again.')
    expect(form.begin(request)).toBe(key)
  })

  test('takes a new key for another build', () => {
    const form = buildForm(null)
    const key = form.begin(request)
    form.settle({ ok: false, status: 500, error: 'No', issues: [] })
    expect(form.begin({ ...request, equipment_selected: [2] })).not.toBe(key)
  })

  test('keeps the key of what was sent without an answer over a reload', () => {
    const form = buildForm(null)
    const key = form.begin(request)
    expect(buildForm(form.serialize()).begin(request)).toBe(key)
  })

  test('gives back what was typed in this visit', () => {
    expect(buildForm('{"customer_name":"Inés","company_name":7}').$fields.get()).toMatchObject({
      customer_name: 'Inés',
      company_name: '',
    })
    expect(readBuildFields('no json').customer_email).toBe('')
  })
})

test('a form forgets the key once what it sent is stored, so that the same words can be sent anew', () => {
  const form = requestForm<{ name: string }, number>({ name: '' })
  expect(form.begin({ name: 'Inés' }, [])).not.toBeNull()
  form.settle({ ok: true, value: 7 })
  expect(form.$attempt.get()).toEqual(NO_ATTEMPT)
})
