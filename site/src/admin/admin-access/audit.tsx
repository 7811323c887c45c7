import { History, SearchX } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ShowMore } from '../ui/show-more.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { accessHref } from './address.ts'
import css from './audit.module.css'
import { AuditRow } from './audit-row.tsx'
import { useAudit } from './queries.ts'

/** Who changed what, newest first; nobody can delete it through the portal. */
export function Audit({ q }: { q: string }) {
  const audit = useAudit(q)
  return (
    <div className={css.scroll} aria-busy={audit.isPlaceholderData}>
      <Loaded
        query={audit}
        failed="The audit trail could not be loaded"
        skeleton={<Skeleton label="Loading the audit trail" rows={8} />}
      >
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.data.entries)
          return entries.length > 0 ? (
            <ol className={css.list} aria-label="Audit trail, newest first">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ol>
          ) : (
            !audit.isPlaceholderData && <NoEntries q={q} />
          )
        }}
      </Loaded>
      <ShowMore list={audit} />
    </div>
  )
}

function NoEntries({ q }: { q: string }) {
  return q ? (
    <EmptyState icon={SearchX} title="No entries">
      <p>Nothing here holds “{q}”. Try a name of somebody, or what was changed.</p>
      <a href={accessHref({ tab: 'audit', q: '', edit: null })}>Clear the search</a>
    </EmptyState>
  ) : (
    <EmptyState icon={History} title="No entries yet">
      <p>Every change that staff make is written down here: who, what and when.</p>
    </EmptyState>
  )
}
