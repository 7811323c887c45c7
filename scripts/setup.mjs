// Runs before every command, on whatever Node the machine has and with nothing installed: so plain JavaScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'

const MARK = 'node_modules/.installed-lockfile'

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error || status !== 0) {
    console.error(`\n✗ ${command} ${args.join(' ')} failed. Its own words stand above.`)
    process.exit(1)
  }
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
  console.log('› Installing packages (about half a minute, once)')
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'])
  writeFileSync(MARK, wanted)
}

function installChromium() {
  if (findChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('› Installing Chromium for the browser tests (once)')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'])
    return
  }
  console.log('› Downloading Chromium for the browser tests (once)')
  run('npx', ['playwright-core', 'install', 'chromium'])
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`✗ Node 20 or newer is needed to begin; this is ${process.version}.`)
  process.exit(1)
}
installPackages()
if (process.argv.includes('--browser')) installChromium()
