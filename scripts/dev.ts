import { exitStatus, startAttached } from './attached.ts'
import { describeApi } from './build/describe-api.ts'
import { drawPictures } from './build/draw-pictures.ts'
import { parseCommandLine, say } from './command.ts'
import { migrate, seed } from './database.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'
import { freePort } from './port.ts'

parseCommandLine({ options: {} })
// Checked here: if the port is taken, Astro would choose another one, and the addresses printed here and in mails would be
// wrong.
const port = String(await freePort('npm run dev'))
say('Preparing the database')
await drawPictures()
await describeApi()
await migrate()
await seed()
say(`Starting with hot reload on http://127.0.0.1:${port}; at /admin, developer with the password ${DEMO_PASSWORD}`)
const server = startAttached('astro', ['dev', '--host', '127.0.0.1', '--port', port], 'inherit')
server.on('exit', (status, signal) => process.exit(exitStatus(status, signal)))
