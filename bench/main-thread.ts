import { readFileSync } from 'node:fs'

// Lighthouse's CPU slowdown for a phone, and the part of a task that does not count as blocking.
const CPU_SLOWDOWN = 4
const NOT_BLOCKING_MS = 50

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: start, wall-clock duration, and CPU time. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { isLoadingMainFrame?: boolean; documentLoaderURL?: string } }
}

/**
 * Total blocking time of a visit in ms, by the CPU time of the page's main thread after the first paint, from the trace that
 * Lighthouse saved in `file`: its own figure is wall-clock time, which includes waiting for a busy machine.
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
    .map(({ tdur = 0 }) => Math.max(0, (CPU_SLOWDOWN * tdur) / 1000 - NOT_BLOCKING_MS))
    .reduce((sum, blocked) => sum + blocked, 0)
}
