import { readFileSync } from 'node:fs'

// What Lighthouse takes a phone to be slower by than the machine it runs on, and what it forgives a task.
const SLOWER = 4
const FORGIVEN_MS = 50

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: when it began, how long it took by the clock, and of the processor. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { isLoadingMainFrame?: boolean; documentLoaderURL?: string } }
}

/**
 * Total blocking time of a visit in ms, by the processor time that the page's main thread took after the first paint, from the
 * trace that Lighthouse saved in `file`: its own figure is by the clock, and counts what the thread waits for a busy machine.
 */
export function ownBlockingTime(file: string): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8'))
  const begin = traceEvents.find(
    ({ name, args: { data } }) =>
      name === 'navigationStart' && data?.isLoadingMainFrame && data.documentLoaderURL?.startsWith('http'),
  )
  const paint = traceEvents.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === begin?.pid)
  if (!begin || !paint) throw new Error(`${file} has no visit`)
  return traceEvents
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && pid === begin.pid && tid === begin.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (SLOWER * tdur) / 1000 - FORGIVEN_MS))
    .reduce((sum, blocked) => sum + blocked, 0)
}
