import { build } from 'vite'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { leanWorker } from './lean-worker.ts'

const SMALL = 'worker/src/http/pages/css-rules.ts'
const built = (to: object) =>
  build({ configFile: false, logLevel: 'silent', plugins: [leanWorker], build: { write: false, ...to } })
const Built = z.tuple([z.object({ output: z.tuple([z.object({ code: z.string() })]) })])

test('a Worker that lacks a file to be patched or replaced is not built, and the file is named', async () => {
  await expect(built({ ssr: SMALL })).rejects.toThrow(/no file like .*static-html\\\.js.*render\\\/page\\\.js/)
})

test('a build for the browser needs none of these files', async () => {
  await expect(built({ lib: { entry: SMALL, formats: ['es'] } })).resolves.toBeTruthy()
})

test('nor does a browser load what turns zod schemas into JSON Schema', async () => {
  const schema = 'worker/src/contract/access/session.ts'
  const [{ output }] = Built.parse(await built({ lib: { entry: schema, formats: ['es'] } }))
  expect(output[0].code).toContain('Invalid input')
  expect(output[0].code).not.toContain('json-schema.org')
})
