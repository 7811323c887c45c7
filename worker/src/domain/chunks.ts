/** `items` in order, in chunks whose sizes add up to at most `most`; an item larger than that is a chunk of its own. */
export function inChunks<Item>(items: readonly Item[], most: number, sizeOf: (item: Item) => number): Item[][] {
  const chunks: Item[][] = []
  let total = most
  for (const item of items) {
    const size = sizeOf(item)
    total += size
    if (chunks.length === 0 || total > most) {
      chunks.push([])
      total = size
    }
    chunks.at(-1)?.push(item)
  }
  return chunks
}
