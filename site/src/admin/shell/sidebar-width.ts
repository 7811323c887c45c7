import { useStore } from '@nanostores/react'
import { persistentAtom } from '../../persistent-atom.ts'
import { useMedia } from '../ui/use-media.ts'

/** Between a phone, where the menu is a drawer, and a screen with room for names. */
const NARROW = '(max-width: 63.99rem)'

/** The person's choice in this browser; '' leaves it to the width of the screen. */
const $choice = persistentAtom<'' | 'names' | 'icons'>('portal.sidebar', '')

/** Whether the sidebar shows only icons, and a function to change that. */
export function useSidebarWidth(): { iconsOnly: boolean; toggle: () => void } {
  const narrow = useMedia(NARROW)
  const choice = useStore($choice)
  const iconsOnly = choice === '' ? narrow : choice === 'icons'
  return { iconsOnly, toggle: () => $choice.set(iconsOnly ? 'names' : 'icons') }
}
