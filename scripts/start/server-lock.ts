import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from '../cli/command.ts'
import { createFile } from '../cli/create-file.ts'
import { isRunning } from '../cli/is-running.mjs'
import { obstacleAt } from '../cli/port.ts'

const LOCK = '.wrangler/serving'
// A server builds and migrates for up to a minute or two before it listens.
const STARTING_MS = 2 * 60_000

/**
 * Exits if another server runs on the database of this folder, or is starting; otherwise `file` says that this process serves
 * `site`, until it ends. Two servers would lock each other out of the database, and calls of both would fail.
 */
export async function acquireServerLock(site: string, file = LOCK): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  // Of two starts in the same moment only one creates the file.
  while (!createFile(file, `${process.pid} ${site}`)) {
    const lock = textOf(file)
    const other = await otherServer(lock, file)
    if (other) fail(whyNot(other, file))
    // Not if another start has replaced it meanwhile.
    if (textOf(file) === lock) rmSync(file, { force: true })
  }
  process.on('exit', () => rmSync(file, { force: true }))
}

/** Adds to the lock of this process which process listens for it: killed alone, this one would leave that behind. */
export function addListenerToLock(pid: number | undefined, file = LOCK): void {
  if (pid) writeFileSync(file, `${textOf(file)} ${pid}`)
}

function whyNot({ site, pid }: Other, file: string): string {
  if (pid) {
    return `The server of this folder already runs: ${site} (process ${pid}). Two would lock each other out of its
  database, so use that one, or stop it first. If none runs, delete ${file}.`
  }
  return `The server of this folder was killed, and something still listens on ${site}. \`lsof -i :${new URL(site).port}\` or \`ss -ltnp\` names
  its process. If that is workerd, end it first: it has the database open. If it is another program, delete ${file}.`
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

interface Other {
  site: string
  /** Undefined if all the processes of the lock have been killed. */
  pid: number | undefined
}

async function otherServer(lock: string, file: string): Promise<Other | null> {
  try {
    const [owner, site = '', listener] = lock.split(' ')
    const pid = [Number(owner), Number(listener)].find((id) => id > 0 && id !== process.pid && isRunning(id))
    // Killed hard, wrangler leaves the workerd that listens and has the database open.
    if ((await obstacleAt(Number(new URL(site).port))) !== null) return { site, pid }
    // A killed process leaves its file, and in another container its number is soon that of any other process, or of this one:
    // so something must listen at its address, too, once it has had the time to start. On a full disk the file is empty.
    const isStarting = Date.now() - statSync(file).mtimeMs < STARTING_MS
    return pid && isStarting ? { site, pid } : null
  } catch {
    return null
  }
}
