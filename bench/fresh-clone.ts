import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../scripts/cli/command.ts'
import { waitForServer } from '../scripts/start/wait-for-server.ts'

const PORT = 8799
const STARTUP_TIMEOUT_MS = 300_000

/** Seconds from a fresh clone to its first page, for a later start, and for the parts; npm's cache supplies packages if it can. */
export interface CloneFigure {
  first: number
  later: number
  install: number
  build: number
}

/** Clones what is committed and starts it as a newcomer would, twice; then installs and builds once more, each on its own. */
export async function measureClone(): Promise<CloneFigure> {
  const home = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
  try {
    await runTool('git', 'clone', '--quiet', '.', home)
    const first = await secondsToPage(home)
    const later = await secondsToPage(home)
    return { first, later, install: await secondsOf(home, 'ci'), build: await secondsOf(home, 'run', 'build') }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

async function secondsToPage(cwd: string): Promise<number> {
  const began = performance.now()
  const server = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: String(PORT) },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  try {
    const hasStarted = await waitForServer(`http://127.0.0.1:${PORT}/rentals`, STARTUP_TIMEOUT_MS)
    if (!hasStarted) throw new Error('A fresh clone did not start')
    return (performance.now() - began) / 1000
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    await ended
  }
}

async function secondsOf(cwd: string, ...command: string[]): Promise<number> {
  const began = performance.now()
  const npm = spawn('npm', command, { cwd, stdio: 'ignore' })
  const status = await new Promise((resolve) => npm.on('exit', resolve))
  if (status !== 0) throw new Error(`npm ${command.join(' ')} failed in a fresh clone`)
  return (performance.now() - began) / 1000
}
