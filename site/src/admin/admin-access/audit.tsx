import { History, SearchX } from 'lucide-react'
import type { AuditEntry } from '#contract/activity'
import { hiddenNouns, viewableRequests } from '#domain/access/customer-areas'
import { momentInWords } from '#domain/moments'
import { actionInWords, changesOf, namedRecord, recordInWords } from '../audit/changes.ts'
import { ValueChanges } from '../audit/value-changes.tsx'
import { goTo } from '../router.ts'
import { useUser } from '../session/session.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { useFocusHandover } from '../ui/use-focus-handover.ts'
import { type AccessAddress, accessHref } from './address.ts'
import css from './audit.module.css'
import { recordHrefOf } from './audit-href.ts'
import { auditKinds } from './audit-kinds.ts'
import { useAudit } from './queries.ts'

const CLOSED = 'Your account may not see what was changed here. An administrator can give it the right.'

/** Who changed what, newest first; nobody can delete it through the portal. */
export function Audit({ address }: { address: AccessAddress }) {
  const { kind, q, record } = address
  const audit = useAudit(address)
  const closed = useClosedKinds()
  const names = audit.data?.pages[0]?.data.entries[0]?.names ?? {}
  return (
    <SectionBody busy={audit.isPlaceholderData} className={css.ground}>
      {kind && record !== null && (
        <OnlyRecord words={recordInWords({ noun: kind, record_id: record, names })} address={address} />
      )}
      <FoundStatus
        filter={`${kind} ${q}`.trim()}
        count={audit.data?.pages.flatMap((page) => page.data.entries).length}
        list={audit}
      />
      <Loaded
        query={audit}
        failed="The audit trail could not be loaded"
        skeleton={<Skeleton label="Loading the audit trail" rows={8} />}
      >
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.data.entries)
          return entries.length > 0 ? (
            <ol aria-label="Audit trail, newest first">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ol>
          ) : (
            !audit.isPlaceholderData && <NoEntries address={address} isClosed={closed.includes(kind)} />
          )
        }}
      </Loaded>
      <ShowMore list={audit} />
    </SectionBody>
  )
}

function OnlyRecord({ words, address }: { words: string; address: AccessAddress }) {
  const only = useFocusHandover<HTMLParagraphElement>()
  return (
    <p ref={only} className={css.only}>
      Only {words}
      <a href={accessHref({ ...address, record: null })}>All of this kind</a>
    </p>
  )
}

/** Narrows the audit trail to one kind of record. */
export function KindFilter({ address }: { address: AccessAddress }) {
  const closed = useClosedKinds()
  return (
    <SelectFilter
      label="Kind of record"
      value={address.kind}
      options={auditKinds(address.kind, closed)}
      onChange={(kind) => goTo(accessHref({ ...address, kind, record: null }), 'replace')}
    />
  )
}

/** The kinds of records whose entries the server hides from this person. */
function useClosedKinds(): readonly string[] {
  return hiddenNouns(viewableRequests(useUser().permissions))
}

function NoEntries({ address, isClosed }: { address: AccessAddress; isClosed: boolean }) {
  const { q, kind } = address
  return q || kind ? (
    <EmptyState icon={SearchX} title="No entries">
      <p>{isClosed ? CLOSED : whyNone(address)}</p>
      <a href={accessHref({ ...address, q: '', kind: '', record: null })}>Show all entries</a>
    </EmptyState>
  ) : (
    <EmptyState icon={History} title="No entries yet">
      <p>Every change that staff make is written down here: who, what and when.</p>
    </EmptyState>
  )
}

function whyNone({ q, record }: AccessAddress): string {
  if (q) return `Nothing here matches “${q}”. Try the name of a person, or what was changed.`
  return record === null ? 'None of this kind yet.' : 'Nobody has changed this record yet.'
}

/** One audit entry: who, what, when, and every value before and after. */
function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, by } = entry
  const changes = changesOf(entry)
  const href = recordHrefOf(entry, useMayOpenOf())
  const record = <ChangedRecord entry={entry} />
  return (
    <li className={css.entry}>
      <p className={css.deed}>
        <strong>{by}</strong> {actionInWords(entry)} {href ? <a href={href}>{record}</a> : record}
      </p>
      <time className={css.at} dateTime={at}>
        {momentInWords(at)}
      </time>
      {changes.length > 0 && <ValueChanges changes={changes} />}
    </li>
  )
}

function ChangedRecord({ entry }: { entry: AuditEntry }) {
  const { what, name } = namedRecord(entry)
  if (name === null) return what
  return (
    <>
      {what} “<bdi>{name}</bdi>”
    </>
  )
}
