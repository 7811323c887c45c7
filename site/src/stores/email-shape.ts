/** Message for a text that is not an e-mail address; the server says the same. */
export const NO_EMAIL = 'Enter an e-mail address like name@example.com'

/** True for what may be an e-mail address, so that a typo is reported at once. The server applies the full rule. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S{2,}$/.test(text.trim())
}
