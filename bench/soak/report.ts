import { cpus, loadavg, totalmem } from 'node:os'
import type { Count } from './count-stored.ts'
import type { Notes } from './notes.ts'
import type { Memory } from './server.ts'
import { FILLED } from './world.ts'

/** What the server held at a moment. */
export interface Sample extends Memory {
  seconds: number
  calls: number
}

interface Soak {
  connections: number
  seconds: number
  notes: Notes
  samples: readonly Sample[]
  counts: readonly Count[]
}

const whole = (number: number) => Math.round(number).toLocaleString('en-US')

/** All that was seen, as a page. */
export function reportOf({ connections, seconds, notes, samples, counts }: Soak): string {
  return `# A soak

\`npm run soak\` on ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, callers and server on the same machine,
whose load was ${loadavg()[1]?.toFixed(0)} at the end.
${whole(FILLED.trailers)} trailers, ${whole(FILLED.requests)} requests, ${whole(FILLED.calls)} calls in the log; ${connections} callers, each waiting for its answer before
it calls again, for ${whole(seconds)} seconds; 95 steps of 100 read, 5 write and read again what they wrote.

| calls | a second | wrong answers | 5xx | given up by wrangler’s proxy, and sent again |
|---|---|---|---|---|
| ${whole(notes.calls)} | ${whole(notes.calls / seconds)} | ${notes.wrong} | ${notes.failed} (${((100 * notes.failed) / Math.max(1, notes.calls)).toFixed(3)} %) | ${notes.lost} |
${notes.words.map((words) => `\n- ${words}`).join('')}
## What the answers told of, and what the database has

| records | told | found |
|---|---|---|
${counts.map(({ what, told, found }) => `| ${what} | ${whole(told)} | ${whole(found)} |`).join('\n')}

## How long calls took, ms

| kind | calls | p50 | p95 | p99 |
|---|---|---|---|---|
${notes
  .figures()
  .map(({ kind, calls, p50, p95, p99 }) => `| ${kind} | ${[calls, p50, p95, p99].map(whole).join(' | ')} |`)
  .join('\n')}

## Memory, MB

The last line is from after a quarter of a minute without calls. The heap is that of the Worker's own code after a collection, as V8 tells it.

| seconds | calls | workerd | wrangler | heap |
|---|---|---|---|---|
${samples
  .map(
    ({ seconds, calls, runtime, tool, heap }) =>
      `| ${seconds} | ${whole(calls)} | ${whole(runtime)} | ${whole(tool)} | ${heap === null ? '–' : heap.toFixed(1)} |`,
  )
  .join('\n')}
`
}
