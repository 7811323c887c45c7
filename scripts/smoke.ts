import { failWith, onlyArgument, parseCommandLine, say } from './cli/command.ts'
import { smoke } from './deploy/smoke.ts'
import { ONLY_AS_VISITOR, testerOf } from './deploy/tester.ts'

const { positionals } = parseCommandLine({ options: {}, allowPositionals: true })
const site = onlyArgument(positionals, 'Say which site to try: npm run smoke -- https://www.example.org')
const tester = testerOf(process.env)
say(`Trying ${site}`)
await smoke(site, tester, say).catch(failWith)
if (!tester) say(ONLY_AS_VISITOR)
