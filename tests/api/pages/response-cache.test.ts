import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LoginResponse } from '#contract/access/session'
import { RentalResponse } from '#contract/requests/rental'
import { RequestLinkResponse } from '#contract/requests/request-link'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { startProduct } from '../../../scripts/product/harness.ts'
import { quickServer } from '../../quick-passwords.ts'
import { inDays, rentalDays, rentalRequest } from '../records.ts'

// So long that whatever disappears within these tests was dropped, not expired.
const RESPONSE_CACHE_TTL_MS = 60_000

const EDGE = 'cloudflare-cdn-cache-control'

const PUBLIC = [
  '/api/trailers/public',
  '/api/custom-trailers/public',
  '/api/equipment/public',
  '/api/business-info',
  '/rentals',
  '/custom',
  '/rental-details?id=1',
  '/custom-trailer-details?id=1',
  '/rent/1',
]

let started: Awaited<ReturnType<typeof startProduct>>
let token: string

beforeAll(async () => {
  started = await startProduct({
    server: quickServer(),
    vars: { RESPONSE_CACHE_TTL_MS: String(RESPONSE_CACHE_TTL_MS), ROBOTS_TAG: 'noindex' },
  })
  const { body } = await write('POST', '/api/auth/login', { username: 'developer', password: DEMO_PASSWORD })
  token = LoginResponse.parse(body).token
})

