import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { messageOf, onlyArgument, outputOf } from './command.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function saidOf(words: string[]): unknown {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  expect(() => onlyArgument(words, 'Say where to.')).toThrow('ended')
  return said.mock.lastCall?.[0]
}

test('takes the one word that a command was given', () => {
  expect(onlyArgument(['folder'], 'Say where to.')).toBe('folder')
})

test('ends the program for no word, and for a name that fell into several', () => {
  expect(saidOf([])).toBe('✗ Say where to.')
  expect(saidOf(['my', 'folder'])).toBe('✗ “folder” is one word too many. A name with a space goes into quotes.')
})

test('a tool hears nothing of NODE_ENV, or a build for visitors would be one for developers', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(await outputOf('node', '--print', 'process.env.NODE_ENV')).toBe('undefined\n')
})

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ['Failed to write file\n\nCaused by:\n    No space left on device (os error 28)', 'The disk is full'],
  ["EACCES: permission denied, open '.wrangler/serving'", 'as the user who owns this folder'],
  ["EIO, Input/output error '.wrangler/served/8787-1/client'", 'The disk is full, or damaged'],
  ['EROFS: read-only file system', 'read-only'],
  ['wrangler d1 failed: attempt to write a readonly database: SQLITE_READONLY', 'as the user who owns this folder'],
  ['D1_ERROR: Failed to get session commit token: internal error; reference = 1tcsk058', 'stop the server first'],
  ['database is locked: SQLITE_BUSY', 'stop the server first'],
  ["it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.", 'npx wrangler login'],
  [
    "astro build failed:\nError [ERR_MODULE_NOT_FOUND]: Cannot find module '/app/node_modules/astro/x.js'",
    'node_modules,',
  ],
  ['internal error; reference = ubqmhuhea6jh31ungl2c3v31', 'belong to another user'],
])('says what to do about %s', (message, advice) => {
  expect(messageOf(new Error(message))).toContain(advice)
  expect(messageOf(new Error(messageOf(new Error(message))))).toBe(messageOf(new Error(message)))
  expect(messageOf(new Error('Something else'))).toBe('Something else')
})

test.each([
  ["await Promise.reject(new Error('ENOSPC: no space left, write'))", /^✗ ENOSPC: .*\n {2}The disk is full.*\n$/],
  ["throw new Error('a defect')", /^Error: a defect\n {4}at /],
])('a command that ends at %s says so in a sentence, unless it is a defect of its own', (line, said) => {
  const command = `import { parseCommandLine } from './scripts/cli/command.ts'
    parseCommandLine({ options: {} }); ${line}`
  const { status, stderr } = spawnSync('node', ['--input-type=module', '--eval', command], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(said)
})
