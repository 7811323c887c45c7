import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { ApiLog, ErrorLog } from '#contract/log'
import { messageOf } from '../api/api-error.ts'
import { toast } from '../ui/toast/toasts.ts'
import { filterQuery, type LogAddress } from './address.ts'
import { downloadLog } from './calls.ts'
import type { LogKind } from './kind.ts'

const PAGE_SIZE = 50

/** The page of a log that the address asks for. */
export function useLogPage<Entry extends ApiLog | ErrorLog>(kind: LogKind<Entry>, address: LogAddress) {
  const query = filterQuery(address)
  query.set('page', String(address.page))
  query.set('limit', String(PAGE_SIZE))
  return useQuery({
    queryKey: [kind.section, String(query)],
    queryFn: ({ signal }) => kind.list(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** One entry by its id, fetched unless it is `known`: it may have moved to another page since its address was shared. */
export function useLogEntry<Entry extends ApiLog | ErrorLog>(
  kind: LogKind<Entry>,
  id: number,
  known: Entry | undefined,
) {
  return useQuery<Entry | null>({
    queryKey: [kind.section, 'entry', id],
    queryFn: async ({ signal }) => {
      const { logs } = await kind.list(new URLSearchParams({ id: String(id) }), signal)
      return logs[0] ?? null
    },
    initialData: () => known,
    // Log entries never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Downloads the filtered entries, and says so where that fails. */
export function useExport({ file }: Pick<LogKind<ApiLog>, 'file'>) {
  return useMutation({
    mutationFn: (address: LogAddress) => downloadLog(file.path, `${file.name}.txt`, filterQuery(address)),
    onSuccess: () => toast('The logs are exported.'),
    onError: (error) => toast(`Failed to export logs: ${messageOf(error)}`, { tone: 'stop' }),
  })
}
