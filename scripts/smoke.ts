import { fail, say } from './command.ts'
import { smoke } from './deploy/smoke.ts'
import { testerOf } from './deploy/tester.ts'

const site = process.argv[2]
if (!site) fail('Say which site to try: npm run smoke -- https://www.example.org')
const tester = testerOf(process.env)
say(`Trying ${site}`)
await smoke(site, tester, say).catch(({ message }) => fail(message))
if (!tester) say('Signing in, saving and uploading were not tried: set SMOKE_USERNAME and SMOKE_PASSWORD for that')
