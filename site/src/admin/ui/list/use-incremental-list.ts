import { useState } from 'react'

/** The first of a list that is all here, and as many more whenever `ShowMore` asks for them. */
export function useIncrementalList<Item>(all: readonly Item[], atOnce: number) {
  const [most, setMost] = useState(atOnce)
  const list = {
    hasNextPage: most < all.length,
    isFetching: false,
    isFetchNextPageError: false,
    error: null,
    // A new function after each of them, for `ShowMore` to see whether its end is still in view.
    fetchNextPage: () => setMost(most + atOnce),
  }
  return { shown: all.slice(0, most), list }
}
