import { BellOff, CheckCheck, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { ActivityEntry } from '#contract/activity'
import { adviceOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { useBackdrop } from '../ui/dialog/use-backdrop.ts'
import { useDialog } from '../ui/dialog/use-dialog.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { listed, newestId } from './list.ts'
import { NotificationDetail } from './notification-detail.tsx'
import css from './notification-list.module.css'
import { NotificationRow } from './notification-row.tsx'
import { useClear, useMarkAllRead, useMarkRead, useNotifications } from './queries.ts'

/** The latest entries under the bell; opening one marks it as read. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const dialog = useDialog(onClose)
  const backdrop = useBackdrop(onClose)
  const titleId = useId()
  const { list } = useNotifications()
  const [opened, open] = useState<ActivityEntry | null>(null)
  const [asking, ask] = useState(false)
  const read = useMarkRead()
  const readAll = useMarkAllRead()
  const clear = useClear()
  const failed = readAll.error ?? clear.error
  const markAll = () => {
    clear.reset()
    readAll.mutate(newestId(list))
  }
  const empty = () => {
    readAll.reset()
    clear.mutate(newestId(list))
  }
  const show = (entry: ActivityEntry) => {
    open(entry)
    if (!entry.read) read.mutate(entry.id)
  }
  const entries = listed(list)
  const inside = useFocusFallback<HTMLDivElement>(`${list.unread === 0} ${entries.length === 0}`)
  return (
    <>
      <dialog {...dialog} {...backdrop} className={css.list} aria-labelledby={titleId}>
        <div ref={inside} tabIndex={-1} className={css.inside}>
          <header className={css.header}>
            <h2 id={titleId} className={css.title}>
              Notifications
            </h2>
            <Button kind="quiet" icon={CheckCheck} disabled={list.unread === 0} onClick={markAll}>
              Mark all
            </Button>
            <Button kind="quiet" icon={Trash2} disabled={entries.length === 0} onClick={() => ask(true)}>
              Clear
            </Button>
            <Button kind="quiet" icon={X} iconOnly onClick={onClose}>
              Close
            </Button>
          </header>
          {failed && <Notice tone="stop">That did not work. {adviceOf(failed)}</Notice>}
          <Entries entries={entries} onOpen={show} />
        </div>
      </dialog>
      {opened && <NotificationDetail entry={opened} onClose={() => open(null)} onLeave={onClose} />}
      {asking && (
        <ConfirmDialog
          kind="warning"
          title="Clear all notifications?"
          action="Clear"
          onConfirm={empty}
          onClose={() => ask(false)}
        >
          <p>Your list is emptied. Requests and messages stay, and colleagues keep their own lists.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface EntriesProps {
  entries: readonly ActivityEntry[]
  onOpen: (entry: ActivityEntry) => void
}

function Entries({ entries, onOpen }: EntriesProps) {
  if (entries.length === 0) {
    return (
      <EmptyState icon={BellOff} title="No notifications">
        <p>New requests and messages appear here.</p>
      </EmptyState>
    )
  }
  return (
    <ul className={css.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <NotificationRow entry={entry} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
