import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsIn } from '../tests/sqlite.ts'
import { isPassword } from '../worker/src/http/access/password.ts'
import { applyMigrations } from './database/migrations.ts'
import { withStores } from './database/stores.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'

const state = mkdtempSync(join(tmpdir(), 'admin-create-test-'))
const PASSWORD = 'it\'s a long "password" \u{1F69A}'

// Without a token, and with a home in which nobody has signed in to Cloudflare.
const signedOut = { ...process.env, HOME: state, XDG_CONFIG_HOME: state, CLOUDFLARE_API_TOKEN: undefined }

interface Ended {
  status: number | null
  output: string
}

/** Runs the command as its own process, with `lines` for answers. */
const run = (lines: string[], ...args: string[]) => runAnywhere(lines, ['--persist-to', state, ...args])

function runAnywhere(lines: string[], args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn('node', ['scripts/admin-create.ts', ...args], { env: { ...signedOut, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => resolve({ status, output }))
    child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  })
}

const rows = (query: string) => rowsIn(state, query)

describe('npm run admin:create', { timeout: 120_000 }, () => {
  beforeAll(() => withStores(({ DB }) => applyMigrations(DB), state), 120_000)
  afterAll(() => rmSync(state, { recursive: true }))

  // Each that comes to the database takes wrangler once or twice, at two seconds of CPU time.
  test('makes an account that can sign in, and only once: it tells names apart as the portal does, in all letters', async () => {
    const made = await run(["Zoë O'Hara", 'owner@example.org', PASSWORD, PASSWORD])
    expect(made).toMatchObject({ status: 0, output: expect.stringContaining("Zoë O'Hara (super_admin) can sign in") })
    expect(made.output).not.toContain(PASSWORD)
    const [account] = rows('select * from accounts')
    expect(account).toMatchObject({
      username: "Zoë O'Hara",
      email: 'owner@example.org',
      role: 'super_admin',
      is_active: 1,
    })
    expect(await isPassword(PASSWORD, String(account?.password_hash))).toBe(true)
    const [line] = rows('select * from audit_entries')
    expect(line).toMatchObject({ by: 'admin:create', action: 'create', noun: 'account', record_id: account?.id })
    expect(String(line?.after)).not.toContain('scrypt')

    const again = await run(["zOË o'hara", 'other@example.org', PASSWORD, PASSWORD])
    expect(again).toMatchObject({ status: 1, output: expect.stringContaining("already an account named Zoë O'Hara") })
    expect(rows('select id from audit_entries')).toHaveLength(1)
  })

  // What reaches wrangler is what the test above has stored; another account would take it twice more.
  test('makes a developer when told to', async () => {
    const tools = join(state, 'tools')
    const stored = join(state, 'stored.sql')
    mkdirSync(tools)
    // Has no rows to tell, and keeps the file that it is to execute.
    const script = `case "$*" in *--command*) echo '[{"results":[]}]';; esac
for word; do case "$word" in *.sql) cat "$word" > '${stored}';; esac; done`
    writeFileSync(join(tools, 'wrangler'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const lines = ['dev', 'dev@example.org', PASSWORD, PASSWORD]
    const made = await runAnywhere(lines, ['--role', 'developer'], { PATH: `${tools}:${process.env.PATH}` })
    expect(made).toMatchObject({ status: 0, output: expect.stringContaining('dev (developer) can sign in') })
    expect(readFileSync(stored, 'utf8')).toMatch(/values \('dev', 'dev@example\.org', 'scrypt.*', 'developer'\);/)
  })

  test.each([
    [['weak', 'weak@example.org', 'short', 'short'], 'at least 12'],
    [['weak', 'weak@example.org', DEMO_PASSWORD, DEMO_PASSWORD], 'demo'],
    [['weak', 'weak@example.org', 'Weak @ example.org', 'Weak @ example.org'], 'Strangers try'],
    [['weak', 'weak@example.org', PASSWORD, `${PASSWORD}!`], 'differ'],
    [['weak', 'nobody', PASSWORD, PASSWORD], 'e-mail'],
    [[], 'Username is required'],
  ])('refuses %j', async (lines, reason) => {
    expect(await run(lines)).toMatchObject({ status: 1, output: expect.stringContaining(reason) })
  })

  test('asks nothing where nobody is signed in to Cloudflare', async () => {
    const { status, output } = await runAnywhere([], ['--env', 'staging'])
    expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining('npx wrangler login') })
    expect(output).not.toContain('Username')
  })

  test('refuses a role that is no administrator', async () => {
    expect(await run([], '--role', 'admin')).toMatchObject({ status: 1, output: expect.stringContaining('--role is') })
  })

  test('has stored nothing of what it refused', async () => {
    expect(rows('select username from accounts order by id')).toEqual([{ username: "Zoë O'Hara" }])
  })
})
