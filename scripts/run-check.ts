import { checkPages, checkSources } from './check.ts'
import { say } from './command.ts'

say('Checking format, lint, types and dead exports')
await Promise.all([checkSources(), checkPages()]).catch(({ message }) => {
  console.error(message)
  process.exit(1)
})
