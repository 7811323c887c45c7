import { Download, SearchX } from 'lucide-react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { mayExportLogs } from '#domain/access/developer'
import { momentInWords } from '#domain/moments'
import { ApiError } from '../api/api-error.ts'
import { goTo, useAddress } from '../router.ts'
import { useUser } from '../session/session.ts'
import { Header } from '../shell/header.tsx'
import { Button } from '../ui/button.tsx'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { SectionNotice } from '../ui/state/section-notice.tsx'
import { filterQuery, type LogAddress, logHref, readAddress } from './address.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { LogFilters } from './filters.tsx'
import type { LogKind } from './kind.ts'
import css from './log-desk.module.css'
import { LogTable } from './log-table.tsx'
import { Pager } from './pager.tsx'
import { useExport, useLogPage } from './queries.ts'
import { noEntriesReason } from './words.ts'

/** A log as developers read it: filters, a table of fifty entries, each shown in full in a dialog, and a text file. */
export function LogDesk<Entry extends ApiLog | ErrorLog>({ kind }: { kind: LogKind<Entry> }) {
  const address = readAddress(kind, useAddress().search)
  const page = useLogPage(kind, address)
  const exporting = useExport(kind)
  const mayExport = mayExportLogs(useUser())
  const show = (change: Partial<LogAddress>) => goTo(logHref(kind, { ...address, ...change }))
  return (
    <>
      <Header>
        <Button
          icon={Download}
          iconOnly="narrow"
          busy={exporting.isPending}
          disabled={!mayExport}
          onClick={() => exporting.mutate(address)}
        >
          Export
        </Button>
      </Header>
      <LogFilters
        kind={kind}
        address={address}
        issues={page.error instanceof ApiError ? page.error.issues : []}
        onFilter={(filters) => show({ filters, page: 1, open: null })}
      />
      {/* Of what is found the pager tells. */}
      <FoundStatus filter={`${filterQuery(address)}`} count={page.data?.total === 0 ? 0 : undefined} list={page} />
      <SectionBody busy={page.isPlaceholderData} className={css.measured}>
        {!mayExport && <SectionNotice>Your account may read the logs, but not export them.</SectionNotice>}
        <Loaded query={page} failed={kind.failed} skeleton={<Skeleton label="Loading the log" rows={12} />}>
          {(data) =>
            data.logs.length > 0 ? (
              <LogTable kind={kind} address={address} logs={data.logs} />
            ) : (
              !page.isPlaceholderData && <NoLogs kind={kind} address={address} searchedFrom={data.searchedFrom} />
            )
          }
        </Loaded>
      </SectionBody>
      {page.data && page.data.logs.length > 0 && <Pager kind={kind} address={address} page={page.data} />}
      {address.open !== null && (
        <EntryDialog
          key={address.open}
          kind={kind}
          id={address.open}
          known={page.data?.logs.find(({ id }) => id === address.open)}
          onClose={() => show({ open: null })}
        />
      )}
    </>
  )
}

interface NoLogsProps<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  address: LogAddress
  searchedFrom: string | null
}

/** Why there is nothing to show. */
function NoLogs<Entry extends ApiLog | ErrorLog>({ kind, address, searchedFrom }: NoLogsProps<Entry>) {
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
