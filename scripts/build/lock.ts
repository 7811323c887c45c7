import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { say } from '../cli/command.ts'
import { createFile } from '../cli/create-file.ts'
import { isRunning } from '../cli/is-running.mjs'

const PAUSE_MS = 200
// Far longer than a build takes: after a restart, another process may have the number of one that was killed.
const STALE_MS = 10 * 60_000

/** Runs `work` once no other process of this machine runs it under the same `lock`, a file that names the process. */
export async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  for (let isTold = false; !createFile(lock, String(process.pid)); ) {
    if (isHeld(lock)) {
      if (!isTold) say(`Another build runs; waiting for it. If none does, delete ${lock}`)
      isTold = true
      await setTimeout(PAUSE_MS)
    } else rmSync(lock, { force: true })
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

// A killed process leaves its file, and a container may give its number to this one.
function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    return owner !== process.pid && isRunning(owner) && Date.now() - statSync(lock).mtimeMs < STALE_MS
  } catch {
    // It is gone: whoever held it has finished.
    return false
  }
}
