import { spawn } from 'node:child_process'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Environment of every tool: that of this process, without telemetry and without NODE_ENV. Each tool sets its own; with one from
 * the machine, visitors could get React's development version.
 */
export function toolEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...own } = process.env
  return { ...own, ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' }
}

/** Prints the step that begins. */
export function say(text: string): void {
  console.log(`› ${text}`)
}

/** Exits with a message that says what to do. */
export function fail(message: string): never {
  console.error(`✗ ${message}`)
  process.exit(1)
}

const FULL = 'The disk is full. Make room, and repeat the command.'
const NOT_YOURS = 'You may not write there. Repeat the command as the user who owns this folder.'
const BUSY =
  'The database is busy: a running server uses it, too. Repeat the command in a moment, or stop the server first.'
// Why workerd could not use a local database stands only in its own output.
const UNUSABLE = `If this is the database of this machine, the lines of workerd say why. Often its files belong to another user, or a
  server uses them: repeat the command as that user, with the server stopped.`
// In place of wrangler's own advice, which is for a machine that nobody sits at.
const SIGNED_OUT = `If nobody is signed in to Cloudflare on this computer: npx wrangler login. Then repeat the command. Where nobody can
  sign in, set CLOUDFLARE_API_TOKEN.`
// By the codes of the system and of SQLite, which tools put into their output; what is written in Rust puts the number.
const OBSTACLES: [RegExp, string][] = [
  [/\b(ENOSPC|EDQUOT|SQLITE_FULL)\b|\(os error 28\)/, FULL],
  [/\b(EACCES|EPERM|SQLITE_READONLY)\b|\(os error 13\)/, NOT_YOURS],
  // What copying a folder makes of a full disk, too.
  [/\bEIO\b/, 'The disk is full, or damaged. Make room, or copy the folder to another one, and repeat the command.'],
  [
    /\bEROFS\b|\(os error 30\)/,
    'That disk is read-only. Copy the folder to another one, and repeat the command there.',
  ],
  [/\bSQLITE_BUSY\b|session commit token: internal error/, BUSY],
  [/\binternal error; reference = /, UNUSABLE],
  [/set a CLOUDFLARE_API_TOKEN/, SIGNED_OUT],
  [
    /Cannot find (module|package) '[^']*node_modules/,
    'A package is not whole. Delete node_modules, and repeat the command.',
  ],
]

function obstacleIn(message: string): string | undefined {
  return OBSTACLES.find(([code]) => code.test(message))?.[1]
}

/** The message of an error, and what to do if the machine's files are behind it. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const obstacle = obstacleIn(message)
  return obstacle && !message.includes(obstacle) ? `${message.trimEnd()}\n  ${obstacle}` : message
}

/** Exits with the message of an error; for `catch`. */
export function failWith(error: unknown): never {
  return fail(messageOf(error))
}

/** What `work` returns; exits with the message of an error. */
export function orExit<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    return failWith(error)
  }
}

// Any line of a command may be the first to find the disk full or the folder somebody else's.
function explainObstacles(): void {
  process.on('uncaughtException', (error) => {
    if (obstacleIn(messageOf(error))) failWith(error)
    console.error(error)
    process.exit(1)
  })
}

/**
 * The options and positional arguments of this command; exits if one of them is not in `config`. From here on the command ends
 * with what to do, not with a stack trace, if the machine's files are in its way.
 */
export function parseCommandLine<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  explainObstacles()
  return orExit(() => parseArgs(config))
}

/** The single positional argument of a command, such as a folder; exits with `missing` if there is none or more than one. */
export function onlyArgument(words: readonly string[], missing: string): string {
  const [word, more] = words
  if (more !== undefined) fail(`“${more}” is one word too many. A name with a space goes into quotes.`)
  return word ?? fail(missing)
}

/** The standard output of a tool in node_modules/.bin. Throws with all of its output if it fails. */
export function outputOf(command: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: toolEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    let [output, all] = ['', '']
    child.stdout.on('data', (chunk) => (output += chunk))
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (all += chunk))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) return resolve(output)
      reject(new Error(`${command} ${args.join(' ')} failed:\n${all}`))
    })
  })
}

/** Runs a tool in node_modules/.bin; throws if it fails, and shows its output only then. */
export async function runTool(command: string, ...args: string[]): Promise<void> {
  await outputOf(command, ...args)
}

/** Runs a tool in node_modules/.bin with its output shown; returns its exit status. */
export function runToolVisibly(command: string, ...args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: toolEnv(), stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
}
