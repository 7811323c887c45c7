import { Check, X } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { catalogueHref, readAddress } from './address.ts'

const statuses = {
  available: { label: 'Available', tone: 'ok', icon: Check },
  unavailable: { label: 'Unavailable', tone: 'stop', icon: X },
} as const

const read = (search: Record<string, string>) => readAddress(search, statuses)

describe('readAddress', () => {
  test('shows everything and opens nothing by default', () => {
    expect(read({})).toEqual({ q: '', status: 'all', open: null })
  })

  test('reads the filters', () => {
    expect(read({ q: 'taco', status: 'available' })).toEqual({ q: 'taco', status: 'available', open: null })
  })

  test.each(['lost', 'toString', 'constructor'])('takes the status %s for all', (status) => {
    expect(read({ status }).status).toBe('all')
  })

  test.each(['0', '-1', '1.5', 'x', 'copy-', 'copy-0', 'new-1', '99999999999999999'])(
    'opens nothing for %s',
    (open) => {
      expect(read({ open }).open).toBeNull()
    },
  )
})

describe('catalogueHref', () => {
  test('leaves out defaults', () => {
    expect(catalogueHref('custom-trailers', read({}))).toBe('/admin/custom-trailers')
  })

  test.each(['new', '12', 'copy-12'])('tells the open form %s as it is read', (open) => {
    expect(catalogueHref('rental-trailers', read({ q: 'a b', status: 'available', open }))).toBe(
      `/admin/rental-trailers?q=a+b&status=available&open=${open}`,
    )
  })
})
