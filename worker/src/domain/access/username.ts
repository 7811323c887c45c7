/** A username as it is stored, normalized so that spellings that look alike (full-width letters, several spaces) are equal. */
export function usernameOf(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** True for two usernames that are the same apart from case. */
export function isSameUsername(one: string, other: string): boolean {
  return inOneCase(usernameOf(one)) === inOneCase(usernameOf(other))
}

/**
 * A name in one case, whatever case it was typed in. Letter by letter, and by way of capitals: the lower case of Σ depends on
 * where it stands, and some letters share a capital.
 */
export function inOneCase(name: string): string {
  return [...name].map((letter) => letter.toUpperCase().toLowerCase()).join('')
}
