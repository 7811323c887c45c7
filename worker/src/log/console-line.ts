import type { ErrorLevel } from '#contract/log'
import { redactText } from '#domain/log/redact'
import { onOneLine } from '#domain/log/text'

/** An error, taken apart for the console and the error log. */
export interface ErrorReport {
  level: ErrorLevel
  /** What was being done, in words for people. */
  doing: string
  message: string
  name: string
  code: string
  stack: string | null
}

/** The cause of an error: drizzle wraps the database's own error in one whose message quotes user input. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}

/** Takes apart whatever was thrown, and removes secrets. */
export function reportOf(doing: string, error: unknown, level: ErrorLevel): ErrorReport {
  const cause = causeOf(error)
  const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause))
  return {
    level,
    doing,
    message: redactText(message),
    name,
    code: codeOf(cause, message),
    stack: stack ? redactText(stack) : null,
  }
}

function codeOf(cause: unknown, message: string): string {
  const own = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return own || (/\bSQLITE_\w+|\bD1_\w+/.exec(message)?.[0] ?? '')
}

/** Writes one line of JSON to the console, since the log stream of a Worker is read by machines. */
export function writeLine({ level, ...report }: ErrorReport & { requestId?: string | null }): void {
  const line = onOneLine(JSON.stringify({ level, at: new Date().toISOString(), ...report }))
  if (level === 'error') console.error(line)
  else console.warn(line)
}
