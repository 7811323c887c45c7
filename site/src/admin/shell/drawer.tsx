import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isOnBackdrop } from '../ui/is-on-backdrop.ts'
import { useDialog } from '../ui/use-dialog.ts'
import css from './drawer.module.css'
import { Sidebar } from './sidebar.tsx'

/** The sidebar on a screen too small to keep it in sight. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useDialog(onClose)
  const onClick = (event: MouseEvent) => isOnBackdrop(event) && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's, Escape is its key
    <dialog {...dialog} className={css.drawer} aria-label="Menu" onClick={onClick}>
      <Sidebar onChoose={onClose} />
      <button type="button" className={css.close} aria-label="Close menu" onClick={onClose}>
        <X aria-hidden="true" size={20} />
      </button>
    </dialog>
  )
}
