import { checkPages, checkSources } from './check/check.ts'
import { failWith, say } from './cli/command.ts'

say('Checking format, lint, types and dead exports')
await Promise.all([checkSources(), checkPages()]).catch(failWith)
