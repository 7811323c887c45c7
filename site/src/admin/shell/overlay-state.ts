import { atom } from 'nanostores'

// State outside the headers that open these: a header is unmounted while its section loads.

/** Whether the menu of a small screen is open. */
export const $menuOpen = atom(false)

/** Whether the list of notifications is open. */
export const $notificationsOpen = atom(false)

/** Whether the command palette is open. */
export const $paletteOpen = atom(false)

/** Closes all of them, as when the section behind changes. */
export function closeOverlays(): void {
  for (const $open of [$menuOpen, $notificationsOpen, $paletteOpen]) $open.set(false)
}
