import { startVitest } from 'vitest/node'
import { build } from './build.ts'
import { check } from './check.ts'
import { say } from './command.ts'

try {
  say('Checking format, lint, types and dead exports')
  await check()
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
say('Running unit, API and browser tests')
const vitest = await startVitest(process.argv.slice(2), { run: true })
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
const unhandled = vitest.state.getUnhandledErrors().length
const isWhole = vitest.state.getTestModules().every((module) => module.state() !== 'failed')
await vitest.close()
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
process.exit(count('failed') > 0 || count('passed') === 0 || unhandled > 0 || !isWhole ? 1 : 0)