afterAll(() => started.harness.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await started.harness.fetch(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function write(method: string, path: string, body?: unknown) {
  const response = await started.harness.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'CF-Connecting-IP': '10.9.9.9' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const told: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(told)}`)
  return { body: told, headers: response.headers }
}

/** Changes a name in the database, bypassing the Worker. */
async function renameBehind(name: string): Promise<void> {
  await started.env.DB.prepare('update trailers set name = ? where id = 1').bind(name).run()
}

/** A save without changes empties the cache: a page from before midnight shows another day than one made since. */
const emptyCache = () => write('PUT', '/api/site-access', { required: false })

describe('what everybody is answered', () => {
  beforeEach(emptyCache)

  test('is repeated without the database, under the request id that the log has', async () => {
    const first = await get('/api/trailers/public')
    await renameBehind('Renamed behind')
    const second = await get('/api/trailers/public')
    expect(second.text).toBe(first.text)
    const others = (headers: Iterable<[string, string]>) =>
      [...headers].filter(([name]) => !['date', EDGE].includes(name))
    expect(others(second.headers)).toEqual(others(first.headers))
    // The edge may just have been purged by a save elsewhere, so it must not be filled with a response that was not revalidated.
    expect(first.headers.get(EDGE)).toContain('max-age=60')
    expect(second.headers.get(EDGE)).toBe('no-store')
  })

  test.each([
    ['/rentals', '/rentals'],
    ['/rentals', '/rentals?utm_source=mail&fbclid=1'],
    ['/rental-details?id=1', '/rental-details?id=1&gclid=2'],
  ])('at %s is repeated to who asks for %s', async (path, again) => {
    const first = await get(path)
    await renameBehind('Renamed once more')
    const second = await get(again)
    expect(second.text).toBe(first.text)
    expect([first.headers.get(EDGE), second.headers.get(EDGE)]).toEqual([
      expect.stringContaining('max-age=60'),
      'no-store',
    ])
  })

  test.each(['/rentals', '/custom', '/rental-details?id=1', '/custom-trailer-details?id=1', '/rent/1', '/build'])(
    'at %s is a 304 for who has it, whether it is kept or read anew, and is kept for others',
    async (path) => {
      const tag = (await get(path)).headers.get('ETag') ?? ''
      expect(tag).not.toBe('')
      await emptyCache()
      const told = [await get(path, { 'If-None-Match': tag }), await get(path, { 'If-None-Match': `"other", ${tag}` })]
      expect(told.map(({ status, text }) => [status, text])).toEqual([
        [304, ''],
        [304, ''],
      ])
      expect(told.map(({ headers }) => headers.get(EDGE))).toEqual([expect.stringContaining('max-age=60'), 'no-store'])
      expect(told[1]?.headers.get('Content-Security-Policy')).toContain('sha256-')
      const whole = await get(path, { 'If-None-Match': '"other"' })
      expect([whole.status, whole.headers.get(EDGE), whole.headers.get('ETag')]).toEqual([200, 'no-store', tag])
      expect(whole.text).toContain('</html>')
    },
  )

  test('at a page has another tag once the page shows something else', async () => {
    const before = await get('/rent/1')
    await renameBehind(`Renamed since ${before.headers.get('ETag')}`)
    await emptyCache()
    const after = await get('/rent/1', { 'If-None-Match': before.headers.get('ETag') ?? '' })
    expect(after.status).toBe(200)
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
  })

  test('is read anew for staff and for another address', async () => {
    await get('/api/trailers/public')
    await renameBehind('Seen by staff')
    expect((await get('/api/trailers/public', { Authorization: `Bearer ${token}` })).text).toContain('Seen by staff')
    expect((await get('/api/trailers/public?n=1')).text).toContain('Seen by staff')
  })

  test.each([
    `/rentals?from=${inDays(1)}&to=${inDays(2)}`,
    '/api/trailers/1/availability',
    '/admin',
    '/api/health',
    '/no-such-page',
    '/api/trailers/none',
  ])('at %s is not repeated', async (path) => {
    await get(path)
    const { headers } = await get(path)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('a save drops at once what it changed', () => {
  beforeEach(emptyCache)

  const piece = {
    name: 'A new fryer',
    category: 'Cooking',
    price: '€ 5',
    info: '',
    dimensions: '5 × 5 cm',
    watts: 5,
    place: 'floor',
  }
  test.each<[string, () => Promise<unknown>]>([
    ['a trailer', () => write('PUT', '/api/trailers/1', { name: 'Renamed by staff', status: 'available' })],
    ['a deleted trailer', () => write('DELETE', '/api/trailers/2')],
    ['a trailer put back', () => write('POST', '/api/trailers/2/restore')],
    ['a model', () => write('PUT', '/api/custom-trailers/1', { name: 'Model by staff' })],
    ['a deleted model', () => write('DELETE', '/api/custom-trailers/2')],
    ['equipment', () => write('PUT', '/api/equipment/1', { name: 'Equipment by staff' })],
    ['new equipment', () => write('POST', '/api/equipment', piece)],
    ['deleted equipment', () => write('DELETE', '/api/equipment/2')],
    ['an import', () => write('POST', '/api/equipment/import', { equipment: [{ name: 'Imported', category: 'New' }] })],
    ['an icon', () => write('POST', '/api/equipment/category-icon', { category: 'Cooking', icon: 'Zap' })],
    ['a renamed category', () => write('POST', '/api/equipment/rename-category', { category: 'New', name: 'Newer' })],
    ['the business', () => write('PUT', '/api/business-info', { business_name: 'Business by staff' })],
    ['an approved request', () => approve()],
    ['a rental that is moved', move],
    ['a rental that its customer withdraws', withdraw],
    ['a picture of a trailer with another name', () => rename('trailers')],
    ['a picture of a model with another name', () => rename('custom_trailers')],
    ['a picture of a category with another name', renameIcon],
  ])('%s', async (_, save) => {
    for (const path of PUBLIC) expect((await get(path)).status, path).toBe(200)
    await save()
    for (const path of PUBLIC) {
      const [repeated, stored] = [await get(path), await get(path, { Authorization: 'Bearer none' })]
      expect(repeated.text, path).toBe(stored.text)
    }
  })

  /** Stores a rental of the first trailer, approved by staff, and returns its id and the link to its page. */
  async function approve(first = 500) {
    const days = rentalDays(first, first + 2)
    const { body, headers } = await write('POST', '/api/rentals', rentalRequest(1, days))
    const { id } = RentalResponse.parse(body).quote
    await write('PUT', `/api/rentals/${id}/status`, { status: 'approved' })
    return { id, link: headers.get('Location') }
  }

  async function move() {
    const { id } = await approve(510)
    for (const path of PUBLIC) await get(path)
    await write('PUT', `/api/rentals/${id}`, rentalDays(515, 516))
  }

  async function withdraw() {
    const { link } = await approve(520)
    for (const path of PUBLIC) await get(path)
    await write('POST', `/api/requests/${link?.split('/').at(-1)}/withdraw`)
  }

  async function rename(table: 'trailers' | 'custom_trailers') {
    const text = `select image_url from ${table} where id = 1`
    const url = await started.env.DB.prepare(text).first<string>('image_url')
    await write('PUT', `/api${url}/rename`, { newName: `renamed-in-${table}.${url?.split('.').at(-1)}` })
  }

  async function renameIcon() {
    const text = 'select image_url from trailers where id = 3'
    const icon = await started.env.DB.prepare(text).first<string>('image_url')
    await write('POST', '/api/equipment/category-icon', { category: 'Cooking', icon })
    for (const path of PUBLIC) await get(path)
    await write('PUT', `/api${icon}/rename`, { newName: `renamed-icon.${icon?.split('.').at(-1)}` })
  }
})

describe('a save of a request drops nothing where it books and frees no day', () => {
  beforeEach(emptyCache)

  const status = (path: string, to: string) => write('PUT', `${path}/status`, { status: to })
  test.each<[string, (path: string) => Promise<unknown>]>([
    ['note and a price', (path) => write('PUT', path, { notes: 'Called', final_price: 90 })],
    ['move', (path) => write('PUT', path, rentalDays(540, 541))],
    ['rejection', (path) => status(path, 'rejected')],
    ['withdrawal', withdraw],
  ])('the %s of a pending one', async (_, save) => {
    await expectKept(await enter(), save)
  })

  test('the note and the price of an approved one', async () => {
    const path = await enter(550)
    await status(path, 'approved')
    await expectKept(path, () => write('PUT', path, { notes: 'Called', final_price: 90 }))
  })

  async function expectKept(path: string, save: (path: string) => Promise<unknown>) {
    const before = await get('/rent/1')
    await save(path)
    await renameBehind(`Renamed after ${path}`)
    expect((await get('/rent/1')).text).toBe(before.text)
  }

  async function enter(first = 530) {
    const days = rentalDays(first, first)
    const { body } = await write('POST', '/api/rentals/entered', rentalRequest(1, days))
    return `/api/rentals/${RentalResponse.parse(body).quote.id}`
  }

  async function withdraw(path: string) {
    const { link } = RequestLinkResponse.parse((await write('POST', `${path}/links`)).body)
    await write('POST', `${link.replace('/request/', '/api/requests/')}/withdraw`)
  }
})

test.each(['/', '/rentals', '/no-such-page', '/robots.txt', '/admin', '/api/trailers/public', '/api/nothing'])(
  'search engines are told what the installation is set to at %s, also where an answer is repeated',
  async (path) => {
    for (let asked = 0; asked < 2; asked++) expect((await get(path)).headers.get('X-Robots-Tag')).toBe('noindex')
  },
)

test('nothing is repeated behind a site password', async () => {
  const open = await get('/faq')
  expect(open.status).toBe(200)
  await write('PUT', '/api/site-access', { required: true, password: 'long enough to enter' })
  expect((await get('/faq')).status).toBe(401)
  expect((await get('/api/trailers/public')).status).toBe(401)
  await write('PUT', '/api/site-access', { required: false })
  expect((await get('/faq')).status).toBe(200)
})
