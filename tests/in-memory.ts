import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { isRunning } from '../scripts/cli/is-running.mjs'

const MEMORY = '/dev/shm'
// A container may offer as little as 64 MB; a run takes less than a tenth of this.
const ROOM = 2 * 1024 ** 3

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

// A run that was killed could not remove its folder, which takes memory. Another user's cannot be removed.
function removeForsaken(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^tampa-tests-(\d+)-/.exec(name)?.[1]
    const path = `${MEMORY}/${name}`
    if (pid && !isRunning(Number(pid)) && statSync(path).uid === process.getuid?.()) removeFolder(path)
  }
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true })
}

/** Keeps the tests' temporary files in memory if there is room: the disk is a third of the cost of storing a record. */
export default function setup(): (() => void) | undefined {
  if (!existsSync(MEMORY)) return
  removeForsaken()
  if (!hasRoom()) return
  const folder = mkdtempSync(`${MEMORY}/tampa-tests-${process.pid}-`)
  process.env.TMPDIR = folder
  return () => removeFolder(folder)
}
