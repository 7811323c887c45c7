import type * as z from 'zod'
import { Failure } from '#contract/wire'
import { type Header, RETRY_AFTER } from './headers.ts'
import type { Operation } from './operations.ts'
import { schemaOf } from './schemas.ts'

const SHUT = 'What was entered is wrong, or the site asks for its password, which this visitor has not entered.'

const MEANING: Record<number, string> = {
  400: 'What was sent cannot be read or is not valid; `issues` names the fields.',
  401: 'There is no token, or its session has ended.',
  403: 'The account may not do this.',
  404: 'There is no such record.',
  409: 'This contradicts what is stored; the sentence says what.',
  410: 'The link has expired or was revoked.',
  412: 'Somebody else has changed the record since it was read.',
  413: 'The body is too large.',
  415: 'The body is of another type than the call takes.',
  416: 'There is no such range of bytes.',
  429: 'Too many; `Retry-After` says when to try again.',
  500: 'Something went wrong on our side; the request id finds it in the log.',
  503: 'The database cannot be reached right now.',
}

/** The description of the API in OpenAPI 3.1, derived from the schemas that validate. */
export function openApiDocument(operations: readonly Operation[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tampa Food Trailers', version, description: 'Money is a decimal number, instants are UTC.' },
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** The name of an area of the API: the first part of its path. */
export function areaOf(path: string): string {
  return path.split('/').find((part) => part !== '' && part !== 'api') ?? ''
}

/** The shape of what is sent: `body`, and what it may contain `beside` that. */
export function bodyOf(body: z.ZodType, beside: z.ZodType | undefined) {
  const schema = schemaOf(body, 'input')
  if (!beside) return schema
  return { ...schema, properties: { ...schema.properties, ...schemaOf(beside, 'input').properties } }
}

function described(operation: Operation) {
  const { path, call, permissions, body, beside } = operation
  return {
    tags: [areaOf(path)],
    summary: call.does,
    ...(permissions && { security: [{ token: [] }], 'x-permissions': permissions }),
    ...(parametersOf(operation).length > 0 && { parameters: parametersOf(operation) }),
    ...(call.takes && { requestBody: { required: true, content: { [call.takes]: {} } } }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: bodyOf(body, beside) } } },
    }),
    responses: responsesOf(operation),
  }
}

function parametersOf({ path, query, headers }: Operation) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {}
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    ...headers.request.map(({ name, does }) => ({ name, in: 'header', description: does, schema: { type: 'string' } })),
  ]
}

function responsesOf({ call, refuses, permissions, headers }: Operation) {
  const { status = 200, returns, media } = call
  const content = returns
    ? { 'application/json': { schema: schemaOf(returns, 'output') } }
    : media
      ? { [media]: {} }
      : undefined
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return {
    [status]: { description: 'Done.', ...withHeaders(headers.response), ...(content && { content }) },
    ...Object.fromEntries(Object.entries(call.also ?? {}).map(([other, description]) => [other, { description }])),
    ...Object.fromEntries(
      [...refuses, 500, 503].map((refused) => [
        refused,
        {
          description: refused === 401 && !permissions ? SHUT : MEANING[refused],
          ...withHeaders(refused === 429 ? [RETRY_AFTER] : []),
          content: failure,
        },
      ]),
    ),
  }
}

function withHeaders(headers: readonly Header[]) {
  if (headers.length === 0) return {}
  const named = headers.map(({ name, does }) => [name, { description: does, schema: { type: 'string' } }])
  return { headers: Object.fromEntries(named) }
}
