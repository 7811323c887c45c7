import { describe, expect, test } from 'vitest'
import { readAddress, rentalsHref } from './address.ts'

describe('readAddress', () => {
  test('shows all requests and opens none by default', () => {
    expect(readAddress({})).toEqual({ status: 'all', q: '', open: null })
  })

  test('reads filter, words and the open request', () => {
    expect(readAddress({ status: 'pending', q: 'ana', open: '12' })).toEqual({ status: 'pending', q: 'ana', open: 12 })
  })

  test.each(['0', '-1', '1.5', '1e3', 'x', '99999999999999999'])('opens nothing for %s', (open) => {
    expect(readAddress({ open }).open).toBeNull()
  })

  test('takes an unknown status for all', () => expect(readAddress({ status: 'lost' }).status).toBe('all'))
})

describe('rentalsHref', () => {
  test('leaves out defaults', () => {
    expect(rentalsHref({ status: 'all', q: '', open: null })).toBe('/admin/rentals')
  })

  test('names what is chosen', () => {
    expect(rentalsHref({ status: 'pending', q: '', open: 12 })).toBe('/admin/rentals?status=pending&open=12')
  })
})
