import { startProduct } from '../scripts/harness.ts'
import { openDb } from '../worker/src/db/client.ts'

type Running = Awaited<ReturnType<typeof boot>>
type Fetch = Running['harness']['fetch']

async function boot() {
  const started = await startProduct()
  return { ...started, db: openDb(started.env.DB) }
}

let booting: Promise<Running> | undefined
let running: Running | undefined

/** The built product in workerd with a fresh database and the demo data; started by the first test that asks. */
export async function product(): Promise<Running> {
  booting ??= boot()
  running = await booting
  return running
}

/** Sends a request to the product; the path may be relative. */
export async function send(...request: Parameters<Fetch>): ReturnType<Fetch> {
  const { harness } = await product()
  return harness.fetch(...request)
}

/** What the Worker has written to its console since `clearConsole`, as lines. */
export function consoleLines(): string[] {
  return (running?.harness.getLogs() ?? []).map(({ level, message }) => `${level}: ${message}`)
}

/** Forgets what the Worker wrote to its console. */
export function clearConsole(): void {
  running?.harness.clearLogs()
}
