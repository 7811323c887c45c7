import { describe, expect, test } from 'vitest'
import { deskHref, readAddress } from './address.ts'

const desk = { section: 'rentals', order: ['pending', 'approved'] } as const

describe('readAddress', () => {
  test('shows all requests and opens none by default', () => {
    expect(readAddress(desk, {})).toEqual({ status: 'all', q: '', open: null })
  })

  test('reads filter, words and the open request', () => {
    const address = { status: 'pending', q: 'ana', open: 12 }
    expect(readAddress(desk, { status: 'pending', q: 'ana', open: '12' })).toEqual(address)
  })

  test.each(['0', '-1', '1.5', '1e3', 'x', '99999999999999999'])('opens nothing for %s', (open) => {
    expect(readAddress(desk, { open }).open).toBeNull()
  })

  test('takes an unknown status for all', () => expect(readAddress(desk, { status: 'lost' }).status).toBe('all'))
})

describe('deskHref', () => {
  test('leaves out defaults', () => {
    expect(deskHref(desk, { status: 'all', q: '', open: null })).toBe('/admin/rentals')
  })

  test('names what is chosen', () => {
    expect(deskHref(desk, { status: 'pending', q: '', open: 12 })).toBe('/admin/rentals?status=pending&open=12')
  })
})
