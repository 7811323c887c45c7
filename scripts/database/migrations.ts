import { globSync, readFileSync } from 'node:fs'

/** The files of all migrations, oldest first. */
export function migrationFiles(): string[] {
  return globSync('drizzle/*.sql').sort()
}

/** The statements of a migration, in order. */
export function statementsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
}

/** Applies migrations without wrangler, which takes seconds for it: each in one batch, all or nothing. */
export async function applyMigrations(d1: D1Database, files = migrationFiles()): Promise<void> {
  for (const file of files) await d1.batch(statementsOf(file).map((statement) => d1.prepare(statement)))
}
