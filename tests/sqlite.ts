import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The rows of a query on the one local database that wrangler keeps in `state`, while nothing runs on it. Read from the file:
 * starting workerd for it takes more than half a second of processor time.
 */
export function rowsIn(state: string, query: string): Record<string, unknown>[] {
  const files = globSync(join(state, 'v3/d1/*/*.sqlite')).filter((file) => !file.endsWith('metadata.sqlite'))
  const [file = '', ...others] = files
  if (file === '' || others.length > 0) throw new Error(`There is not one database in ${state}: ${files.join(', ')}`)
  const db = new DatabaseSync(file)
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}
