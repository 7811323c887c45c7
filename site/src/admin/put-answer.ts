import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what the server answered to a save into the memory. What was asked before the save is stopped: its answer would
 * be the older one, and come later.
 */
export function putAnswer<Key extends QueryKey, Data>(
  queries: QueryClient,
  queryKey: DataTag<Key, Data>,
  answer: Data,
): void {
  void queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Data>(queryKey, answer)
}
