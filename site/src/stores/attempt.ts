import { isRecord, stringOrEmpty } from './stored.ts'

/** What was last sent without a response, and its idempotency key; both are empty if nothing was. */
export interface Attempt {
  body: string
  key: string
}

export const NO_ATTEMPT: Attempt = { body: '', key: '' }

/** Reads an attempt from stored data, which is not trusted. */
export function readAttempt(stored: unknown): Attempt {
  const { body, key } = isRecord(stored) ? stored : {}
  return { body: stringOrEmpty(body), key: stringOrEmpty(key) }
}

/** The attempt to send `content`: the previous one if the content is the same, so that the server stores it only once. */
export function attemptAt(content: unknown, before: Attempt): Attempt {
  const body = JSON.stringify(content)
  return before.key && before.body === body ? before : { body, key: crypto.randomUUID() }
}
