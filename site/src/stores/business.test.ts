import { describe, expect, test, vi } from 'vitest'
import { DEFAULT_BUSINESS } from '#domain/default-business'

const record = { ...DEFAULT_BUSINESS, business_name: 'Gulf Kitchens' }
const offline = () => Promise.reject(new TypeError('offline'))
const FAILED = 'Failed to fetch business information'

// The provider belongs to a page, so each test gets a page of its own.
async function page() {
  vi.resetModules()
  return import('./business.ts')
}

async function provided(...provider: Parameters<Awaited<ReturnType<typeof page>>['provideBusiness']>) {
  return (await page()).provideBusiness(...provider)
}

describe('the business of a page', () => {
  test('is an error where nothing provides it', async () => {
    const { businessContext } = await page()
    expect(businessContext).toThrow('Business information is used outside its provider')
  })

  test('is the same for all who ask', async () => {
    const { businessContext, provideBusiness } = await page()
    expect(provideBusiness(offline, null)).toBe(businessContext())
  })

  test('starts with the defaults, loading and without an error', async () => {
    const { $business } = await provided(offline, null)
    expect($business.get()).toEqual({ business: DEFAULT_BUSINESS, loading: true, error: '' })
  })

  test('starts with a record the page brought along', async () => {
    const { $business } = await provided(offline, record)
    expect($business.get()).toEqual({ business: record, loading: false, error: '' })
  })

  test('does not start with one without a name', async () => {
    const { $business } = await provided(offline, { ...record, business_name: '' })
    expect($business.get().business).toEqual(DEFAULT_BUSINESS)
  })
})

describe('refetch', () => {
  test('says that it is loading and forgets the last error', async () => {
    const { $business, refetch } = await provided(offline, null)
    await refetch()
    expect($business.get().error).toBe(FAILED)
    void refetch()
    expect($business.get()).toEqual({ business: DEFAULT_BUSINESS, loading: true, error: '' })
  })

  test('takes a record with a name', async () => {
    const { $business, refetch } = await provided(async () => record, null)
    expect(await refetch()).toBe(record)
    expect($business.get()).toEqual({ business: record, loading: false, error: '' })
  })

  test.each([
    ['a blank name', { ...record, business_name: '  ' }],
    ['an unsuccessful response', null],
  ])('keeps the defaults for %s', async (_, response) => {
    const { $business, refetch } = await provided(async () => response, null)
    expect(await refetch()).toBeNull()
    expect($business.get()).toEqual({ business: DEFAULT_BUSINESS, loading: false, error: '' })
  })

  test('keeps what is shown and tells when the network fails', async () => {
    const { $business, refetch } = await provided(offline, record)
    expect(await refetch()).toBeNull()
    expect($business.get()).toEqual({ business: record, loading: false, error: FAILED })
  })
})
