import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasPermission } from '#domain/access/permissions'
import { useUser } from '../session/session.ts'
import { searchWords } from './matches.ts'
import { type Hit, SOURCES, type Source } from './records.ts'

const PAUSE_MS = 200

/** Records found in one source. */
export interface Found {
  source: Source
  hits: readonly Hit[]
}

/** Searches everything the person may see, after a short pause in typing; a newer search cancels an older one. */
export function useRecordSearch(typed: string) {
  const { permissions } = useUser()
  const now = searchWords(typed)
  const [words, setWords] = useState('')
  useEffect(() => {
    const pausing = setTimeout(() => setWords(now), now ? PAUSE_MS : 0)
    return () => clearTimeout(pausing)
  }, [now])
  const sources = SOURCES.filter(({ permission }) => hasPermission(permissions, permission))
  const searches = useQueries({
    queries: sources.map(({ key, find }) => ({
      queryKey: ['palette', key, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
      enabled: words !== '',
      staleTime: 0,
    })),
  })
  const found: Found[] = sources.map((source, place) => ({ source, hits: searches[place]?.data ?? [] }))
  return {
    // Not those for fewer words until the search begins: Enter would open one that does not match any more.
    found: now === '' || now !== words ? [] : found.filter(({ hits }) => hits.length > 0),
    isSearching: now !== '' && (now !== words || searches.some(({ isFetching }) => isFetching)),
    failed: words !== '' && searches.some(({ isError }) => isError),
  }
}
