import { say } from '../cli/command.ts'
import { migrate, nameOf, type Target } from '../database/target.ts'
import { countRows, lostRows, tablesOf } from './row-counts.ts'

/**
 * Migrates a database to the newest schema and counts the rows of every table before and after: D1 silently deletes child rows
 * when a migration rebuilds their parent table. Throws with what was lost.
 */
export async function migrateCounting(target: Target): Promise<void> {
  say(`Bringing the database of ${nameOf(target)} up to date, and counting its rows before and after`)
  const tables = await tablesOf(target)
  const before = await countRows(target, tables)
  await migrate(target)
  const after = await countRows(target, tables)
  const lost = lostRows(before, after)
  if (lost.length > 0) throw new Error(`The migrations lost rows:\n  ${lost.join('\n  ')}`)
  const total = Object.values(after).reduce((sum, count) => sum + count, 0)
  say(`${tables.length} tables hold ${total} rows, none lost`)
}
