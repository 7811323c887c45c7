import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { SectionKey } from '../section-key.ts'

/**
 * Stores the response to a save in the query cache. A fetch that began before the save is canceled: its older response would
 * arrive later and replace the new one.
 */
export function cacheResponse<Key extends QueryKey, Data>(
  queries: QueryClient,
  queryKey: DataTag<Key, Data>,
  response: Data,
): void {
  void queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Data>(queryKey, response)
}

/** Refetches a section's queries except those of single records: the response to a save has just updated that one. */
export function refetchAround(queries: QueryClient, section: SectionKey): Promise<void> {
  return queries.invalidateQueries({ queryKey: [section], predicate: ({ queryKey }) => queryKey[1] !== 'one' })
}
