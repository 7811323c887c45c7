import { expect, test, vi } from 'vitest'
import { attachedContent } from '../caching/content.ts'
import { cachedPage, cachePage } from './page-cache.ts'

const POLICY = "default-src 'self'"
const ask = (address = 'https://site.test/rentals') => new Request(address)
const make = (request: Request, text: string, status = 200) => cachePage(request, text, POLICY, { status })

test('a page that shows the same as before is answered as it was made', async () => {
  const first = ask()
  expect(cachedPage(first, { names: ['Aria'] })).toBeUndefined()
  make(first, '<p>Aria – 16 ft</p>')
  const again = cachedPage(ask(), { names: ['Aria'] })
  expect(again?.headers.get('Content-Security-Policy')).toBe(`${POLICY}; frame-ancestors 'none'`)
  expect(again && attachedContent(again)?.text).toBe('<p>Aria – 16 ft</p>')
  expect(await again?.text()).toBe('<p>Aria – 16 ft</p>')
})

test('who comes by an advertisement sees the page that others see', () => {
  const first = ask('https://site.test/rental-details?id=7&fbclid=1')
  cachedPage(first, { names: ['Aria'] })
  make(first, '<p>Aria</p>')
  expect(cachedPage(ask('https://site.test/rental-details?id=7&gclid=2'), { names: ['Aria'] })).toBeDefined()
})

test('a page with other data, or at another address, is rendered again', () => {
  const first = ask('https://site.test/rentals?after=1')
  cachedPage(first, { names: ['Aria'] })
  make(first, '<p>Aria</p>')
  expect(cachedPage(ask(first.url), { names: ['Bella'] })).toBeUndefined()
  expect(cachedPage(ask('https://site.test/rentals?after=2'), { names: ['Aria'] })).toBeUndefined()
})

test('a page rendered across midnight in Tampa is rendered again for the new day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T04:59:59Z') })
  try {
    const late = ask('https://site.test/rent/midnight')
    vi.setSystemTime(new Date('2026-11-23T05:00:01Z'))
    cachedPage(late, { id: 1 }, '2026-11-22')
    make(late, '<p>Today is the 22nd</p>')
    expect(cachedPage(ask(late.url), { id: 1 }, '2026-11-23')).toBeUndefined()
    expect(cachedPage(ask(late.url), { id: 1 })).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a failure is not kept, nor a page that did not say what it shows', () => {
  const [broken, silent] = [ask('https://site.test/broken'), ask('https://site.test/silent')]
  cachedPage(broken, { names: null })
  make(broken, '<p>Sorry</p>', 503)
  make(silent, '<p>Yours</p>')
  expect(cachedPage(ask(broken.url), { names: null })).toBeUndefined()
  expect(cachedPage(ask(silent.url), {})).toBeUndefined()
})

test('the oldest of too many pages goes', () => {
  for (let id = 0; id <= 100; id++) {
    const request = ask(`https://site.test/rent/${id}`)
    cachedPage(request, { id })
    make(request, `<p>${id}</p>`)
  }
  expect(cachedPage(ask('https://site.test/rent/0'), { id: 0 })).toBeUndefined()
  expect(cachedPage(ask('https://site.test/rent/100'), { id: 100 })).toBeDefined()
})
