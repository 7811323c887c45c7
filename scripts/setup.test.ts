import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SETUP = fileURLToPath(new URL('setup.mjs', import.meta.url))
// Installs a whole node_modules once it may, counts itself, and goes on where Ctrl-C ends the setup, as npm does.
const NPM = `#!/bin/sh
trap '' INT
echo >> runs
rm -rf node_modules && mkdir node_modules
while [ ! -e go ]; do sleep 0.05; done
`
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-test-'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), NPM)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  writeFileSync(join(folder, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (path: string) => join(folder, path)
const runs = () => (existsSync(at('runs')) ? readFileSync(at('runs'), 'utf8').length : 0)

/** NODE_OPTIONS that run `script` first. */
const preloading = (script: string) => `--import "data:text/javascript,${encodeURIComponent(script)}"`

function startSetup(more = {}, ...args: string[]) {
  const env = { ...process.env, ...more, PATH: `${at('bin')}${delimiter}${process.env.PATH}` }
  const setup = spawn(process.execPath, [SETUP, ...args], { cwd: folder, env })
  let [said, complaint] = ['', '']
  setup.stdout.on('data', (chunk) => (said += chunk))
  setup.stderr.on('data', (chunk) => (complaint += chunk))
  return {
    setup,
    said: () => said,
    complaint: () => complaint,
    ended: once(setup, 'exit'),
    closed: once(setup, 'close'),
  }
}

test('of two setups at once one installs, and the other waits for it', async () => {
  const first = startSetup()
  await vi.waitFor(() => expect(runs()).toBe(1), 10_000)
  const second = startSetup()
  await vi.waitFor(() => expect(second.said()).toContain('Waiting for an npm'), 10_000)
  writeFileSync(at('go'), '')
  expect(await Promise.all([first.ended, second.ended])).toEqual([
    [0, null],
    [0, null],
  ])
  expect(runs()).toBe(1)
})

test('after an interruption the next setup waits until npm has ended, and installs again', async () => {
  const first = startSetup()
  await vi.waitFor(() => expect(existsSync(at('.wrangler/installing')) && runs()).toBe(1), 10_000)
  first.setup.kill('SIGINT')
  await first.ended
  const second = startSetup()
  await vi.waitFor(() => expect(second.said()).toContain('Waiting for an npm'), 10_000)
  expect(runs()).toBe(1)
  writeFileSync(at('go'), '')
  expect(await second.ended).toEqual([0, null])
  expect(runs()).toBe(2)
})

test('packages of another lockfile do not count as installed once they are being replaced', async () => {
  mkdirSync(at('node_modules'))
  writeFileSync(at('node_modules/.installed-lockfile'), 'another')
  writeFileSync(at('bin/npm'), '#!/bin/sh\nexit 1\n')
  expect((await startSetup().ended)[0]).toBe(1)
  expect(existsSync(at('node_modules/.installed-lockfile'))).toBe(false)
})

test('packages are installed again once one of them is gone', async () => {
  mkdirSync(at('node_modules/whole'), { recursive: true })
  writeFileSync(at('node_modules/whole/package.json'), '{}')
  const list = (names: string[]) =>
    JSON.stringify({ packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}])) })
  writeFileSync(at('node_modules/.package-lock.json'), list(['whole']))
  const sum = createHash('sha256').update('{}').digest('hex')
  writeFileSync(at('node_modules/.installed-lockfile'), sum)
  writeFileSync(at('go'), '')
  expect(await startSetup().ended).toEqual([0, null])
  expect(runs()).toBe(0)
  writeFileSync(at('node_modules/.package-lock.json'), list(['whole', 'deleted']))
  expect(await startSetup().ended).toEqual([0, null])
  expect(runs()).toBe(1)
})

test.each([
  ['20.20.2', false],
  ['20.18.3', true],
  ['22.11.0', true],
  ['22.12.0', false],
  ['24.0.0', false],
])('under Node %s packages are installed with a newer one: %s', async (version, isOld) => {
  writeFileSync(at('package.json'), '{"devDependencies":{"node":"24.21.0"}}')
  writeFileSync(at('bin/npm'), '#!/bin/sh\nmkdir node_modules\necho "$@" > asked\n')
  const stub = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  expect(await startSetup({ NODE_OPTIONS: preloading(stub) }).ended).toEqual([0, null])
  const asked = readFileSync(at('asked'), 'utf8')
  expect(asked).toMatch(isOld ? /^exec .*--package=node@24\.21\.0 .*-- npm ci --include=dev / : /^ci --include=dev /)
})

test('where no file can be made, only npm complains', async () => {
  writeFileSync(at('.wrangler'), 'no folder')
  writeFileSync(at('bin/npm'), '#!/bin/sh\necho No room >&2\nexit 1\n')
  const { complaint, closed } = startSetup()
  expect((await closed)[0]).toBe(1)
  expect(complaint()).toContain('✗ npm ci')
  expect(complaint()).not.toMatch(/\n {4}at /)
})

test.each([
  [12, true],
  [5000, false],
])('where npm fails with %i MB left on the disk, that is said only if it is too little', async (left, isSaid) => {
  writeFileSync(at('bin/npm'), '#!/bin/sh\nexit 1\n')
  const stub = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
    fs.statfsSync = () => ({ bavail: ${left}, bsize: 1048576 }); syncBuiltinESMExports()`
  const { complaint, closed } = startSetup({ NODE_OPTIONS: preloading(stub) })
  expect((await closed)[0]).toBe(1)
  expect(complaint().includes(`This disk has ${left} MB left`)).toBe(isSaid)
  expect(complaint().includes('If npm could not reach its registry, go online')).toBe(!isSaid)
})

test('where no browser can be downloaded, the tests ask for one of the machine', async () => {
  writeFileSync(at('bin/npm'), '#!/bin/sh\nexit 0\n')
  mkdirSync(at('node_modules'))
  writeFileSync(at('bin/npx'), '#!/bin/sh\nexit 1\n')
  chmodSync(at('bin/npx'), 0o755)
  const stub = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
    const { existsSync } = fs; fs.existsSync = (path) => !/chrom|apt-get/.test(path) && existsSync(path); syncBuiltinESMExports()`
  const { complaint, closed } = startSetup({ NODE_OPTIONS: preloading(stub), CHROMIUM: '' }, '--browser')
  expect((await closed)[0]).toBe(1)
  expect(complaint()).toContain('CHROMIUM=/path/to/chrome npm test')
})
