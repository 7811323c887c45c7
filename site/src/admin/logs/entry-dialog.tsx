import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
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
  const entry = useLogEntry(kind, id, known)
  const { data } = entry
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser would focus the first long text and, on a phone, scroll to it, past the facts above.
    box.current?.focus({ preventScroll: true })
    box.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    <Dialog title={data ? kind.title(data) : `Entry #${id}`} size="4xl" roomy onClose={onClose}>
      <div ref={box} tabIndex={-1} className={css.entry}>
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
      </div>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
