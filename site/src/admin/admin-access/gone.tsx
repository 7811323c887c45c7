import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'

/** Shown where a link leads to a record that no longer exists. */
export function Gone({ noun, onClose }: { noun: string; onClose: () => void }) {
  return (
    <Dialog title={`This ${noun} does not exist`} onClose={onClose}>
      <p>Somebody may have deleted it, or the link is incomplete.</p>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
