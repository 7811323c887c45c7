/**
 * What a search for `words` found, the best first: names that begin with the words, then names that contain them all, then the rest,
 * each in the order of `found`. `nameOf` returns the name spelled like the words.
 */
export function bestFirst<Found>(
  found: readonly Found[],
  words: readonly string[],
  nameOf: (one: Found) => string,
): Found[] {
  const phrase = words.join(' ')
  const begin: Found[] = []
  const contain: Found[] = []
  const rest: Found[] = []
  for (const one of found) {
    const name = nameOf(one)
    if (name.startsWith(phrase)) begin.push(one)
    else if (words.every((word) => name.includes(word))) contain.push(one)
    else rest.push(one)
  }
  return [...begin, ...contain, ...rest]
}
