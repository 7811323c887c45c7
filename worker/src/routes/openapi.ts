import { Hono } from 'hono'
import type { RouterRoute } from 'hono/types'
import { version } from '../../../package.json'
import type { AppEnv } from '../http/env.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API described, as data and as a page, from `routes`, which are asked for once all of them are mounted. */
export function openApi(routes: () => readonly RouterRoute[]) {
  // Loaded only for who asks, so that no other call waits for these texts.
  const load = async () => {
    const { docsPage, openApiDocument, operationsOf } = await import('../openapi/described.ts')
    const operations = operationsOf(routes())
    return { document: openApiDocument(operations, version), page: docsPage(operations, version) }
  }
  let loaded: ReturnType<typeof load> | undefined
  const described = () => (loaded ??= load())
  return new Hono<AppEnv>()
    .get('/openapi.json', async (c) => c.json((await described()).document))
    .get('/docs', async (c) => c.html((await described()).page, 200, { 'Content-Security-Policy': PAGE_POLICY }))
}
