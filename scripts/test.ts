import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { build } from './build.ts'
import { checkPages, checkSources } from './check/check.ts'
import { failWith, messageOf, say } from './cli/command.ts'
import { SHOTS } from './sheet/screens.ts'
import { assembleSheet } from './sheet/small-sheet.ts'

/** The output of a check once it has failed; nothing if it passes. */
const complaintOf = (check: Promise<void>) =>
  check.then(
    () => '',
    (error: unknown) => {
      say('A check has failed; its output is at the end')
      return messageOf(error)
    },
  )

// Each tool compiles megabytes of script; from its second start on they are cached.
process.env.NODE_COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

say('Checking format, lint, types and dead exports')
const ofSources = complaintOf(checkSources())
await build().catch(failWith)
// After the build, which writes the same generated types. From here on checks run beside the tests.
const ofPages = complaintOf(checkPages())
rmSync(SHOTS, { recursive: true, force: true })
say('Running unit, API and browser tests')
const vitest = await startVitest(process.argv.slice(2), { run: true })
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
// Tests that passed on the second try: the report lists them, but only this says why the first try failed.
const shaky = tests.filter((test) => test.diagnostic()?.flaky)
const unhandled = vitest.state.getUnhandledErrors().length
const isWhole = vitest.state.getTestModules().every((module) => module.state() !== 'failed')
await vitest.close()
const sheet = await assembleSheet()
const complaints = (await Promise.all([ofSources, ofPages])).filter((words) => words !== '')
for (const words of complaints) console.error(`\n✗ A check failed. ${words}`)
const beside = [
  ...(isWhole || count('failed') > 0 ? [] : [', and a file of tests could not be run']),
  ...(complaints.length > 0 ? [', and the checks failed'] : []),
]
for (const test of shaky) {
  const { errors = [] } = test.result()
  console.error(
    `\n! Passed only when tried again: ${test.fullName}\n${errors.map(({ stack, message }) => stack ?? message).join('\n')}`,
  )
}
if (sheet) console.log(`\nScreens of the stories: ${sheet}`)
console.log(`\n${count('passed')} passed, ${count('failed')} failed${beside.join('')}`)
const isSound = count('failed') === 0 && count('passed') > 0 && unhandled === 0 && isWhole && complaints.length === 0
process.exit(isSound ? 0 : 1)
