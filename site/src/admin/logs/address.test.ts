import { describe, expect, test } from 'vitest'
import { filterQuery, logHref, readAddress } from './address.ts'

const log = { section: 'api-logs', filters: [{ name: 'method' }, { name: 'path' }] } as const

describe('the address of a log', () => {
  test.each([
    [{}, '/admin/api-logs'],
    [
      { method: 'GET', path: '/api/a&b', page: '3', open: '17' },
      '/admin/api-logs?method=GET&path=%2Fapi%2Fa%26b&page=3&open=17',
    ],
  ])('is read and written alike: %j', (search, href) => {
    expect(logHref(log, readAddress(log, search))).toBe(href)
  })

  test('opens an entry of any id', () => {
    expect(readAddress(log, { open: '12345678901' }).open).toBe(12_345_678_901)
  })

  test.each([[{ page: '0' }], [{ page: '1.5' }], [{ page: 'x', open: '-1' }], [{ other: 'x' }]])(
    'leaves out what is none of ours: %j',
    (search) => {
      expect(readAddress(log, search)).toEqual({ filters: { method: '', path: '' }, page: 1, open: null })
    },
  )

  test('asks the server for what narrows', () => {
    expect(`${filterQuery({ filters: { method: 'GET', path: '' } })}`).toBe('method=GET')
  })
})
