/** The names that several of the trailers have, such as two of the same make, which only their numbers tell apart. */
export function repeatedNames(trailers: readonly { name: string }[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { name } of trailers) (seen.has(name) ? repeated : seen).add(name)
  return repeated
}
