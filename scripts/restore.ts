import { withInstallation } from './backup/installation.ts'
import { readManifest } from './backup/manifest.ts'
import { filledTables, restoreBackup } from './backup/restore.ts'
import { failWith, onlyArgument, parseCommandLine, say } from './cli/command.ts'
import { migrate, nameOf, TARGET_OPTIONS, type Target, targetOf } from './database/target.ts'

const options = { ...TARGET_OPTIONS, overwrite: { type: 'boolean' } } as const
const { values, positionals } = parseCommandLine({ options, allowPositionals: true })
const folder = onlyArgument(positionals, 'Say what to restore: npm run restore -- FOLDER')

async function run(): Promise<void> {
  const target = targetOf(values)
  const manifest = readManifest(folder)
  say(`Restoring the backup of ${manifest.made_at} to ${nameOf(target)}`)
  if (!values.overwrite) await refuseRecords(target)
  await migrate(target)
  await withInstallation(target, (installation) => restoreBackup(installation, folder, manifest))
  say(`${Object.keys(manifest.tables).length} tables and ${manifest.pictures.length} pictures are back`)
  say('Nobody is signed in; passwords are those of the backup; mails that waited are not sent')
}

// Before the migrations, so that an installation that is refused stays as it is.
async function refuseRecords(target: Target): Promise<void> {
  const filled = await withInstallation(target, filledTables)
  if (filled.length > 0) {
    throw new Error(`There are records already (${filled.join(', ')}). To replace all of them: --overwrite`)
  }
}

await run().catch(failWith)
