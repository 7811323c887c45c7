import { spawn } from 'node:child_process'

/** Environment of every tool: no telemetry, no colour codes in files. */
export const toolEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' }

/** Says what is being done now. */
export function say(text: string): void {
  console.log(`› ${text}`)
}

/** Runs a tool of node_modules/.bin; its output is shown only when it fails. Throws when it fails. */
export function quietly(command: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: toolEnv, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) return resolve()
      reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`))
    })
  })
}

/** Runs a tool of node_modules/.bin with its output shown; answers its exit status. */
export function loudly(command: string, ...args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: toolEnv, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
}
