import { rmSync, writeFileSync } from 'node:fs'
import { exitStatus, startAttached } from './attached.ts'
import { describeApi } from './build/describe-api.ts'
import { drawPictures } from './build/draw-pictures.ts'
import { failWith, parseCommandLine, say } from './command.ts'
import { prepareDatabase } from './database.ts'
import { signInsInWords } from './demo/sign-ins.ts'
import { configOf } from './dev-config.ts'
import { becomeOnlyServer, noteListener } from './one-server.ts'
import { freePort, givenPort } from './port.ts'

parseCommandLine({ options: {} })
const port = String(givenPort())
const site = `http://127.0.0.1:${port}`
await becomeOnlyServer(site)
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
noteListener(server.pid)
server.on('exit', (status, signal) => process.exit(exitStatus(status, signal)))
