import { useStore } from '@nanostores/react'
import { Bell as BellIcon } from 'lucide-react'
import { $notificationsOpen } from '../shell/overlay-state.ts'
import { Button } from '../ui/button.tsx'
import css from './bell.module.css'
import { badge } from './list.ts'
import { useMayViewNotifications, useNotifications } from './queries.ts'

/** The bell, with the number of unread entries; opens the list. */
export function Bell() {
  const allowed = useMayViewNotifications()
  const open = useStore($notificationsOpen)
  const { list } = useNotifications()
  if (!allowed) return null
  const count = badge(list.unread)
  return (
    <div className={css.bell}>
      <Button
        kind="quiet"
        icon={BellIcon}
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => $notificationsOpen.set(true)}
      >
        {count ? `Notifications, ${count} unread` : 'Notifications'}
      </Button>
      {count && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  )
}
