import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { exitStatus } from './attached.ts'

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)('a server ends with the command that started it by %s', async (signal) => {
  const server = `const { startAttached } = await import('./scripts/start/attached.ts')
    const server = startAttached('node', ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], 'inherit')
    server.on('exit', () => process.exit(0))`
  const command = spawn('node', ['--input-type=module', '-e', server], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [told] = await once(command.stdout, 'data')
  const id = Number(String(told))
  expect(isAlive(id)).toBe(true)
  command.kill(signal)
  await once(command, 'exit')
  await expect.poll(() => isAlive(id)).toBe(false)
})

test.each([
  [0, null, 0],
  [2, null, 2],
  [null, 'SIGINT', 0],
  [null, 'SIGTERM', 0],
  [null, 'SIGKILL', 1],
  [null, 'SIGSEGV', 1],
] as const)(
  'a server that ended with status %s and signal %s makes the command exit with %i',
  (status, signal, exit) => {
    expect(exitStatus(status, signal)).toBe(exit)
  },
)
