import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from './command.ts'
import { isRunning } from './is-running.ts'

/**
 * Exits if another server runs on the database of this folder; otherwise notes in `file` that this process serves `site`, until
 * it ends. The database belongs to one server at a time: of two, now one, now the other finds it locked, and its calls fail.
 */
export function becomeOnlyServer(site: string, file = '.wrangler/serving'): void {
  const other = otherServer(file)
  if (other) {
    fail(`The server of this folder already runs: ${other}. Two would lock each other out of its database, so use that
  one, or stop it first. If none runs, delete ${file}.`)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${process.pid} ${site}`)
  process.on('exit', () => rmSync(file, { force: true }))
}

function otherServer(file: string): string | null {
  try {
    const [owner, site = ''] = readFileSync(file, 'utf8').split(' ')
    const pid = Number(owner)
    // A killed process leaves its file, and a container may give its number to this one. On a full disk the file is empty.
    return pid > 0 && pid !== process.pid && isRunning(pid) ? site : null
  } catch {
    return null
  }
}
