// Runs before every command, on whatever Node the machine has and with nothing installed: so plain JavaScript.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findChromium, SHELL } from './chromium/find-chromium.mjs'
import { isRunning } from './cli/is-running.mjs'

const MARK = 'node_modules/.installed-lockfile'
// Names the setup and the npm that install, outside of the folder that npm empties.
const INSTALLING = '.wrangler/installing'
const MAX_WAIT_MS = 120_000
const MB = 1024 ** 2
const PACKAGES_MB = 900
// Where npm is from the time of an old Node, it is replaced as well: that of Node 20.0 leaves out more.
const NPM = 'npm@11.19.1'
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// npm's own list of what it has installed.
const PACKAGES = 'node_modules/.package-lock.json'

/** Whether a command succeeds; its output is shown, and `onStart` gets its process id. */
function succeeds(command, args, onStart = (_pid) => {}) {
  const running = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (running.pid) onStart(running.pid)
  return new Promise((resolve) => {
    running.on('error', () => resolve(false))
    running.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a command; if it fails, exits with `adviceOf()`, which may be empty. */
async function run(command, args, adviceOf, onStart) {
  if (await succeeds(command, args, onStart)) return
  console.error(`\n✗ ${command} ${args.join(' ')} failed. Its output is above.${adviceOf()}`)
  process.exit(1)
}

// On a full disk npm falls over a package that was cut short, and names that one.
function adviceOnPackages() {
  const { bavail, bsize } = statfsSync('.')
  const left = Math.floor((bavail * bsize) / MB)
  if (left < PACKAGES_MB) return `\n  This disk has ${left} MB left, and the packages take ${PACKAGES_MB} MB.`
  return '\n  Packages are downloaded once. If npm could not reach its registry, go online and repeat the command.'
}

// What native parts of packages demand. Under an older Node npm leaves these parts out, and says nothing.
const isRecentNode = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

/** Arguments of npm that let it run `npm` with these `args` under the Node of this product, fetched into npm's own cache. */
function underOwnNode(args) {
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies
  return ['exec', '--yes', '--loglevel=error', `--package=node@${node}`, `--package=${NPM}`, '--', 'npm', ...args]
}

function isInstalling() {
  if (!existsSync(INSTALLING)) return false
  return readFileSync(INSTALLING, 'utf8')
    .split(' ')
    .some((pid) => Number(pid) > 0 && isRunning(Number(pid)))
}

// Two npm at once would delete each other's files, and after Ctrl-C an npm goes on without its setup for up to a minute. The wait
// has an end: in another container, the number of a killed process is soon that of any other.
async function waitForOther() {
  if (!isInstalling()) return
  console.log(`› Waiting for an npm that still installs or tidies up here, for ${MAX_WAIT_MS / 60_000} minutes at most`)
  const end = Date.now() + MAX_WAIT_MS
  while (isInstalling() && Date.now() < end) await setTimeout(200)
}

/** Whether every package is where npm has put it: whoever deletes one, or copies a part of them, gets them all again. */
function isWhole() {
  if (!existsSync(PACKAGES)) return true
  try {
    const { packages } = JSON.parse(readFileSync(PACKAGES, 'utf8'))
    return Object.keys(packages).every((folder) => existsSync(`${folder}/package.json`))
  } catch {
    return false
  }
}

// Where nothing can be written, npm fails as well, and says more.
function note(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    console.error(`! ${error.message}`)
  }
}

async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const isInstalled = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted && isWhole()
  if (isInstalled()) return
  await waitForOther()
  if (isInstalled()) return
  console.log('› Installing packages (about half a minute, once)')
  // What is installed for another lockfile is not whole from here on, whenever this is interrupted.
  rmSync(MARK, { force: true })
  // With NODE_ENV=production npm would leave out what builds and deploys.
  const install = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  await run('npm', isRecentNode ? install : underOwnNode(install), adviceOnPackages, (pid) => {
    note(INSTALLING, `${process.pid} ${pid}`)
  })
  note(MARK, wanted)
  rmSync(INSTALLING, { force: true })
}

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian's headless shell, even beside a whole Chromium: all the tests together take a fifth less time with it. False if
 * it cannot be installed, or if CHROMIUM names a browser.
 */
async function installShell() {
  if (process.env.CHROMIUM || !isDebianRoot) return false
  if (existsSync(SHELL)) return true
  console.log('› Installing the headless Chromium for the browser tests (once)')
  const quiet = ['-y', '-qq', '-o', 'Dpkg::Use-Pty=0', '--no-install-recommends']
  return (
    (await succeeds('apt-get', ['update', '-qq'])) &&
    (await succeeds('apt-get', ['install', ...quiet, 'chromium-headless-shell', 'fonts-liberation']))
  )
}

if (major < 20) {
  console.error(`✗ Node 20 or newer is needed to begin; this is ${process.version}.`)
  process.exit(1)
}
const needsBrowser = process.argv.includes('--browser')
const [hasShell] = await Promise.all([needsBrowser && installShell(), installPackages()])
if (needsBrowser && !hasShell && !findChromium()) {
  console.log('› Downloading Chromium for the browser tests (once)')
  // Playwright's own Chromium; its installer comes with the packages.
  const advice =
    '\n  Install Chromium or Chrome yourself; if it is not found, name it: CHROMIUM=/path/to/chrome npm test'
  await run('npx', ['playwright-core', 'install', 'chromium'], () => advice)
}
