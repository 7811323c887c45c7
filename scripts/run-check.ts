import { checkSources, checkTypes } from './check.ts'
import { say } from './command.ts'

say('Checking format, lint, types and dead exports')
await Promise.all([checkSources(), checkTypes()]).catch(({ message }) => {
  console.error(message)
  process.exit(1)
})
