import type { Issue } from '#contract/wire'

/** Whether something is wrong, which field it is about, and the message. */
export type Check = readonly [wrong: boolean, path: string, message: string]

/** The issues of the checks that failed. */
export function issuesOf(checks: readonly Check[]): Issue[] {
  return checks.filter(([wrong]) => wrong).map(([, path, message]) => ({ path, message }))
}

/** True for what may be an e-mail address, so that a typo is reported at once. The server applies the full rule. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S{2,}$/.test(text.trim())
}
