import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import css from './entry.module.css'
import type { LogKind } from './kind.ts'
import { useLogEntry } from './queries.ts'

interface Props<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  id: number
  /** The entry, if the table behind has it. */
  known: Entry | undefined
  onClose: () => void
}

/** Everything the log has on one entry. */
export function EntryDialog<Entry extends ApiLog | ErrorLog>({ kind, id, known, onClose }: Props<Entry>) {
  const entry = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser would focus the first long text and, on a phone, scroll to it, past the facts above.
    entry.current?.focus({ preventScroll: true })
    entry.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    <Dialog title={known ? kind.title(known) : `Entry #${id}`} size="4xl" roomy onClose={onClose}>
      <div ref={entry} tabIndex={-1} className={css.entry}>
        {known ? <kind.Detail entry={known} /> : <Fetched kind={kind} id={id} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function Fetched<Entry extends ApiLog | ErrorLog>({ kind, id }: { kind: LogKind<Entry>; id: number }) {
  const entry = useLogEntry(kind, id)
  return (
    <Loaded query={entry} failed={kind.failed} skeleton={<Skeleton label="Loading the entry" rows={6} />}>
      {(found) =>
        found ? (
          <kind.Detail entry={found} />
        ) : (
          <EmptyState icon={SearchX} title="This entry is gone">
            <p>The logs are kept for 30 days.</p>
          </EmptyState>
        )
      }
    </Loaded>
  )
}
