import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { NotificationList } from '../notifications/notification-list.tsx'
import { useMayViewNotifications } from '../notifications/queries.ts'
import { PaletteHost } from '../palette/palette-host.tsx'
import { Drawer } from './drawer.tsx'
import { $menuOpen, $notificationsOpen, closeOverlays } from './overlay-state.ts'

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
