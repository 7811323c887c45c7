import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { AccountInput } from '#contract/access/account'
import { ADMIN_CREATE } from '#contract/access/actors'
import { isGuessable } from '#domain/access/guessable-password'
import { isSameUsername, normalizeUsername } from '#domain/access/username'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { hashPassword } from '../worker/src/http/access/password.ts'
import { fail, failWith, messageOf, orExit, parseCommandLine, runTool, say } from './cli/command.ts'
import { openPrompt } from './cli/prompt.ts'
import { flagsOf, nameOf, rowsOf, TARGET_OPTIONS, type Target, targetOf } from './database/target.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'

const ROLES = ['super_admin', 'developer']

const { values: options } = parseCommandLine({
  options: { ...TARGET_OPTIONS, role: { type: 'string', default: 'super_admin' } },
})

async function ask() {
  const { username, email, password } = AccountInput.shape
  const strong = password.refine((text) => text !== DEMO_PASSWORD, 'Everybody knows this password: it is the demo one')
  const prompt = openPrompt()
  try {
    const account = {
      username: normalizeUsername(await prompt.ask('Username', username)),
      email: await prompt.ask('E-mail', email),
    }
    const names = [...Object.values(account), DEFAULT_BUSINESS.business_name]
    const unlike = strong.refine((text) => !isGuessable(text, names), 'Strangers try this name first')
    const typed = await prompt.ask('Password (12 characters or more)', unlike, true)
    await prompt.ask('The same password again', z.literal(typed, 'The passwords differ'), true)
    return { ...account, password: typed }
  } finally {
    prompt.close()
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

async function statements({ username, email, password }: Awaited<ReturnType<typeof ask>>): Promise<string> {
  const row = [username, email, await hashPassword(password), options.role].map(quoted).join(', ')
  const after = quoted(JSON.stringify({ username, email, role: options.role, is_active: true, group_id: null }))
  const by = quoted(ADMIN_CREATE)
  const now = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  return `insert into accounts (username, email, password_hash, role) values (${row});
insert into audit_entries ("at", "by", action, noun, record_id, "after")
  select ${now}, ${by}, 'create', 'account', max(id), ${after} from accounts;
`
}

// Passed in a file, and only as a hash, so that no secret shows up in the list of processes.
async function store(target: Target, sql: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-create-'))
  const file = join(folder, 'account.sql')
  try {
    writeFileSync(file, sql, { mode: 0o600 })
    await runTool('wrangler', 'd1', 'execute', 'DB', ...flagsOf(target), '--file', file, '--yes')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function usernames(target: Target): Promise<string[]> {
  const rows = await rowsOf(target, 'select username from accounts')
  return rows.map(({ username }) => String(username))
}

// The database's own index ignores case only from A to Z.
async function refuseTaken(target: Target, wanted: string): Promise<void> {
  const same = (await usernames(target)).find((username) => isSameUsername(username, wanted))
  if (same) throw new Error(`There is already an account named ${same}.`)
}

function inWords(error: unknown): string {
  const message = messageOf(error)
  if (message.includes('no such table')) {
    return 'The database has no tables yet. Locally `npm start` makes them, on Cloudflare `npm run deploy`.'
  }
  return message
}

const target = orExit(() => targetOf(options))
if (!ROLES.includes(options.role)) fail(`--role is ${ROLES.join(' or ')}.`)
// Whoever is signed out of Cloudflare reads so before the questions, not after the answers.
if (target.env) await usernames(target).catch((error) => fail(inWords(error)))
const answers = await ask().catch(failWith)
say(`Storing the account in the database of ${nameOf(target)}`)
try {
  await refuseTaken(target, answers.username)
  await store(target, await statements(answers))
} catch (error) {
  fail(inWords(error))
}
console.log(`\n  ${answers.username} (${options.role}) can sign in at /admin\n`)
