import { pluralized } from '#contract/text/pluralized'
import { toast } from '../ui/toast/toasts.ts'
import { readSecondFactor } from './calls.ts'

// Longer than other toasts: it comes together with a whole page.
const SHOWN_MS = 15_000

/** How many recovery codes are left, in a sentence. */
export function codesLeftInWords(left: number): string {
  return `You have ${left === 0 ? 'no recovery codes' : pluralized(left, 'recovery code')} left.`
}

/** Tells somebody who has just signed in with a recovery code how many are left; nothing if that cannot be read. */
export async function showCodesLeft(): Promise<void> {
  const factor = await readSecondFactor().catch(() => null)
  if (!factor) return
  const { recovery_codes: left } = factor
  const next = ' Make new ones in Two-step sign-in: without your phone you could not sign in.'
  toast(`${codesLeftInWords(left)}${left === 0 ? next : ''}`, { tone: left === 0 ? 'stop' : 'done', shownMs: SHOWN_MS })
}
