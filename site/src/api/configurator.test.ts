import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BuildRequest } from '#contract/requests/custom-build'
import { requestBuild } from './builds.ts'
import { loadEquipment } from './equipment.ts'
import { loadModels } from './models.ts'

type Responses = Record<string, () => Response>

function network(responses: Responses) {
  const asked: { path: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, init })
    const response = responses[path]
    if (!response) throw new TypeError('Failed to fetch')
    return response()
  })
  return asked
}

const sink = { id: 9, name: 'Hand-wash sink', category: 'Sinks & Water', price: '190,00 €' }
const LIVE = '/api/equipment/public'
const FILE = '/data/equipment.json'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a call that no answer comes to is given up, and says so', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    await new Promise((_, gaveUp) => init?.signal?.addEventListener('abort', gaveUp))
  })
  const models = loadModels()
  timeout.abort()
  expect(await models).toMatchObject({ models: [], error: expect.stringContaining('Check your connection') })
})

describe('loadEquipment', () => {
  test('takes the catalogue and leaves the file alone', async () => {
    const asked = network({ [LIVE]: () => Response.json({ success: true, equipment: [sink] }) })
    expect(await loadEquipment()).toMatchObject({ listed: 'catalogue', items: [{ id: 9, price: 190 }] })
    expect(asked.map(({ path }) => path)).toEqual([LIVE])
  })

  test.each([
    ['fails', () => Response.json({ success: false, error: 'no' }, { status: 500 })],
    ['is empty', () => Response.json({ success: true, equipment: [] })],
    ['is no JSON', () => new Response('<html>')],
    ['is null', () => Response.json(null)],
  ])('falls back to the file when the response %s', async (_, response) => {
    network({ [LIVE]: response, [FILE]: () => Response.json({ 'Sinks & Water': [sink] }) })
    const items = [{ id: 9, category: 'Sinks & Water', price: 190 }]
    expect(await loadEquipment()).toMatchObject({ listed: 'file', items })
  })

  test('is empty when there is no network', async () => {
    network({})
    expect((await loadEquipment()).items).toEqual([])
  })
})

describe('loadModels', () => {
  test('returns the models', async () => {
    network({ '/api/custom-trailers/public': () => Response.json({ success: true, trailers: [{ id: 1 }] }) })
    expect(await loadModels()).toEqual({ models: [{ id: 1 }], error: null })
  })

  test.each([
    ['the response is an error', { '/api/custom-trailers/public': () => Response.json({}, { status: 503 }) }],
    ['the response has no list', { '/api/custom-trailers/public': () => Response.json({ trailers: 'all' }) }],
    ['the response is null', { '/api/custom-trailers/public': () => Response.json(null) }],
  ])('is empty when %s, and says so', async (_, responses) => {
    network(responses)
    const error = 'Our models could not be loaded. Wait a moment, then try again.'
    expect(await loadModels()).toEqual({ models: [], error })
  })

  test('says to look at the connection where there is none', async () => {
    network({})
    expect(await loadModels()).toMatchObject({ models: [], error: expect.stringContaining('Check your connection') })
  })

  test('says in the words of the server why there are none', async () => {
    const refusal = { success: false, error: 'Too many requests. Please try again in 30 seconds.' }
    network({ '/api/custom-trailers/public': () => Response.json(refusal, { status: 429 }) })
    expect(await loadModels()).toEqual({ models: [], error: refusal.error })
  })
})

describe('requestBuild', () => {
  const request: BuildRequest = {
    customer_name: 'Nora Field',
    customer_email: 'nora@example.org',
    customer_phone: '(813) 555-0188',
    company_name: '',
    trailer_model: 1,
    trailer_size: '5m',
    color_ral: 'RAL 3020',
    delivery_timeline: '',
    equipment_selected: [9],
    delivery_address: '',
    special_requirements: '',
  }

  test('sends the request under its key and answers what was stored', async () => {
    const asked = network({ '/api/custom-builds': () => Response.json({ success: true, quote: { id: 4 } }) })
    expect(await requestBuild(request, 'k1')).toMatchObject({ ok: true, value: { id: 4 } })
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { 'Idempotency-Key': 'k1' } })
    expect(asked[0]?.init?.body).toBe(JSON.stringify(request))
  })

  test('says to try again when nothing comes back', async () => {
    network({})
    expect(await requestBuild(request, 'k1')).toMatchObject({
      ok: false,
      status: 0,
      error: 'Failed to send request. Please try again.',
    })
  })
})
