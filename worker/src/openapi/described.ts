// All that describes the API, in one file of the bundle.
export { docsPage } from './docs-page.ts'
export { openApiDocument } from './document.ts'
export { operationsOf } from './operations.ts'
