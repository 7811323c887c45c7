/** A username as it is stored: what looks alike to a reader, as full-width letters and several spaces do, is written alike. */
export function usernameOf(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** True for two usernames that differ in nothing but case. */
export function isSameUsername(one: string, other: string): boolean {
  return usernameOf(one).toLowerCase() === usernameOf(other).toLowerCase()
}
