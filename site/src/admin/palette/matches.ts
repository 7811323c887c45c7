/** True when every word of `typed` begins a word of `text`; letter case and accents do not count. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What to ask the server for: a number with or without its #, or at least two letters; '' is not enough to ask. */
export function searchWords(typed: string): string {
  const words = typed.trim()
  const number = /^#?(\d+)$/.exec(words)?.[1]
  if (number) return number
  return [...words].length >= 2 ? words : ''
}
