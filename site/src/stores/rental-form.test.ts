import { beforeEach, describe, expect, test } from 'vitest'
import type { RentalRequest } from '#contract/requests/rental'
import { type RentalForm, rentalForm } from './rental-form.ts'
import type { Outcome } from './request-form.ts'

const request: RentalRequest = {
  trailer_id: 1,
  rental_start_date: '2026-11-28',
  rental_end_date: '2026-11-30',
  customer_name: 'Marisol Vega',
  customer_email: 'marisol@vegaarepas.com',
  customer_phone: '(813) 555-0177',
  delivery_required: false,
  delivery_address: '',
  special_requirements: '',
}

const lost: Outcome<never> = { ok: false, status: 0, error: 'Failed to send request. Please try again.', issues: [] }

let form: RentalForm
beforeEach(() => {
  form = rentalForm()
})

function paths() {
  return form.$issues.get().map(({ path }) => path)
}

describe('sending', () => {
  test('happens once at a time', () => {
    expect(form.begin(request, null)).not.toBeNull()
    expect(form.$sending.get()).toBe(true)
    expect(form.begin(request, null)).toBeNull()
  })

  test('repeats the key for the same content, and takes a new one for other content or after a conflict', () => {
    const first = form.begin(request, null)
    form.settle(lost)
    expect(form.begin(request, null)).toBe(first)
    form.settle({ ok: false, status: 409, error: 'Conflict', issues: [] })
    const afterConflict = form.begin(request, null)
    expect(afterConflict).not.toBe(first)
    form.settle(lost)
    expect(form.begin({ ...request, customer_name: 'Marisol V.' }, null)).not.toBe(afterConflict)
  })

  test('is repeated although its days are booked by now: it may be the one that has them', () => {
    const booked = { path: 'rental_start_date', message: 'This trailer is booked Nov 28.' }
    const first = form.begin(request, null)
    form.settle(lost)
    expect(form.begin(request, booked)).toBe(first)
    form.settle(lost)
    expect(form.begin({ ...request, rental_end_date: '2026-12-01' }, booked)).toBeNull()
  })

  test.each([
    [{ customer_name: ' ' }, 'customer_name'],
    [{ customer_email: 'marisol' }, 'customer_email'],
    [{ customer_phone: '(8) 1 3 5 5 5' }, 'customer_phone'],
    [{ customer_phone: '1'.repeat(16) }, 'customer_phone'],
    [{ customer_phone: '813-555-0111 ext 5' }, 'customer_phone'],
    [{ customer_phone: '813-555-0111 tel:' }, 'customer_phone'],
    [{ delivery_required: true, delivery_address: '\n' }, 'delivery_address'],
    [{ rental_start_date: '', rental_end_date: '2026-11-30' }, 'rental_start_date'],
    [{ rental_end_date: '' }, 'rental_end_date'],
  ])('is refused for %j, at %s alone', (part, path) => {
    expect(form.begin({ ...request, ...part }, null)).toBeNull()
    expect(paths()).toEqual([path])
    expect(form.$sending.get()).toBe(false)
  })

  test.each(['８１３－５５５－０１１１', '555-0111', '1'.repeat(15), 'tel:5550111', ' TEL:+18135550111'])(
    'takes the phone number %j, as the server does',
    (customer_phone) => {
      expect(form.begin({ ...request, customer_phone }, null)).not.toBeNull()
    },
  )

  test('takes a delivery with its address', () => {
    expect(form.begin({ ...request, delivery_required: true, delivery_address: '1 Bay Street' }, null)).not.toBeNull()
  })

  test.each([
    [{}, ['The last day is before the first day.']],
    [{ rental_start_date: '' }, ['Choose the first day of your rental']],
    [{ rental_end_date: '' }, ['Choose the last day of your rental']],
    [
      { rental_start_date: '', rental_end_date: '', delivery_required: true },
      [
        'Choose the first day of your rental',
        'Choose the last day of your rental',
        'Delivery address is required when you ask for delivery',
      ],
    ],
  ])('with %j is refused for days that are missing, else for those that cannot be had', (part, messages) => {
    form.begin({ ...request, ...part }, { path: 'rental_end_date', message: 'The last day is before the first day.' })
    expect(form.$issues.get().map(({ message }) => message)).toEqual(messages)
  })
})

describe('a failure', () => {
  test('keeps what was typed and says what happened', () => {
    form.change({ customer_name: 'Marisol' })
    form.begin(request, null)
    form.settle(lost)
    expect(form.$fields.get().customer_name).toBe('Marisol')
    expect(form.$failure.get()).toEqual({ sentence: lost.error, issues: [] })
    expect(form.$sending.get()).toBe(false)
  })

  test('puts the server’s issues at their fields, until these are changed', () => {
    const issues = [
      { path: 'customer_phone', message: 'Enter a phone number with digits' },
      { path: 'rental_start_date', message: 'Already booked.' },
      { path: 'rental_end_date', message: 'Already booked.' },
    ]
    form.begin(request, null)
    form.settle({ ok: false, status: 400, error: 'x', issues })
    form.change({ customer_phone: '813' })
    expect(paths()).toEqual(['rental_start_date', 'rental_end_date'])
    form.clearDateIssues()
    expect(paths()).toEqual([])
    expect(form.$failure.get()).toEqual({ sentence: 'Your request did not go through:', issues })
    form.begin(request, null)
    expect(form.$failure.get()).toBeNull()
    form.settle({ ok: false, status: 400, error: 'x', issues: issues.slice(0, 1) })
    expect(form.$failure.get()?.sentence).toBe('Your request did not go through:')
  })
})
