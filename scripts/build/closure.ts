/** `first`, what `next` returns for each of them, and so on: each once, in the order in which it is reached. */
export function closure<T>(first: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set(first)
  // Iterating over a set also visits what is added meanwhile.
  for (const one of reached) for (const further of next(one)) reached.add(further)
  return reached
}
