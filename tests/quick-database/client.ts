import { readFileSync } from 'node:fs'
import type { TestHarnessOptions } from 'wrangler'
import { compatibility_date } from '../../scripts/product/compatibility.ts'
import type { Asked, Question } from './worker.ts'

const NAME = 'quick-database'

/** A Worker beside the product that runs any query on its database; used by `quickDatabase`. */
export function databaseWorker(): TestHarnessOptions['workers'][number] {
  const { d1_databases } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'))
  return {
    config: { name: NAME, main: 'tests/quick-database/worker.ts', compatibility_date, d1_databases },
  }
}

interface Harness {
  getWorker: (name: string) => { fetch: (path: string, init: { method: string; body: string }) => Promise<Answered> }
}

interface Answered {
  ok: boolean
  json: () => Promise<unknown>
}

/**
 * The database of a running product. The binding that wrangler provides makes a call to the runtime for each step of a statement
 * and waits for it: `prepare`, `bind` and `all` are six calls that block the whole process, a tenth of the time of all tests. Here
 * a statement or a batch is one call. Throws what D1 throws.
 */
export function quickDatabase(harness: Harness): D1Database {
  const worker = harness.getWorker(NAME)

  async function ask(question: Question): Promise<unknown> {
    const response = await worker.fetch('/', { method: 'POST', body: JSON.stringify(question) })
    const told = await response.json()
    if (!response.ok) throw new Error(String(told))
    return told
  }

  const batch = (statements: readonly Asked[]) => ask({ asked: [...statements], raw: false }) as Promise<D1Result[]>
  const only = async (statement: Asked) => (await batch([statement]))[0] as D1Result<Record<string, unknown>>

  const prepare = (sql: string, params: unknown[] = []) => {
    const statement = { sql, params }
    return {
      ...statement,
      bind: (...values: unknown[]) => prepare(sql, values),
      all: () => only(statement),
      run: () => only(statement),
      raw: () => ask({ asked: [statement], raw: true }),
      first: async (column?: string) => {
        const [row] = (await only(statement)).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    }
  }
  // Sessions, dumps and scripts are left to the binding.
  return { prepare, batch } as unknown as D1Database
}
