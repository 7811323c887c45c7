import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { NotificationList } from '../notifications/notification-list.tsx'
import { useMayViewNotifications } from '../notifications/queries.ts'
import { PaletteHost } from '../palette/palette-host.tsx'
import { useBackdrop } from '../ui/dialog/use-backdrop.ts'
import { useDialog } from '../ui/dialog/use-dialog.ts'
import css from './drawer.module.css'
import { $menuOpen, $notificationsOpen, closeOverlays } from './overlay-state.ts'
import { Sidebar } from './sidebar.tsx'

/** What the header and shortcuts open over any section: menu, notifications, palette. */
export function Overlays() {
  const menu = useStore($menuOpen)
  const notifications = useStore($notificationsOpen)
  const mayBeNotified = useMayViewNotifications()
  useEffect(() => closeOverlays, [])
  // Closed, and not only hidden: it would open by itself once the right is given back.
  useEffect(() => {
    if (!mayBeNotified) $notificationsOpen.set(false)
  }, [mayBeNotified])
  return (
    <>
      {menu && <Drawer onClose={() => $menuOpen.set(false)} />}
      {notifications && <NotificationList onClose={() => $notificationsOpen.set(false)} />}
      <PaletteHost />
    </>
  )
}

/** The sidebar on a screen too small to keep it in sight. */
function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useDialog(onClose)
  const backdrop = useBackdrop(onClose)
  return (
    <dialog {...dialog} {...backdrop} className={css.drawer} aria-label="Menu">
      <Sidebar onChoose={onClose} />
      <button type="button" className={css.close} aria-label="Close menu" onClick={onClose}>
        <X aria-hidden="true" size={20} />
      </button>
    </dialog>
  )
}
