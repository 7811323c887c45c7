/** True when every word of `q` is in one of the texts, ignoring case. */
export function containsWords(q: string, ...texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
