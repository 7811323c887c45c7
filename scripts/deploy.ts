import { build } from './build.ts'
import { fail, failWith, messageOf, orExit, outputOf, parseCommandLine, runToolVisibly, say } from './cli/command.ts'
import { targetOf } from './database/target.ts'
import { missingSecrets, notesOf, problemsOf, readConfig } from './deploy/config.ts'
import { migrateCounting } from './deploy/migrate.ts'
import { smoke } from './deploy/smoke.ts'
import { ONLY_AS_VISITOR, testerOf } from './deploy/tester.ts'

const POLLING = { forMs: 5 * 60_000, everyMs: 5000 }

const { values } = parseCommandLine({ options: { env: { type: 'string' }, 'dry-run': { type: 'boolean' } } })
const isDry = values['dry-run'] === true
const env = values.env ?? fail('Say which environment: npm run deploy -- --env staging, or --env production.')

const config = orExit(() => readConfig(env))

async function checkSettings(): Promise<void> {
  const problems = problemsOf(config, env)
  if (!isDry)
    problems.push(
      ...(await missingSecrets(config, env)).map(
        (name) => `npx wrangler secret put ${name} --config wrangler.toml --env ${env}`,
      ),
    )
  for (const note of notesOf(config)) say(note)
  if (problems.length === 0) return
  const words = `Before this can be deployed (docs/operations.md):\n  ${problems.join('\n  ')}`
  if (!isDry) fail(words)
  say(words)
}

/** The command that restores the database to its present state. */
async function wayBack(): Promise<string> {
  const flags = ['--config', targetOf({ env }).config, '--env', env]
  const { bookmark } = JSON.parse(await outputOf('wrangler', 'd1', 'time-travel', 'info', 'DB', ...flags, '--json'))
  return `npx wrangler d1 time-travel restore DB ${flags.join(' ')} --bookmark=${bookmark}`
}

async function migrate(): Promise<void> {
  // A dry run tries the same locally.
  if (isDry) return migrateCounting(targetOf({ local: true }))
  const back = await wayBack()
  await migrateCounting(targetOf({ env })).catch((error) =>
    fail(`${messageOf(error)}\n  The Worker was not deployed. The database as it was:\n  ${back}`),
  )
}

const site = String(config.vars.SITE_URL)
process.env.SITE_URL = site || 'https://site-url-is-not-set.example'
process.env.CLOUDFLARE_ENV = env
process.env.TURNSTILE_SITE_KEY = String(config.vars.TURNSTILE_SITE_KEY ?? '')
await checkSettings().catch(failWith)
await build().catch(failWith)
await migrate().catch(failWith)
say(isDry ? 'Packing for Cloudflare, without sending' : `Deploying ${env}`)
if ((await runToolVisibly('wrangler', 'deploy', ...(isDry ? ['--dry-run'] : []))) !== 0) {
  // No migration takes a name away (tests/migrations.test.ts), so what was deployed before runs on the new schema as well.
  fail(isDry ? 'It could not be packed.' : 'It was not deployed; what was deployed before still serves.')
}
if (!isDry) {
  say(`Trying ${site}`)
  const tester = testerOf(process.env)
  await smoke(site, tester, say, POLLING).catch((error) =>
    fail(
      `${messageOf(error)}\n  If this version is to blame, back to the one before it: npx wrangler rollback --name ${config.name}`,
    ),
  )
  if (!tester) say(ONLY_AS_VISITOR)
}
say(isDry ? 'Nothing was sent' : `${env} is deployed`)
