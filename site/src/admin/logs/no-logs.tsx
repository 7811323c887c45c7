import { SearchX } from 'lucide-react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { momentInWords } from '#domain/moments'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { type LogAddress, logHref } from './address.ts'
import type { LogKind } from './kind.ts'
import { noEntriesReason } from './words.ts'

interface Props<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  address: LogAddress
  searchedFrom: string | null
}

/** Why there is nothing to show. */
export function NoLogs<Entry extends ApiLog | ErrorLog>({ kind, address, searchedFrom }: Props<Entry>) {
  const isNarrowed = Object.values(address.filters).some((value) => value !== '')
  return (
    <EmptyState icon={SearchX} title={kind.empty.title}>
      <p>{isNarrowed ? noEntriesReason(address.filters) : kind.empty.hint}</p>
      {searchedFrom !== null && (
        <p>Nothing before {momentInWords(searchedFrom)} was searched. Set an earlier “To” to look further back.</p>
      )}
      {isNarrowed && <a href={logHref(kind, { filters: {}, page: 1, open: null })}>Clear filters</a>}
    </EmptyState>
  )
}
