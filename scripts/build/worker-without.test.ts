import { build } from 'vite'
import { expect, test } from 'vitest'
import { workerWithout } from './worker-without.ts'

const SMALL = 'worker/src/http/pages/css-rules.ts'
const built = (to: object) =>
  build({ configFile: false, logLevel: 'silent', plugins: [workerWithout], build: { write: false, ...to } })

test('a Worker in which the files are missing that shall be otherwise is not built, and they are named', async () => {
  await expect(built({ ssr: SMALL })).rejects.toThrow(/no file like .*static-html\\\.js.*render\\\/page\\\.js/)
})

test('what a browser loads has none of them', async () => {
  await expect(built({ lib: { entry: SMALL, formats: ['es'] } })).resolves.toBeTruthy()
})
