import type { Db } from '../db/client.ts'
import { insertLogs, type NewApiLog, type NewErrorLog } from '../db/logs/writing.ts'
import { reportOf, writeLine } from './console-line.ts'

// Entries of all calls within this time are stored in one write.
const FLUSH_DELAY_MS = 250
const MAX_BUFFERED = 200
// The call that is waiting to flush may be cut off; after this time the next call flushes.
const FLUSH_TIMEOUT_MS = 3000

let calls: (() => NewApiLog)[] = []
let errors: NewErrorLog[] = []
let flushDueBy = 0

/** Buffers an entry of the API log; `compose` runs when the entry is stored, in another call's context. */
export function bufferCall(compose: () => NewApiLog): void {
  calls.push(compose)
}

/** Buffers an entry of the error log until the next flush. */
export function bufferError(entry: NewErrorLog): void {
  errors.push(entry)
}

/**
 * Stores the buffered entries of all calls of this isolate, after a short delay in which more may arrive; returns nothing if there
 * are none, or if another call is already waiting to store them. Never rejects: entries that cannot be stored are dropped with a
 * line on the console, since logging must never fail a call.
 */
export function flushSoon(open: () => Db): Promise<void> | undefined {
  const buffered = calls.length + errors.length
  if (buffered === 0) return undefined
  if (buffered >= MAX_BUFFERED) return flushNow(open())
  if (Date.now() < flushDueBy) return undefined
  flushDueBy = Date.now() + FLUSH_TIMEOUT_MS
  return flushLater(open)
}

async function flushLater(open: () => Db): Promise<void> {
  await scheduler.wait(FLUSH_DELAY_MS)
  flushDueBy = 0
  await flushNow(open())
}

/** Stores the buffered entries without waiting for more; never throws. */
export async function flushNow(db: Db): Promise<void> {
  if (calls.length + errors.length === 0) return
  const [ofCalls, ofErrors] = [calls, errors]
  ;[calls, errors] = [[], []]
  try {
    await insertLogs(db, ofCalls.flatMap(composed), ofErrors)
  } catch (error) {
    const doing = `${ofCalls.length + ofErrors.length} log entries could not be stored`
    writeLine(reportOf(doing, error, 'warn'))
  }
}

function composed(compose: () => NewApiLog): NewApiLog[] {
  try {
    return [compose()]
  } catch (error) {
    writeLine(reportOf('A call could not be logged', error, 'warn'))
    return []
  }
}
