import { afterEach, describe, expect, test, vi } from 'vitest'
import { $router, goTo, sectionHref } from './router.ts'

describe('sectionHref', () => {
  test('is the bare section without filters', () => expect(sectionHref('rentals')).toBe('/admin/rentals'))

  test('leaves out defaults', () => {
    expect(sectionHref('rentals', { status: undefined, q: '', open: '12' })).toBe('/admin/rentals?open=12')
  })

  test('encodes what people type', () => {
    expect(sectionHref('rentals', { q: 'Jo & Co #1' })).toBe('/admin/rentals?q=Jo+%26+Co+%231')
  })
})

describe('the router', () => {
  test.each([
    ['/admin', ''],
    ['/admin/', ''],
    ['/admin/rentals', 'rentals'],
    ['/admin/rentals?status=pending&open=12', 'rentals'],
    ['/admin/%E0%A4', '%E0%A4'],
  ])('reads the section of %s', (href, key) => {
    $router.open('/admin/start')
    $router.open(href)
    expect($router.get()?.params.key).toBe(key)
  })

  test('reads filters and the open record', () => {
    $router.open('/admin/rentals?status=pending&open=12')
    expect($router.get()?.search).toEqual({ status: 'pending', open: '12' })
  })

  test.each(['/administration', '/admin/rentals/12', '/rentals'])('leaves %s to the browser', (href) => {
    $router.open(href)
    expect($router.get()).toBeUndefined()
  })
})

describe('goTo', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['push', 'pushState'],
    ['replace', 'replaceState'],
  ] as const)('with %s calls %s', (how, method) => {
    const history = { pushState: vi.fn(), replaceState: vi.fn() }
    vi.stubGlobal('history', history)
    goTo('/admin/start')
    history.pushState.mockClear()
    goTo('/admin/rentals', how)
    expect([history.pushState, history.replaceState].flatMap(({ mock }) => mock.calls)).toHaveLength(1)
    expect(history[method]).toHaveBeenCalledWith(null, null, '/admin/rentals')
  })
})
