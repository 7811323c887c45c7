import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietly } from '../scripts/command.ts'

const PORT = 8799
const PATIENCE_MS = 300_000

/** Seconds from a fresh clone to its first page, and of a later start; packages come from npm's own cache where it has them. */
export interface CloneFigure {
  first: number
  later: number
}

/** Clones what is committed and starts it as a newcomer would, twice. */
export async function measureClone(): Promise<CloneFigure> {
  const home = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
  try {
    await quietly('git', 'clone', '--quiet', '.', home)
    return { first: await secondsToPage(home), later: await secondsToPage(home) }
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
    while (!(await answers())) {
      if (performance.now() - began > PATIENCE_MS) throw new Error('A fresh clone did not start')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return (performance.now() - began) / 1000
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    await ended
  }
}

async function answers(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/rentals`).then(
    (answer) => answer.ok,
    () => false,
  )
}
