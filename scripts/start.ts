import { build } from './build.ts'
import { fail, failWith, parseCommandLine, say } from './cli/command.ts'
import { freePort, givenPort } from './cli/port.ts'
import { prepareDatabase } from './database/database.ts'
import { signInsInWords } from './demo/sign-ins.ts'
import { exitStatus, startAttached } from './start/attached.ts'
import { startLocalCron, triggerCron } from './start/local-cron.ts'
import { copyToServe } from './start/served.ts'
import { acquireServerLock, addListenerToLock } from './start/server-lock.ts'
import { waitForServer } from './start/wait-for-server.ts'
import { warmPictures } from './start/warm-pictures.ts'

const STARTUP_TIMEOUT_MS = 60_000
const NO_SERVER = `The server does not respond. Its output is above. \`rm -rf dist\` builds the site anew; if that does not help, move
  .wrangler/state away, and the next start begins with the demo data, or with a backup (npm run restore).`

// Rejects arguments: the port is set by PORT, and anything given here would be ignored silently.
parseCommandLine({ options: {} })
const port = givenPort()
const site = `http://127.0.0.1:${port}`
// Before the port: told that the port is taken, one would start another server on another port.
await acquireServerLock(site)
await freePort('npm start')

await build().catch(failWith)
say('Bringing the database up to date')
const { isFresh, signIns } = await prepareDatabase().catch(failWith)
if (isFresh) say('Filled the empty database with the demo data')
say('Starting the server')
// The debugger's port is any free one, as in astro.config.ts.
const address = ['--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0', `--var=SITE_URL:${site}`]
// From the environment, from which the build above has already read the first of them.
const human = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'].flatMap((name) =>
  process.env[name] ? [`--var=${name}:${process.env[name]}`] : [],
)
// Once more: another server may have come meanwhile, and would be taken for this one.
await freePort('npm start')
const served = copyToServe(port)
const stores = [`--config=${served.config}`, '--persist-to=.wrangler/state']
const flags = [...stores, ...address, ...human, '--log-level=error', '--show-interactive-dev-session=false']
const server = startAttached('wrangler', ['dev', ...flags], ['ignore', 'inherit', 'inherit'])
addListenerToLock(server.pid)
let isUp = false
server.on('exit', (status, signal) => {
  served.remove()
  const code = exitStatus(status, signal)
  if (code !== 0 && !isUp) fail(NO_SERVER)
  process.exit(code)
})

isUp = await waitForServer(`${site}/api/health`, STARTUP_TIMEOUT_MS)
if (!isUp) {
  server.kill('SIGTERM')
  fail(NO_SERVER)
}

console.log(`
  Site      ${site}
  Rentals   ${site}/rentals
  Portal    ${site}/admin
  Mails     as files in .wrangler/tmp/email, until it stops

  ${signInsInWords(signIns).join('\n  ')}

  Stop with Ctrl-C.
`)

startLocalCron((cron) => triggerCron(site, cron))
// Only saves the first visitor a wait: a picture that is not ready is made on request.
if (isFresh) await warmPictures(site).catch(() => {})
