import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Statement } from '../../worker/src/db/prepared.ts'

const FOLDER = resolve(import.meta.dirname, '../../worker/src/db')
// Vite loads its config with a module loader that is closed before the first module is built.
const load = createRequire(import.meta.url)

/** The statements of all prepared queries in `worker/src/db`, by name. */
export function preparedStatements(): Record<string, Statement> {
  for (const path of globSync(`${FOLDER}/**/*.ts`)) {
    if (readFileSync(path, 'utf8').includes(' = prepared(')) load(path)
  }
  const { writeStatements }: typeof import('../../worker/src/db/prepared.ts') = load(`${FOLDER}/prepared.ts`)
  const { openDb }: typeof import('../../worker/src/db/client.ts') = load(`${FOLDER}/client.ts`)
  // Generating SQL needs no database.
  return writeStatements(openDb({} as D1Database))
}

/** Embeds the statements in the built Worker; generating them takes drizzle a tenth of a fresh isolate's first page. */
export const withStatements: Plugin = {
  name: 'prepared-statements',
  apply: 'build',
  load(id) {
    if (this.environment.name !== 'ssr' || id !== `${FOLDER}/statements.ts`) return null
    return `export const STATEMENTS = ${JSON.stringify(preparedStatements())}`
  },
}
