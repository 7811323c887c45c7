import { expect, test } from 'vitest'
import { ActivityInput, ActivityType } from '#contract/activity'
import { EquipmentInput } from '#contract/catalogue/equipment'
import { createApp } from '../../worker/src/app.ts'
import { CALLS } from '../../worker/src/openapi/calls.ts'
import { callsOf, operationsOf } from '../../worker/src/openapi/operations.ts'
import { schemaOf } from '../../worker/src/openapi/schemas.ts'
import { send } from '../product.ts'
import { call } from './client.ts'

const { routes } = createApp()

test('every call is described, and nothing else', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(callsOf(routes).toSorted())
})

test('who may call, what is sent and what is refused is read from the code that decides it', () => {
  const found = operationsOf(routes).find(({ method, path }) => `${method} ${path}` === 'PUT /api/rentals/:id/status')
  expect(found).toMatchObject({ permissions: ['rentals.manage'], refuses: [400, 401, 403, 404, 409, 412, 413, 415] })
  expect(found?.body?.safeParse({ status: 'approved' }).success).toBe(true)
  const open = operationsOf(routes).filter(({ permissions }) => !permissions)
  expect(open.map(({ path }) => path)).toContain('/api/rentals')
  expect(open.map(({ path }) => path)).not.toContain('/api/dashboard')
})

test('whom the site password keeps out, and which headers carry versions and keys, is described', async () => {
  const { paths } = (await call('GET', '/api/openapi.json')).body as Described
  const refused = (name: string) => Object.keys(paths[name]?.get?.responses ?? {})
  expect(refused('/api/trailers/public')).toContain('401')
  expect(refused('/images/{folder}/{filename}')).toContain('401')
  for (const open of ['/api/health', '/api/auth/password-required']) expect(refused(open)).not.toContain('401')
  const inHeader = (name: string, method: string) =>
    paths[name]?.[method]?.parameters?.flatMap((one) => (one.in === 'header' ? [one.name] : [])) ?? []
  expect(inHeader('/api/trailers/{id}', 'put')).toEqual(['If-Match'])
  expect(inHeader('/api/rentals', 'post')).toEqual(['Idempotency-Key'])
  expect(paths['/api/trailers/{id}']?.get?.responses[200]).toHaveProperty(['headers', 'ETag'])
  expect(paths['/api/contact']?.get?.responses[200]).toHaveProperty(['headers', 'Link'])
  expect(paths['/api/auth/login']?.post?.responses[429]).toHaveProperty(['headers', 'Retry-After'])
})

test('what a customer may be told on the page of a request is described', () => {
  const refusesOf = (name: string) =>
    operationsOf(routes).find(({ method, path }) => `${method} ${path}` === name)?.refuses
  for (const action of ['accept', 'withdraw', 'question']) {
    expect(refusesOf(`POST /api/requests/:token/${action}`), action).toEqual(expect.arrayContaining([409, 410, 429]))
  }
  expect(refusesOf('POST /request/:token')).toEqual(expect.arrayContaining([400, 403, 404, 409, 410, 413, 429]))
})

test('what counts as something else when it is unknown is not described as refused', () => {
  const { properties, required } = schemaOf(ActivityInput, 'input')
  expect(properties?.type).toEqual({ default: 'system', examples: ActivityType.options })
  expect(required).toEqual(['title'])
})

test('what a change may leave out is not described as filled in', () => {
  const bodyOf = (name: string) => {
    const found = operationsOf(routes).find(({ method, path }) => `${method} ${path}` === name)
    return found?.body && schemaOf(found.body, 'input').properties
  }
  expect(bodyOf('POST /api/trailers')).toMatchObject({ status: { default: 'available' }, size: { default: '' } })
  for (const noun of ['trailers', 'custom-trailers', 'equipment']) {
    expect(JSON.stringify(bodyOf(`PUT /api/${noun}/:id`)), noun).not.toContain('"default"')
  }
})

