import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Statement } from '../../worker/src/db/prepared.ts'

const FOLDER = resolve(import.meta.dirname, '../../worker/src/db')
// Vite reads its settings by a loader of its own, which is closed before the first module is asked for.
const load = createRequire(import.meta.url)

/** The statements of all queries in `worker/src/db` that are prepared, by their names. */
export function statementsAhead(): Record<string, Statement> {
  for (const path of globSync(`${FOLDER}/**/*.ts`)) {
    if (readFileSync(path, 'utf8').includes(' = prepared(')) load(path)
  }
  const { writeStatements }: typeof import('../../worker/src/db/prepared.ts') = load(`${FOLDER}/prepared.ts`)
  const { openDb }: typeof import('../../worker/src/db/client.ts') = load(`${FOLDER}/client.ts`)
  // A statement is written without the database.
  return writeStatements(openDb({} as D1Database))
}

/** Gives the built Worker its statements, which drizzle needs a tenth of a fresh isolate's first page to write. */
export const withStatements: Plugin = {
  name: 'statements-ahead',
  apply: 'build',
  load(id) {
    if (this.environment.name !== 'ssr' || id !== `${FOLDER}/statements.ts`) return null
    return `export const STATEMENTS = ${JSON.stringify(statementsAhead())}`
  },
}
