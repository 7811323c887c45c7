import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
// A container may offer as little as 64 MB; a run takes less than a tenth of this.
const ROOM = 2 * 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

/** Keeps the tests' temporary files in memory if there is room: the disk is a third of the cost of storing a record. */
export default function setup(): (() => void) | undefined {
  if (!hasRoom()) return
  const folder = mkdtempSync(`${MEMORY}/tampa-tests-`)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
