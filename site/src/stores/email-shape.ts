/** What is said of a text that is no e-mail address; the server says the same. */
export const NO_EMAIL = 'Enter an e-mail address like name@example.com'

/** True for what may be an e-mail address, so that a slip is told at once. The server, which knows the whole rule, decides. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S{2,}$/.test(text.trim())
}
