// Runs before every command, on whatever Node the machine has and with nothing installed: so plain JavaScript.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium, SHELL } from './find-chromium.mjs'

const MARK = 'node_modules/.installed-lockfile'

/** Whether a command succeeds; its output is shown. */
function succeeds(command, args) {
  const running = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return new Promise((resolve) => {
    running.on('error', () => resolve(false))
    running.on('close', (code) => resolve(code === 0))
  })
}

async function run(command, args) {
  if (await succeeds(command, args)) return
  console.error(`\n✗ ${command} ${args.join(' ')} failed. Its output is above.`)
  process.exit(1)
}

async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
  console.log('› Installing packages (about half a minute, once)')
  // With NODE_ENV=production npm would leave out what builds and deploys.
  await run('npm', ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'])
  writeFileSync(MARK, wanted)
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

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`✗ Node 20 or newer is needed to begin; this is ${process.version}.`)
  process.exit(1)
}
const needsBrowser = process.argv.includes('--browser')
const [hasShell] = await Promise.all([needsBrowser && installShell(), installPackages()])
if (needsBrowser && !hasShell && !findChromium()) {
  console.log('› Downloading Chromium for the browser tests (once)')
  // Playwright's own Chromium; its installer comes with the packages.
  await run('npx', ['playwright-core', 'install', 'chromium'])
}
