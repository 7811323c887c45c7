import type { ActivityEntry } from '#contract/activity'
import { Age } from '../ui/age.tsx'
import css from './notification-row.module.css'
import { TYPE } from './words.ts'

interface Props {
  entry: ActivityEntry
  onOpen: (entry: ActivityEntry) => void
}

/** One entry in the list under the bell. */
export function NotificationRow({ entry, onOpen }: Props) {
  const { label, icon: Icon } = TYPE[entry.type]
  return (
    <button type="button" className={css.row} data-unread={!entry.read} onClick={() => onOpen(entry)}>
      <span className={css.mark} data-type={entry.type}>
        <Icon aria-hidden="true" size={16} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {!entry.read && <span className="visually-hidden">Unread: </span>}
          {entry.title}
        </span>
        <span className={css.message}>{entry.message}</span>
        <span className={css.small}>
          {label} · <Age instant={entry.timestamp} />
        </span>
      </span>
    </button>
  )
}
