import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newestId } from '../notifications/list.ts'
import { useNotifications } from '../notifications/queries.ts'
import { dashboardQuery } from './calls.ts'

/** Reads the dashboard again once the bell hears of something new; like the bell's polls, this keeps no session alive. */
export function useNews(): void {
  const queries = useQueryClient()
  const { list, isKnown } = useNotifications()
  const newest = isKnown ? newestId(list) : null
  const known = useRef(newest)
  useEffect(() => {
    if (newest === null) return
    if (known.current !== null && newest > known.current) queries.prefetchQuery(dashboardQuery({ unattended: true }))
    known.current = newest
  }, [newest, queries])
}
