import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { build } from '../scripts/build.ts'
import { say } from '../scripts/cli/command.ts'
import { PAGES } from '../scripts/product/site-pages.ts'
import { callTable, measureCalls } from './calls.ts'
import { measureCold } from './cold.ts'
import { compareWithLast, type Figures } from './compare.ts'
import { measureClone } from './fresh-clone.ts'
import { goalTable } from './goals.ts'
import { growthTable, measureGrowth } from './growth.ts'
import { lighthouseTable, measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { logTable, measureLogs } from './logs.ts'
import { drawPageTime } from './page-time.ts'
import { measureLongList, measurePages } from './pages.ts'
import { measurePortal } from './portal.ts'
import { bytesOf, drawCallTime, listTable, pageTable, portalTable, startTable } from './report.ts'
import { measureRoundTrips, roundTripTable } from './round-trips.ts'
import { measureTyping } from './typing.ts'
import { measureSize } from './worker-size.ts'

await build()
// First, since these parts press and type: what has been moved or renamed stops them, and not after half an hour.
say('Working in long catalogues')
const typing = await measureTyping()
const portal = await measurePortal()
say('Starting a fresh clone')
const clone = await measureClone()
say('Timing the calls beside bare Workers')
const calls = await measureCalls()
drawCallTime(calls)
say('Counting round trips to the database')
const roundTrips = await measureRoundTrips()
say('Starting fresh isolates')
const size = measureSize()
const cold = await measureCold(['/api/trailers/public', '/rentals'])
say('Visiting the pages with Lighthouse')
const lighthouse = await measureLighthouse(PAGES)
say('Weighing the pages')
const pages = await measurePages([...PAGES, '/admin'])
const longList = await measureLongList()
drawPageTime(pages, lighthouse)
say('Letting catalogue, requests and log grow')
const growth = await measureGrowth()
say('Paging through 100,000 requests')
const lists = await measureLists()
say('Asking a log of a million calls')
const logs = await measureLogs()

const machine = `${cpus().length} × ${cpus()[0]?.model}`
const timed: Figures = {
  ...Object.fromEntries(calls.map(({ what, status, p50 }) => [`time of ${what}, ${status}`, p50])),
  ...Object.fromEntries(cold.map(({ path, first, warm }) => [`first answer at ${path}`, first / warm])),
}
const counted: Figures = {
  ...Object.fromEntries(pages.map((page) => [`bytes of ${page.path}`, bytesOf(page)])),
  ...Object.fromEntries(pages.map((page) => [`script of ${page.path}`, page.bytes.script])),
  ...Object.fromEntries(pages.map((page) => [`requests of ${page.path}`, page.requests])),
  ...Object.fromEntries(
    growth.flatMap(({ figures }) =>
      figures.map(({ what, count, rowsRead }) => [`rows of ${what} at ${count}`, rowsRead]),
    ),
  ),
  ...Object.fromEntries(lists.map(({ what, rowsRead }) => [`rows of ${what}`, rowsRead])),
  ...Object.fromEntries(roundTrips.map(({ path, roundTrips: count }) => [`round trips of ${path}`, count])),
  ...Object.fromEntries(roundTrips.map(({ path, rows }) => [`rows of ${path}`, rows])),
  'Worker, gzipped': size.all,
  'Worker before the first call, gzipped': size.api,
}
const worse = compareWithLast({ machine, counted, timed })

const report = [
  `# What was measured

\`npm run bench\` on ${machine}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.
`,
  goalTable({ lighthouse, pages, longList, calls, roundTrips, size, cold, portal, typing }),
  pageTable([...pages, longList]),
  lighthouseTable(lighthouse),
  callTable(calls),
  roundTripTable(roundTrips),
  startTable(size, cold, clone),
  growthTable(growth),
  portalTable(typing, portal),
  listTable(lists),
  logTable(logs),
].join('\n')
writeFileSync('bench/report.md', report)
console.log(`\n${report}`)
if (worse.length > 0) console.error(`✗ Worse by over a tenth than in the report before:\n  ${worse.join('\n  ')}`)
process.exit(worse.length > 0 ? 1 : 0)
