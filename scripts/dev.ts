import { rmSync, writeFileSync } from 'node:fs'
import { describeApi } from './build/describe-api.ts'
import { drawPictures } from './build/draw-pictures.ts'
import { failWith, parseCommandLine, say } from './cli/command.ts'
import { freePort, givenPort } from './cli/port.ts'
import { prepareDatabase } from './database/database.ts'
import { signInsInWords } from './demo/sign-ins.ts'
import { exitStatus, startAttached } from './start/attached.ts'
import { configOf } from './start/dev-config.ts'
import { acquireServerLock, addListenerToLock } from './start/server-lock.ts'

parseCommandLine({ options: {} })
const port = String(givenPort())
const site = `http://127.0.0.1:${port}`
await acquireServerLock(site)
// Checked here: if the port is taken, Astro would choose another one, and the addresses printed here and in mails would be
// wrong.
await freePort('npm run dev')
// The adapter takes no variables but those of a file, and the paths in that are relative to it.
const config = `.wrangler-dev-${port}.toml`
say('Preparing the database')
await drawPictures()
await describeApi()
const { signIns } = await prepareDatabase().catch(failWith)
say(`Starting with hot reload on ${site}`)
console.log(`\n  ${signInsInWords(signIns).join('\n  ')}\n`)
writeFileSync(config, configOf(site))
process.on('exit', () => rmSync(config, { force: true }))
Object.assign(process.env, { SITE_URL: site, CLOUDFLARE_VITE_WRANGLER_CONFIG_PATH: config })
const server = startAttached('astro', ['dev', '--host', '127.0.0.1', '--port', port], 'inherit')
addListenerToLock(server.pid)
server.on('exit', (status, signal) => process.exit(exitStatus(status, signal)))
