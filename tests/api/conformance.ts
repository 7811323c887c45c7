import { expect } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { Failure } from '../../worker/src/contract/wire.ts'
import { type Operation, operationsOf } from '../../worker/src/openapi/operations.ts'

const operations = operationsOf(createApp().routes).map((operation) => ({
  ...operation,
  // A fixed word beside the numbers of records is no call of theirs.
  matches: new RegExp(
    `^${operation.path.replaceAll('.', '\\.').replaceAll('/:id', '/\\d+').replace(/:\w+/g, '[^/]+')}$`,
  ),
}))

/** A call that was made, and its response. */
interface Made {
  method: string
  path: string
  /** Names of the headers that were sent. */
  sent: string[]
  status: number
  headers: { get(name: string): string | null; has(name: string): boolean }
  body: unknown
}

/** Expects the status, headers and shape of a response to be in the API's description; calls it does not describe pass. */
export function expectConforms({ method, path, sent, status, headers, body }: Made): void {
  const { pathname } = new URL(path, 'http://localhost')
  const operation = operations.find((known) => known.method === method && known.matches.test(pathname))
  if (!operation || status === 304) return
  const name = `${method} ${operation.path} answers ${status}`
  const { status: done = 200 } = operation.call
  if (status < 400) {
    expect([done, 206], name).toContain(status)
    expectHeaders(operation, name, sent, headers)
    expectShape(operation, name, headers.get('Content-Type'), body)
  } else {
    expect([...operation.refuses, 500, 503], name).toContain(status)
    expect(headers.has('Retry-After') || status !== 429, name).toBe(true)
    // Outside /api the response is a page, since people read it.
    if (operation.path.startsWith('/api/')) expect(Failure.safeParse(body).data, `${name}: ${body}`).toEqual(body)
  }
}

// A list may have no next page, and a repeated request has no link once staff have revoked it; every other header in the
// description is required. On a read, the request headers mean nothing.
function expectHeaders({ method, headers }: Operation, name: string, sent: string[], told: Made['headers']): void {
  const isThere = ['ETag', 'Location', 'Link'].filter((header) => told.has(header))
  const named = headers.response.map((header) => header.name)
  const mayLack = ['Link', ...(sent.includes('Idempotency-Key') ? ['Location'] : [])]
  expect(isThere, name).toEqual(named.filter((header) => !mayLack.includes(header) || told.has(header)))
  const meant = ['If-Match', 'Idempotency-Key'].filter((header) => method !== 'GET' && sent.includes(header))
  expect(
    headers.request.map((header) => header.name),
    name,
  ).toEqual(expect.arrayContaining(meant))
}

// A field that the shape would drop is not described, which is as wrong as a missing one.
function expectShape({ call }: Operation, name: string, type: string | null, body: unknown): void {
  if (!call.returns) return
  expect(type, name).toMatch(/^application\/json/)
  expect(call.returns.parse(body), name).toEqual(body)
}
