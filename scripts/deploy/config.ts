import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import * as z from 'zod'
import { isSet, SETTINGS, type Setting } from '../../worker/src/http/settings.ts'
import { messageOf, outputOf } from '../cli/command.ts'
import { knownEnvironment } from '../database/target.ts'

type Config = Pick<Unstable_Config, 'vars' | 'd1_databases' | 'routes'>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NOWHERE = '00000000-0000-0000-0000-000000000000'
const Secrets = z.array(z.object({ name: z.string() }))

/** The configuration of an environment of wrangler.toml. */
export function readConfig(env: string): Unstable_Config {
  return unstable_readConfig({ config: 'wrangler.toml', env: knownEnvironment(env) })
}

/** What has to be filled in before an environment can be deployed, as messages. */
export function problemsOf({ vars, d1_databases }: Config, env: string): string[] {
  const id = d1_databases.find(({ binding }) => binding === 'DB')?.database_id ?? ''
  return [
    ...(UUID.test(id) && id !== NOWHERE ? [] : [`database_id of env.${env} is not filled in (wrangler d1 create)`]),
    ...(String(vars.SITE_URL).startsWith('https://') ? [] : [`SITE_URL of env.${env} is not an https address`]),
  ]
}

/** Messages about what an environment does without. */
export function notesOf({ vars, routes = [] }: Pick<Config, 'vars' | 'routes'>): string[] {
  const unset = SETTINGS.filter(({ kind, isExtra }) => kind === 'variable' && !isExtra)
    .filter((setting) => !isSet(vars, setting))
    .map(({ name, about }) => `${name} is not set. ${about}.`)
  return [...unset, ...(leadsHere(String(vars.SITE_URL), routes) ? [] : [NO_ROUTE])]
}

const NO_ROUTE = 'No route leads the address in SITE_URL to the Worker, unless the dashboard does.'

function leadsHere(site: string, routes: NonNullable<Config['routes']>): boolean {
  if (!URL.canParse(site)) return true
  const { hostname } = new URL(site)
  const names = routes.map((route) => (typeof route === 'string' ? route : route.pattern).split('/')[0] ?? '')
  const isOurs = (name: string) => (name.startsWith('*') ? hostname.endsWith(name.slice(1)) : hostname === name)
  return hostname.endsWith('.workers.dev') || names.some(isOurs)
}

/** Names of the secrets that the Worker needs as it is configured. */
export function neededSecrets({ vars }: Pick<Config, 'vars'>): string[] {
  const isAsked = ({ isNeeded, partOf }: Setting) => isNeeded || (partOf !== undefined && Boolean(vars[partOf]))
  return SETTINGS.filter((setting) => setting.kind === 'secret' && isAsked(setting)).map(({ name }) => name)
}

// What wrangler says of a Worker that was never deployed, and so has no secrets.
const NO_WORKER = /Worker ".*" .*not found/

/** Lists the secrets of an environment as wrangler prints them, in JSON. */
function listSecrets(env: string): Promise<string> {
  return outputOf('wrangler', 'secret', 'list', '--config', 'wrangler.toml', '--env', env, '--format', 'json')
}

/**
 * Names of the secrets that the Worker needs and that Cloudflare does not have. Throws if they cannot be listed: without a login or
 * a network every secret would seem to be missing.
 */
export async function missingSecrets(config: Pick<Config, 'vars'>, env: string, list = listSecrets): Promise<string[]> {
  const needed = neededSecrets(config)
  if (needed.length === 0) return []
  const known = new Set((await knownSecrets(env, list)).map(({ name }) => name))
  return needed.filter((name) => !known.has(name))
}

async function knownSecrets(env: string, list: typeof listSecrets): Promise<{ name: string }[]> {
  try {
    return Secrets.parse(JSON.parse(await list(env)))
  } catch (error) {
    const message = messageOf(error)
    if (NO_WORKER.test(message)) return []
    const advice = 'Check that this computer is online and signed in (npx wrangler whoami), then deploy again.'
    throw new Error(`The secrets of ${env} cannot be listed, so nothing was deployed. ${advice}\n  ${message}`)
  }
}
