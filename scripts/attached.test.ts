import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)('a server ends with the command that started it by %s', async (signal) => {
  const server = `const { startAttached } = await import('./scripts/attached.ts')
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
