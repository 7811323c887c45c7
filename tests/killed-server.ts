import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { toolEnv } from '../scripts/cli/command.ts'
import { copyToServe } from '../scripts/start/served.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address && typeof address === 'object' ? address.port : 0
}

/** True if the server at `url` responds in time, to the last byte: the time may run out between head and body. */
export async function answers(url: string, time = 2000): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(time) })
    return Boolean(await response.text())
  } catch {
    return false
  }
}

/** Waits until the server at `url` responds, or no longer does; gives up once `isHopeless` is true. */
export async function untilIt(url: string, should: 'answers' | 'is stuck', isHopeless = () => false): Promise<void> {
  const deadline = Date.now() + 60_000
  // What keeps the server stuck occupies a processor meanwhile.
  while ((await answers(url, should === 'answers' ? 2000 : 1000)) !== (should === 'answers')) {
    if (Date.now() > deadline || isHopeless()) throw new Error(`It never ${should}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

interface OwnServer {
  url: string
  kill: () => Promise<void>
}

/** Starts the built product in separate processes on the data in `state`; `kill` ends them abruptly. */
export async function startOn(state: string): Promise<OwnServer> {
  const port = await freePort()
  // A copy: wrangler scans a neighboring folder for mails, and hangs if another server is removing its own from there.
  const { config } = copyToServe(port, 'dist', state)
  const flags = [`--config=${config}`, '--ip=127.0.0.1', `--port=${port}`, `--persist-to=${state}`, '--log-level=error']
  // A group of its own, so that what wrangler starts ends with it.
  const server = spawn('wrangler', ['dev', ...flags, '--show-interactive-dev-session=false'], {
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  const url = `http://127.0.0.1:${port}`
  const kill = async () => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
    process.kill(-server.pid, 'SIGKILL')
    await once(server, 'exit')
  }
  await untilIt(url, 'answers', () => said.includes('ERROR')).catch(async (error) => {
    const end = server.exitCode === null ? 'still ran' : `had ended with ${server.exitCode}`
    await kill()
    throw new Error(`wrangler ${end}, having said: ${said}`, { cause: error })
  })
  return { url, kill }
}
