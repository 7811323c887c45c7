import { mkdirSync, writeFileSync } from 'node:fs'
import product from '../../package.json' with { type: 'json' }
import { createApp } from '../../worker/src/app.ts'
import { docsPage } from '../../worker/src/openapi/docs-page.ts'
import { openApiDocument } from '../../worker/src/openapi/document.ts'
import { operationsOf } from '../../worker/src/openapi/operations.ts'

/** Folder of the API description; generated from the code, so not in git. */
export const DESCRIBED = 'site/public/api'

/** Writes the description of the API, as data and as a page, from the routes and schemas of the Worker. */
export async function describeApi(): Promise<void> {
  const operations = operationsOf(createApp().routes)
  mkdirSync(DESCRIBED, { recursive: true })
  writeFileSync(`${DESCRIBED}/openapi.json`, JSON.stringify(openApiDocument(operations, product.version)))
  writeFileSync(`${DESCRIBED}/docs.html`, String(await docsPage(operations, product.version)))
}
