import { isRecord, textOf } from './stored.ts'

/** What was last sent without an answer, and the key it was sent under; both are empty where nothing was. */
export interface Attempt {
  body: string
  key: string
}

export const NO_ATTEMPT: Attempt = { body: '', key: '' }

/** An attempt from what was stored, whoever wrote it. */
export function readAttempt(stored: unknown): Attempt {
  const { body, key } = isRecord(stored) ? stored : {}
  return { body: textOf(body), key: textOf(key) }
}

/** The attempt to send `content`: the one before where it was the same, so that it is not stored twice. */
export function attemptAt(content: unknown, before: Attempt): Attempt {
  const body = JSON.stringify(content)
  return before.key && before.body === body ? before : { body, key: crypto.randomUUID() }
}
