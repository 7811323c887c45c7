import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from './command.ts'
import { isRunning } from './is-running.mjs'
import { obstacleAt } from './port.ts'

// A server builds and migrates for up to a minute or two before it listens.
const STARTING_MS = 2 * 60_000

/**
 * Exits if another server runs on the database of this folder, or is starting; otherwise notes in `file` that this process serves
 * `site`, until it ends. Two servers would lock each other out of the database, and calls of both would fail.
 */
export async function becomeOnlyServer(site: string, file = '.wrangler/serving'): Promise<void> {
  const other = await otherServer(file)
  if (other) {
    fail(`The server of this folder already runs: ${other}. Two would lock each other out of its database, so use that
  one, or stop it first. If none runs, delete ${file}.`)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${process.pid} ${site}`)
  process.on('exit', () => rmSync(file, { force: true }))
}

async function otherServer(file: string): Promise<string | null> {
  try {
    const [owner, site = ''] = readFileSync(file, 'utf8').split(' ')
    const pid = Number(owner)
    if (!(pid > 0) || pid === process.pid || !isRunning(pid)) return null
    // A killed process leaves its file, and in another container its number is soon that of any other process, or of this one:
    // so something must listen at its address, too, once it has had the time to start. On a full disk the file is empty.
    const isStarting = Date.now() - statSync(file).mtimeMs < STARTING_MS
    return isStarting || (await obstacleAt(Number(new URL(site).port))) !== null ? site : null
  } catch {
    return null
  }
}
