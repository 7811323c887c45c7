import type { Failure } from '#contract/wire'
import { messageIn } from './call.ts'
import { timeoutSignal } from './timeout-signal.ts'

/** Enters the site with its password; returns what is wrong, or `null` once the site is open. */
export async function enterSite(password: string): Promise<string | null> {
  // Not with `call`, which treats a response without a body as a failure: the site opens with a 204.
  const fallback = 'Incorrect password. Please try again.'
  const headers = { 'Content-Type': 'application/json' }
  try {
    const init = { method: 'POST', headers, body: JSON.stringify({ password }), signal: timeoutSignal() }
    const response = await fetch('/api/auth/site-access', init)
    if (response.ok) return null
    return messageIn(await response.json<Partial<Failure> | null>()) ?? fallback
  } catch {
    return fallback
  }
}
