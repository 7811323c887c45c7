import { backUp } from './backup/back-up.ts'
import { withInstallation } from './backup/installation.ts'
import { failWith, onlyArgument, parseCommandLine, say } from './cli/command.ts'
import { nameOf, TARGET_OPTIONS, targetOf } from './database/target.ts'

const { values, positionals } = parseCommandLine({ options: TARGET_OPTIONS, allowPositionals: true })
const folder = onlyArgument(positionals, 'Say where to: npm run backup -- FOLDER')

async function run(): Promise<void> {
  const target = targetOf(values)
  say(`Copying ${nameOf(target)} to ${folder}`)
  const { tables, pictures, missing } = await withInstallation(target, (installation) => backUp(installation, folder))
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${Object.keys(tables).length} tables, ${pictures.length} pictures`)
  say('It holds names, addresses, password hashes and keys of authenticator apps: keep it where only you can read it')
  // An error, since whoever runs it unattended would not hear of it otherwise.
  if (missing.length > 0)
    throw new Error(`The backup is whole but for these pictures, whose bytes are gone:\n  ${missing.join('\n  ')}`)
}

await run().catch(failWith)
