import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ActivityList } from '#contract/activity'
import { useHasPermission } from '../session/session.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { clearActivities, listActivities, readActivity, readAllActivities } from './calls.ts'
import { NOTHING, newestEntries, withAllRead, withRead } from './list.ts'

/** How often the server is polled while the tab is visible. */
const POLL_MS = 30_000

/** Key of the query for the notifications. */
export const NOTIFICATIONS = ['notifications'] as const

const activities = queryOptions({
  queryKey: NOTIFICATIONS,
  queryFn: async ({ signal }) => newestEntries(await listActivities(signal)),
  refetchInterval: POLL_MS,
})

/** Whether the person may see notifications. */
export function useMayViewNotifications(): boolean {
  return useHasPermission('activity.view')
}

/** The latest activity, polled while the tab is visible; a failure leaves the previous list. */
export function useNotifications(): { list: ActivityList['data']; isKnown: boolean } {
  const { data } = useQuery({ ...activities, enabled: useMayViewNotifications() })
  return { list: data ?? NOTHING, isKnown: data !== undefined }
}

interface ChangeOptions {
  /** Message of the toast shown if the change fails after the list was closed. */
  refused?: string
  /** Sections that show entries of the list too. */
  alsoIn?: readonly string[]
}

/** An optimistic change of the list, rolled back if the server refuses it. */
function useChange<T>(
  change: (input: T) => Promise<void>,
  shown: (list: ActivityList['data'], input: T) => ActivityList['data'],
  { refused = '', alsoIn = [] }: ChangeOptions = {},
) {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const { queryKey } = activities
  return useMutation({
    mutationFn: change,
    onMutate: async (input: T) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (list) => list && shown(list, input))
      return before
    },
    onError: (error, _, before) => {
      queries.setQueryData(queryKey, before)
      if (refused) toastIfLeft(refused, error)
    },
    onSettled: () => {
      const keys = [queryKey, ...alsoIn.map((section) => [section])]
      return Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: key })))
    },
  })
}

/** Marks one entry as read; a failure is not reported, since the person only asked to open the entry. */
export const useMarkRead = () => useChange(readActivity, withRead)

/** Marks all as read, up to the id of the newest one shown. */
export const useMarkAllRead = () =>
  useChange(readAllActivities, withAllRead, { refused: 'Your notifications were not marked as read.' })

/** Empties the list of this account, up to the id of the newest one shown; the dashboard shows the newest of it too. */
export const useClear = () =>
  useChange(clearActivities, () => NOTHING, { refused: 'Your notifications were not cleared.', alsoIn: ['dashboard'] })
