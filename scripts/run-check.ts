import { checkPages, checkSources } from './check.ts'
import { failWith, say } from './command.ts'

say('Checking format, lint, types and dead exports')
await Promise.all([checkSources(), checkPages()]).catch(failWith)
