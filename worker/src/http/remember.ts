/** What `make` makes of `text`, from `all` where it was made before; no more than `most` are remembered. */
export function remember<T>(all: Map<string, T>, most: number, text: string, make: (text: string) => T): T {
  const before = all.get(text)
  if (before !== undefined) return before
  const made = make(text)
  if (all.size < most) all.set(text, made)
  return made
}
