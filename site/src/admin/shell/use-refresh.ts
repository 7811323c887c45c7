import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refetchPermissions } from '../api/query-client.ts'
import { NOTIFICATIONS } from '../notifications/queries.ts'

/** How long the refresh button spins, however quick the response (admin specification, section 2). */
const SPIN_MS = 700

/** Loads the data of a section again, the notifications, and what the person may do. */
export function refreshSection(queries: QueryClient, key: string): void {
  // Otherwise the bell would count none for half a minute beside a section that shows the new request.
  for (const queryKey of [[key], NOTIFICATIONS]) void queries.invalidateQueries({ queryKey })
  refetchPermissions()
}

/** The same for a button that shows that it was pressed; `more` is called along with it. */
export function useRefresh(sectionKey: string, more?: () => void) {
  const queries = useQueryClient()
  const [refreshing, setRefreshing] = useState(false)
  useEffect(() => {
    if (!refreshing) return
    const spinning = setTimeout(() => setRefreshing(false), SPIN_MS)
    return () => clearTimeout(spinning)
  }, [refreshing])
  const refresh = () => {
    setRefreshing(true)
    refreshSection(queries, sectionKey)
    more?.()
  }
  return { refreshing, refresh }
}
