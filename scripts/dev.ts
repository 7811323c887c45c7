import { givenTo, loudly, say } from './command.ts'
import { migrate, seed } from './database.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'
import { describeApi } from './describe-api.ts'
import { drawPictures } from './draw-pictures.ts'
import { givenPort } from './port.ts'

givenTo({ options: {} })
const port = String(givenPort())
say('Preparing the database')
await drawPictures()
await describeApi()
await migrate()
await seed()
say(`Starting with hot reload on http://127.0.0.1:${port}; at /admin, developer with the password ${DEMO_PASSWORD}`)
process.exit(await loudly('astro', 'dev', '--host', '127.0.0.1', '--port', port))
