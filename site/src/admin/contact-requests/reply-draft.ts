import * as z from 'zod'

type Kind = 'replyDraft' | 'replyAttempt'

/** A reply as it was sent without a response, and the idempotency key it was sent under. */
const ReplyAttempt = z.object({ text: z.string(), again: z.boolean(), key: z.string() })
export type ReplyAttempt = z.infer<typeof ReplyAttempt>

// Texts that the browser's storage refused, kept until the page is closed.
const unsaved = new Map<string, string>()

/** The reply to a message that `user` has begun to write; '' for none. */
export function readDraft(user: number, message: number): string {
  return read('replyDraft', user, message)
}

/** Stores what was typed in this browser, for this person only; '' deletes it. */
export function keepDraft(user: number, message: number, text: string): void {
  keep('replyDraft', user, message, text)
}

/** The last attempt of `user` to send a reply to a message, if its outcome is unknown. */
export function readAttempt(user: number, message: number): ReplyAttempt | null {
  try {
    return ReplyAttempt.parse(JSON.parse(read('replyAttempt', user, message)))
  } catch {
    return null
  }
}

/** Stores an attempt like a draft, so that it outlives the panel and the page; `null` deletes it. */
export function keepAttempt(user: number, message: number, attempt: ReplyAttempt | null): void {
  keep('replyAttempt', user, message, attempt ? JSON.stringify(attempt) : '')
}

function read(kind: Kind, user: number, message: number): string {
  const key = keyOf(kind, user, message)
  try {
    return unsaved.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(kind: Kind, user: number, message: number, text: string): void {
  const key = keyOf(kind, user, message)
  unsaved.delete(key)
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== '') unsaved.set(key, text)
  }
}

const keyOf = (kind: Kind, user: number, message: number) => `${kind}:${user}:${message}`
