import { waitInWords } from '#contract/text/wait'
import type { Failure, Issue } from '#contract/wire'
import { timeoutSignal } from './timeout-signal.ts'

/** The result of a call: its value, or a sentence for the visitor. `status` 0 means that no response came at all. */
export type CallResult<T> =
  | { ok: true; value: T; headers: Headers }
  | { ok: false; status: number; error: string; issues: Issue[] }

/**
 * One call to the Worker, which never rejects; `fallback` is the message if no readable response comes back. A response without
 * `part` is a proxy's, and counts as none.
 */
export async function call<T extends object>(
  path: string,
  fallback: string,
  part?: keyof T,
  init?: RequestInit,
): Promise<CallResult<T>> {
  try {
    const response = await fetch(path, { signal: timeoutSignal(), ...init })
    if (response.ok) {
      const value = await response.json<T>()
      const kind = part && typeof value[part]
      // A proxy may have a `message` too, but in words.
      if (kind === 'undefined' || kind === 'string') throw new TypeError()
      return { ok: true, value, headers: response.headers }
    }
    const failure = await response.json<Partial<Failure>>().catch(() => null)
    const error = messageIn(failure) ?? refusalByNetwork(response) ?? fallback
    return { ok: false, status: response.status, error, issues: failure?.issues ?? [] }
  } catch {
    return { ok: false, status: 0, error: fallback, issues: [] }
  }
}

/** The message of a failed response; `null` if it has none in words, as one of a proxy may. */
export function messageIn(failure: { error?: unknown } | null): string | null {
  const error = failure?.error
  return typeof error === 'string' && error.trim() !== '' ? error : null
}

// The network in front of the Worker may reject a request without our JSON.
function refusalByNetwork({ status, headers }: Response): string | null {
  const seconds = Number(headers.get('Retry-After'))
  return status === 429 && seconds > 0 ? `Too many requests. Please try again in ${waitInWords(seconds)}.` : null
}
