import { Hono } from 'hono'
import type { RouterRoute } from 'hono/types'
import { version } from '../../../package.json'
import type { AppEnv } from '../http/env.ts'
import { docsPage } from '../openapi/docs-page.ts'
import { openApiDocument } from '../openapi/document.ts'
import { operationsOf } from '../openapi/operations.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API described, as data and as a page, from `routes`, which are asked for once all of them are mounted. */
export function openApi(routes: () => readonly RouterRoute[]) {
  let operations: ReturnType<typeof operationsOf> | undefined
  const described = () => (operations ??= operationsOf(routes()))
  return new Hono<AppEnv>()
    .get('/openapi.json', (c) => c.json(openApiDocument(described(), version)))
    .get('/docs', (c) => c.html(docsPage(described(), version), 200, { 'Content-Security-Policy': PAGE_POLICY }))
}
