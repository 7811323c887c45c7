import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'

/** Shown where a link leads to a record that no longer exists. */
export function Gone({ noun, onClose }: { noun: string; onClose: () => void }) {
  return (
    <Dialog title={`This ${noun} does not exist`} onClose={onClose}>
      <p>Somebody may have deleted it, or the link is incomplete.</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
