import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { product } from '../../product.ts'
import { tokenOf } from '../client.ts'
import { executionContext } from '../execution-context.ts'

// In this process, since a changed prototype of the Worker's could not be seen from here.
const app = createApp()

afterEach(() => void Reflect.deleteProperty(Object.prototype, 'polluted'))

test.each([
  ['/api/trailers', 201, '{"name":"Polluting","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  [
    '/api/equipment/import',
    200,
    '{"equipment":[{"name":"Polluting","category":"Odd","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}',
  ],
])('%s stays out of the prototype', async (path, status, body) => {
  const { env } = await product()
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenOf('staff')}` }
  const response = await app.request(path, { method: 'POST', headers, body }, env, executionContext)
  expect(response.status).toBe(status)
  expect({}).not.toHaveProperty('polluted')
})
