import { createTestHarness } from 'wrangler'
import { fillDemo } from '../scripts/demo/fill.ts'
import { openDb } from '../worker/src/db/client.ts'

const harness = createTestHarness({
  root: new URL('..', import.meta.url).pathname,
  workers: [{ configPath: './dist/server/wrangler.json' }],
})

async function boot() {
  const { url } = await harness.listen()
  const worker = harness.getWorker<Cloudflare.Env>()
  await worker.applyD1Migrations('DB')
  const env = await worker.getEnv()
  await fillDemo(env, new Date())
  return { url, worker, env, db: openDb(env.DB) }
}

let running: ReturnType<typeof boot> | undefined

/** The built product in workerd with a fresh database and the demo data; started by the first test that asks. */
export function product() {
  running ??= boot()
  return running
}

/** Sends a request to the product; `path` may be relative. */
export async function send(...request: Parameters<typeof harness.fetch>): ReturnType<typeof harness.fetch> {
  await product()
  return harness.fetch(...request)
}

/** What the Worker has written to its console since `clearConsole`, as lines. */
export function consoleLines(): string[] {
  return harness.getLogs().map(({ level, message }) => `${level}: ${message}`)
}

/** Forgets what the Worker wrote to its console. */
export function clearConsole(): void {
  harness.clearLogs()
}
