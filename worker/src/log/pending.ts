import type { Db } from '../db/client.ts'
import { insertLogs, type NewApiLog, type NewErrorLog } from '../db/logs/writing.ts'
import { reportOf, writeLine } from './console-line.ts'

// Entries of all calls within this time are stored in one write.
const MOMENT_MS = 250
const MAX_WAITING = 200
// The call that waits with the entries of others may be stopped; after this time the next call stores them.
const PATIENCE_MS = 3000

let calls: NewApiLog[] = []
let errors: NewErrorLog[] = []
let waitedForUntil = 0

/** Keeps an entry of the API log until the next write. */
export function keepCall(entry: NewApiLog): void {
  calls.push(entry)
}

/** Keeps an entry of the error log until the next write. */
export function keepError(entry: NewErrorLog): void {
  errors.push(entry)
}

/**
 * Stores what was kept, of all calls of this isolate, after a moment in which more may come. Never throws: an entry that
 * cannot be stored is told to the console and given up, for a log must cost nobody anything.
 */
export async function writeSoon(open: () => Db): Promise<void> {
  const waiting = calls.length + errors.length
  if (waiting === 0) return
  if (waiting < MAX_WAITING) {
    if (Date.now() < waitedForUntil) return
    waitedForUntil = Date.now() + PATIENCE_MS
    await scheduler.wait(MOMENT_MS)
    waitedForUntil = 0
  }
  await writeNow(open())
}

/** Stores what was kept without waiting for more; never throws. */
export async function writeNow(db: Db): Promise<void> {
  if (calls.length + errors.length === 0) return
  const [ofCalls, ofErrors] = [calls, errors]
  ;[calls, errors] = [[], []]
  try {
    await insertLogs(db, ofCalls, ofErrors)
  } catch (error) {
    const doing = `${ofCalls.length + ofErrors.length} log entries could not be stored`
    writeLine(reportOf(doing, error, 'warn'))
  }
}
