import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { toolEnv } from '../cli/command.ts'

/** Starts a server from node_modules/.bin that ends with this process, however it is stopped, and leaves no port in use. */
export function startAttached(command: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
  const server = spawn(command, args, { env: toolEnv(), stdio })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  // npm does not forward SIGTERM: when npm is killed, this process gets another parent, and ends as well.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 1000).unref()
  return server
}

/** Status to exit with when such a server has ended: success only if it says so, or if somebody stopped it. */
export function exitStatus(status: number | null, signal: NodeJS.Signals | null): number {
  return status ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
}