test('how long a text may be is described, and what may not be empty', () => {
  const fieldsOf = (name: string) => {
    const found = operationsOf(routes).find(({ method, path }) => `${method} ${path}` === name)
    return found?.body && schemaOf(found.body, 'input').properties
  }
  expect(fieldsOf('POST /api/rentals')).toMatchObject({
    customer_name: { type: 'string', minLength: 1, maxLength: 100 },
    delivery_address: { type: 'string', maxLength: 300, default: '' },
  })
  expect(fieldsOf('POST /api/contact')).toMatchObject({ message: { minLength: 1, maxLength: 5000 } })
  expect(fieldsOf('POST /api/admin-accounts')).toMatchObject({ password: { minLength: 12, maxLength: 128 } })
  expect(fieldsOf('PUT /api/business-info')).toMatchObject({ business_name: { minLength: 1, maxLength: 120 } })
})

test('a price of equipment is described in each of the ways it is taken', () => {
  for (const name of ['POST /api/equipment', 'PUT /api/equipment/:id']) {
    const found = operationsOf(routes).find(({ method, path }) => `${method} ${path}` === name)
    const {
      type,
      examples,
      default: _usual,
    } = found?.body ? Object(schemaOf(found.body, 'input').properties?.price) : {}
    expect(type).toBeUndefined()
    expect(examples).toContain('€ 1.250,00')
    for (const price of examples)
      expect(EquipmentInput.parse({ name: 'Fryer', category: 'Cooking', price }).price, price).toBeGreaterThan(0)
  }
})

interface DescribedCall {
  summary: string
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: Record<string, unknown>
}

interface Described {
  openapi: string
  paths: Record<string, Record<string, DescribedCall>>
  components: { schemas: Record<string, unknown> }
}

test('which filters have to be given is described', async () => {
  const { paths } = (await call('GET', '/api/openapi.json')).body as Described
  const wanted = (name: string) =>
    paths[name]?.get?.parameters?.flatMap((one) => (one.required && one.in === 'query' ? [one.name] : []))
  expect(wanted('/api/rentals/calendar')).toEqual(['from', 'to'])
  expect(wanted('/api/mails')).toEqual(['noun', 'record_id'])
  expect(wanted('/api/rentals')).toEqual([])
})

test('what neither succeeds nor fails is described', async () => {
  const { paths } = (await call('GET', '/api/openapi.json')).body as Described
  const statusesOf = (name: string) => Object.keys(paths[name]?.get?.responses ?? {})
  expect(statusesOf('/images/{folder}/{filename}')).toEqual(expect.arrayContaining(['200', '206', '304']))
  expect(statusesOf('/request/{token}/rental.ics')).toEqual(expect.arrayContaining(['200', '303']))
  expect(statusesOf('/api/business-info')).toEqual(expect.arrayContaining(['200', '304']))
})

test('the description is OpenAPI, whole, and points nowhere it does not lead', async () => {
  const { body } = await call('GET', '/api/openapi.json')
  const described = body as Described
  expect(described.openapi).toBe('3.1.0')
  const calls = Object.values(described.paths).flatMap((path) => Object.values(path))
  expect(calls).toHaveLength(Object.keys(CALLS).length)
  for (const { summary, responses } of calls) {
    expect(summary).toMatch(/\.$/)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']))
  }
  const named = JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
  const names = [...named].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(Object.keys(described.components.schemas)).toEqual(expect.arrayContaining(names))
  const rental = described.paths['/api/rentals']?.post
  expect(JSON.stringify(rental)).toContain('rental_start_date')
})

test('the page shows the same bodies as the data, with the proof of a person that a form sends besides its fields', async () => {
  const data = JSON.stringify((await call('GET', '/api/openapi.json')).body)
  const page = await (await send('/api/docs')).text()
  const proofs = [data, page].map((text) => text.match(/(?:"|&quot;)turnstile(?:"|&quot;):/g)?.length)
  expect(proofs).toEqual([3, 3])
})

test('the page names every call and runs no script', async () => {
  const response = await send('/api/docs')
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self'/)
  const page = await response.text()
  expect(page).not.toContain('<script')
  for (const name of Object.keys(CALLS)) expect(page).toContain(` ${name.split(' ')[1]}</h3>`)
  expect((await send('/api-docs.css')).status).toBe(200)
})
