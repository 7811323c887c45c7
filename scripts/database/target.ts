import { readFileSync } from 'node:fs'
import { outputOf, runTool } from '../cli/command.ts'

const CONFIG = 'wrangler.toml'

/** Options that choose the installation a command works on; for `parseArgs`. */
export const TARGET_OPTIONS = {
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  env: { type: 'string' },
  'persist-to': { type: 'string' },
} as const

interface Options {
  local?: boolean | undefined
  remote?: boolean | undefined
  env?: string | undefined
  'persist-to'?: string | undefined
}

/** The installation a command is for: a local one, or an environment of wrangler.toml on Cloudflare. */
export interface Target {
  config: string
  /** The environment on Cloudflare; `null` for this machine. */
  env: string | null
  /** The folder of the local one, if not the default. */
  persistTo?: string | undefined
}

/**
 * The installation that a command's options choose; `--remote` alone is production. Throws if they contradict each other or
 * name an unknown environment.
 */
export function targetOf({ local, remote, env, 'persist-to': persistTo }: Options): Target {
  // An empty name counts too: it comes from a variable that is not set, and does not mean this machine.
  const isRemote = remote || env !== undefined
  if (local && isRemote) throw new Error('Choose either --local, or --remote or --env.')
  if (!isRemote) return { config: CONFIG, env: null, persistTo }
  if (persistTo !== undefined)
    throw new Error('--persist-to is a folder of this machine: leave it out, or --remote or --env.')
  return { config: CONFIG, env: knownEnvironment(env ?? 'production') }
}

/** An environment of wrangler.toml. For an unknown name, throws with the known ones. */
export function knownEnvironment(env: string): string {
  const names = [...readFileSync(CONFIG, 'utf8').matchAll(/^\[env\.([\w-]+)\]/gm)].map(([, name]) => name)
  if (names.includes(env)) return env
  throw new Error(`${CONFIG} has no environment “${env}”. There are ${names.join(' and ')}.`)
}

/** The wrangler flags of an installation. The config file is explicit, since a build redirects wrangler to another one. */
export function flagsOf({ config, env, persistTo }: Target): string[] {
  const where = env ? ['--remote', '--env', env] : ['--local', '--env', '']
  return ['--config', config, ...where, ...(persistTo ? ['--persist-to', persistTo] : [])]
}

/** Brings the database of an installation to the newest schema. */
export async function migrate(target: Target): Promise<void> {
  await runTool('wrangler', 'd1', 'migrations', 'apply', 'DB', ...flagsOf(target))
}

/** The rows that a statement returns from the database of an installation. */
export async function rowsOf(target: Target, sql: string): Promise<Record<string, unknown>[]> {
  const flags = [...flagsOf(target), '--json', '--command', sql]
  const [result] = JSON.parse(await outputOf('wrangler', 'd1', 'execute', 'DB', ...flags))
  return result.results
}

/** An installation in words. */
export function nameOf({ env, persistTo }: Target): string {
  if (env) return `${env} on Cloudflare`
  return persistTo ? `the local installation in ${persistTo}` : 'the local installation'
}
