import { check } from './check.ts'
import { say } from './command.ts'

say('Checking format, lint, types and dead exports')
await check().catch(({ message }) => {
  console.error(message)
  process.exit(1)
})
