import { expect } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { Failure } from '../../worker/src/contract/wire.ts'
import { type Operation, operationsOf } from '../../worker/src/openapi/operations.ts'

const operations = operationsOf(createApp().routes).map((operation) => ({
  ...operation,
  matches: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}))

/** An answer is one that the description of the API names, in status and in shape; calls it does not name pass. */
export function expectConforms(method: string, path: string, status: number, type: string | null, body: unknown): void {
  const { pathname } = new URL(path, 'http://localhost')
  const operation = operations.find((known) => known.method === method && known.matches.test(pathname))
  if (!operation || status === 304) return
  const name = `${method} ${operation.path} answers ${status}`
  const { status: done = 200 } = operation.call
  if (status < 400) {
    expect([done, 206], name).toContain(status)
    expectShape(operation, name, type, body)
  } else {
    // While the site asks for a password every call of visitors may answer 401.
    expect([...operation.refuses, 401, 500, 503], name).toContain(status)
    // Outside /api people look at the answer, and get a page.
    if (operation.path.startsWith('/api/')) expect(Failure.safeParse(body).data, `${name}: ${body}`).toEqual(body)
  }
}

// What the shape would drop is not described, which is as bad as what is missing.
function expectShape({ call }: Operation, name: string, type: string | null, body: unknown): void {
  if (!call.answers) return
  expect(type, name).toMatch(/^application\/json/)
  expect(call.answers.parse(body), name).toEqual(body)
}
