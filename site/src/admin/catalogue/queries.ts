import { type InfiniteData, skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { refetchAround } from '../api/cache-response.ts'
import { PAGED } from '../api/paged.ts'
import type { SectionKey } from '../section-key.ts'
import { $notDeleted } from '../ui/deletion/deletion.ts'
import { toast } from '../ui/toast/toasts.ts'
import type { CatalogueAddress } from './address.ts'
import type { RecordPage } from './calls.ts'
import type { CatalogueRecord, Kind } from './kind.ts'

type Pages<R> = InfiniteData<RecordPage<R>, string>

/** The records that pass the filters, newest first, a page at a time. */
export function useRecords<R extends CatalogueRecord, In extends FieldValues, Out>(
  { section, calls }: Kind<R, In, Out>,
  { q, status }: Pick<CatalogueAddress, 'q' | 'status'>,
) {
  const filter = { q, status: status === 'all' ? '' : status }
  return useInfiniteQuery({
    queryKey: [section, 'list', filter],
    queryFn: ({ pageParam, signal }) => calls.list(filter, pageParam, signal),
    ...PAGED,
  })
}

/** A section and how one of its records is read. */
interface Readable<R> {
  section: SectionKey
  calls: { get: (id: number, signal: AbortSignal) => Promise<R> }
}

/** One record as the server has it now; a form that starts from an older version would be refused. */
export function useRecord<R>({ section, calls }: Readable<R>, id: number | null) {
  return useQuery({
    queryKey: [section, 'one', id],
    queryFn: id === null ? skipToken : ({ signal }) => calls.get(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Shows a stored record at once, and refetches in the background what else shows records of its section. */
export function useShowStored<R extends { id: number }>(section: SectionKey) {
  const queries = useQueryClient()
  return (record: R, words: string) => {
    // The query of a closed form stays cached until a timer fires: a copy opened before that would start from the old values.
    queries.setQueryData<R>([section, 'one', record.id], (old) => old && record)
    const replaced = (old: R) => (old.id === record.id ? record : old)
    queries.setQueriesData<Pages<R>>({ queryKey: [section, 'list'] }, (data) => {
      return data && { ...data, pages: data.pages.map((page) => ({ ...page, records: page.records.map(replaced) })) }
    })
    $notDeleted.set([])
    void refetchAround(queries, section)
    toast(words)
  }
}
