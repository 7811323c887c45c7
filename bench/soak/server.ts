import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import * as z from 'zod'
import { toolEnv } from '../../scripts/cli/command.ts'
import { waitForServer } from '../../scripts/start/wait-for-server.ts'

const STARTUP_TIMEOUT_MS = 60_000

/** What the processes of the server hold, in megabytes. */
export interface Memory {
  /** Workerd: the Worker, the database and all else that Cloudflare would run. */
  runtime: number
  /** Wrangler, which starts workerd. */
  tool: number
  /** Heap that the Worker's own code has in use after a garbage collection; `null` if it is not reported. */
  heap: number | null
}

/** A running server over the records in a folder. */
export interface Server {
  url: string
  memory: () => Promise<Memory>
  stop: () => Promise<void>
}

/** Starts the built product as `npm start` does, over the records in `folder`. */
export async function startServer(folder: string, port: number): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  const inspector = port + 1
  const flags = ['--ip=127.0.0.1', `--port=${port}`, `--inspector-port=${inspector}`, `--var=SITE_URL:${url}`]
  const quiet = ['--log-level=error', '--show-interactive-dev-session=false']
  const child = spawn('wrangler', ['dev', ...flags, ...quiet, `--persist-to=${folder}`], {
    env: toolEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => end(child)
  if (!(await waitForServer(`${url}/api/health`, STARTUP_TIMEOUT_MS))) {
    await stop()
    throw new Error('The server does not respond. Its output is above.')
  }
  const memory = async () => ({ ...residentOf(child.pid ?? 0), heap: await heapOf(inspector).catch(() => null) })
  return { url, memory, stop }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Memory of a process and all that it started, workerd apart from the rest. */
function residentOf(root: number): Pick<Memory, 'runtime' | 'tool'> {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map((line) => {
    const [pid = '', parent = '', kilobytes = '', ...words] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), program: words[0] ?? '' }
  })
  const sum = { runtime: 0, tool: 0 }
  const family = new Set([root])
  for (const { pid, parent, kilobytes, program } of all) {
    if (!family.has(pid) && !family.has(parent)) continue
    family.add(pid)
    sum[program.endsWith('workerd') ? 'runtime' : 'tool'] += kilobytes / 1024
  }
  return sum
}

const Targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })], z.unknown())

/** Megabytes of heap in use by the Worker, read through its inspector. */
async function heapOf(port: number): Promise<number> {
  const [target] = Targets.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
  // Wrangler lets in whoever names this machine as the place they come from.
  const from = { headers: { Origin: 'http://127.0.0.1' } }
  const socket: WebSocket = Reflect.construct(WebSocket, [target.webSocketDebuggerUrl, from])
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    await ask(socket, 1, 'HeapProfiler.enable')
    await ask(socket, 2, 'HeapProfiler.collectGarbage')
    const { usedSize } = await ask(socket, 3, 'Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  } finally {
    socket.close()
  }
}

function ask(socket: WebSocket, id: number, method: string): Promise<{ usedSize: number }> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`The inspector does not answer ${method}`)), 20_000)
    socket.addEventListener('message', function listen({ data }) {
      const response = JSON.parse(String(data))
      if (response.id !== id) return
      clearTimeout(timeout)
      socket.removeEventListener('message', listen)
      resolve(response.result)
    })
    socket.send(JSON.stringify({ id, method }))
  })
}
