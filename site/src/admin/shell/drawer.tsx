import { X } from 'lucide-react'
import { useBackdrop } from '../ui/dialog/use-backdrop.ts'
import { useDialog } from '../ui/dialog/use-dialog.ts'
import css from './drawer.module.css'
import { Sidebar } from './sidebar.tsx'

/** The sidebar on a screen too small to keep it in sight. */
export function Drawer({ onClose }: { onClose: () => void }) {
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
