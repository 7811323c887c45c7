import { useStore } from '@nanostores/react'
import { ArrowRight } from 'lucide-react'
import type { ActivityEntry } from '#contract/activity'
import { SECTION_OF } from '#domain/mail/portal-section'
import { $now } from '../now.ts'
import { goTo } from '../router.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { momentAndAge } from '../time.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import css from './notification-detail.module.css'
import { recordOf, TYPE } from './words.ts'

interface Props {
  entry: ActivityEntry
  onClose: () => void
  /** Called when the person goes on to the record. */
  onLeave: () => void
}

/** One entry in full, with a link to the record it is about. */
export function NotificationDetail({ entry, onClose, onLeave }: Props) {
  const { label, icon } = TYPE[entry.type]
  const record = recordOf(entry)
  const mayOpen = useMayOpenOf()
  const now = useStore($now)
  const go = () => {
    onLeave()
    if (record) goTo(record.href)
  }
  return (
    <Dialog title={entry.title} onClose={onClose}>
      <div className={css.facts}>
        <Badge tone="neutral" icon={icon}>
          {label}
        </Badge>
        <time dateTime={entry.timestamp}>{momentAndAge(entry.timestamp, now)}</time>
      </div>
      <p className={css.message}>{entry.message || 'No further details.'}</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {record && mayOpen(SECTION_OF[record.kind]) && (
          <Button kind="go" icon={ArrowRight} onClick={go}>
            {`Open ${record.name}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
