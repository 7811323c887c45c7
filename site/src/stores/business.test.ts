import { beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { $business, knowBusiness, loadBusiness } from './business.ts'

const record = { ...DEFAULT_BUSINESS, business_name: 'Gulf Kitchens' }

beforeEach(() => $business.set({ business: DEFAULT_BUSINESS, loading: true, error: '' }))

describe('loadBusiness', () => {
  test('says that it is loading and forgets the last error', () => {
    $business.setKey('error', 'Failed to fetch business information')
    void loadBusiness(async () => record)
    expect($business.get()).toEqual({ business: DEFAULT_BUSINESS, loading: true, error: '' })
  })

  test('takes a record with a name', async () => {
    expect(await loadBusiness(async () => record)).toBe(record)
    expect($business.get()).toEqual({ business: record, loading: false, error: '' })
  })

  test.each([
    ['a blank name', { ...record, business_name: '  ' }],
    ['no record', null],
  ])('keeps the defaults for %s', async (_, answer) => {
    expect(await loadBusiness(async () => answer)).toBeNull()
    expect($business.get()).toEqual({ business: DEFAULT_BUSINESS, loading: false, error: '' })
  })

  test('keeps what is shown and tells when the network fails', async () => {
    knowBusiness(record)
    await loadBusiness(() => Promise.reject(new TypeError('offline')))
    expect($business.get()).toEqual({
      business: record,
      loading: false,
      error: 'Failed to fetch business information',
    })
  })
})

describe('knowBusiness', () => {
  test('takes a record the page brought along', () => {
    knowBusiness(record)
    expect($business.get()).toEqual({ business: record, loading: false, error: '' })
  })

  test('does not use one without a name', () => {
    knowBusiness({ ...record, business_name: '' })
    expect($business.get().business).toBe(DEFAULT_BUSINESS)
  })
})
