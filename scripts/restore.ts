import { bringBack, filledTables } from './backup/bring-back.ts'
import { readManifest } from './backup/manifest.ts'
import { openPlace } from './backup/place.ts'
import { fail, givenTo, oneOf, quietly, say } from './command.ts'
import { flagsOf, nameOf, TARGET_OPTIONS, targetOf } from './target.ts'

const options = { ...TARGET_OPTIONS, overwrite: { type: 'boolean' } } as const
const { values, positionals } = givenTo({ options, allowPositionals: true })
const folder = oneOf(positionals, 'Say what to restore: npm run restore -- FOLDER')

async function run(): Promise<void> {
  const target = targetOf(values)
  const manifest = readManifest(folder)
  say(`Restoring the backup of ${manifest.made_at} to ${nameOf(target)}`)
  await quietly('wrangler', 'd1', 'migrations', 'apply', 'DB', ...flagsOf(target))
  const place = await openPlace(target)
  try {
    const filled = await filledTables(place)
    if (filled.length > 0 && !values.overwrite) {
      throw new Error(`There are records already (${filled.join(', ')}). To replace all of them: --overwrite`)
    }
    await bringBack(place, folder, manifest)
    say(`${Object.keys(manifest.tables).length} tables and ${manifest.pictures.length} pictures are back`)
    say('Nobody is signed in; passwords are those of the backup')
  } finally {
    await place.close()
  }
}

await run().catch(({ message }) => fail(message))
