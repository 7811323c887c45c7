import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/build.ts'
import { fail, say } from '../scripts/cli/command.ts'
import { obstacleAt, portOf } from '../scripts/cli/port.ts'
import { triggerCron } from '../scripts/start/local-cron.ts'
import { CRONS } from '../worker/src/jobs/job.ts'
import { caller } from './soak/caller.ts'
import { countStored } from './soak/count-stored.ts'
import { Notes } from './soak/notes.ts'
import { READS, type Step } from './soak/reads.ts'
import { reportOf, type Sample } from './soak/report.ts'
import { type Server, startServer } from './soak/server.ts'
import { buildWorld, type World } from './soak/world.ts'
import { WRITES } from './soak/writes.ts'

const SECONDS = Number(process.env.SECONDS ?? 600)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 50)
const PORT = portOf(process.env.PORT || '8797')
const SHARE_OF_WRITES = 0.05
const SAMPLE_MS = 60_000
const REST_MS = 15_000
const TRIGGERS = Object.values(CRONS)

// A step of weight 3 is in the urn three times.
const urnOf = (steps: readonly Step[]) =>
  steps.flatMap(({ weight, take }) => Array.from({ length: weight }, () => take))
const urns = { reads: urnOf(READS), writes: urnOf(WRITES) }

function drawn(): Step['take'] {
  const urn = Math.random() < SHARE_OF_WRITES ? urns.writes : urns.reads
  return urn[Math.floor(Math.random() * urn.length)] ?? (async () => {})
}

/** Takes one step after another until the time is up. */
async function keepCalling(server: Server, world: World, notes: Notes, index: number, end: number): Promise<void> {
  const one = caller(server.url, world, notes, index, CONNECTIONS)
  while (Date.now() < end) {
    await drawn()(one).catch((error) => notes.logError(error))
  }
}

/** Samples memory now and once a minute, and fires the cron triggers as Cloudflare does. */
async function keepWatching(server: Server, notes: Notes, end: number): Promise<Sample[]> {
  const began = Date.now()
  const samples: Sample[] = []
  for (let due = began; ; due += SAMPLE_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(due, end) - Date.now())))
    const sample = { seconds: Math.round((Date.now() - began) / 1000), calls: notes.calls, ...(await server.memory()) }
    samples.push(sample)
    say(`${sample.seconds} s: ${notes.calls} calls, ${notes.wrong} wrong, workerd ${Math.round(sample.runtime)} MB`)
    if (due >= end) return samples
    const status = await triggerCron(server.url, TRIGGERS[samples.length % TRIGGERS.length] ?? '')
    if (status !== 200) notes.logError(`The cron trigger answered ${status}`)
  }
}

if (!(SECONDS > 0 && CONNECTIONS > 0 && PORT)) fail('SECONDS, CONNECTIONS and PORT have to be numbers above 0.')
// Whoever else answers there would be filled with requests.
const obstacle = await obstacleAt(PORT)
if (obstacle) fail(`${obstacle}: PORT=8798 npm run soak`)
const folder = mkdtempSync(join(tmpdir(), 'soak-'))
await build()
say('Filling a database')
const world = await buildWorld(folder)
say('Starting the server')
const notes = new Notes()
const began = new Date()

async function soak(server: Server): Promise<Sample[]> {
  const end = Date.now() + SECONDS * 1000
  say(`Calling over ${CONNECTIONS} connections for ${SECONDS} seconds`)
  const callers = Array.from({ length: CONNECTIONS }, (_, index) => keepCalling(server, world, notes, index, end))
  const [samples] = await Promise.all([keepWatching(server, notes, end), ...callers])
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const seconds = SECONDS + REST_MS / 1000
  return [...samples, { seconds, calls: notes.calls, ...(await server.memory()) }]
}

const server = await startServer(folder, PORT)
const samples = await soak(server).finally(server.stop)
const counts = await countStored(folder, began)
rmSync(folder, { recursive: true })
const report = reportOf({ connections: CONNECTIONS, seconds: SECONDS, notes, samples, counts })
if (SECONDS >= 600) writeFileSync('bench/soak.md', report)
console.log(`\n${report}`)
process.exit(notes.wrong === 0 && counts.every(({ told, found }) => told === found) ? 0 : 1)
