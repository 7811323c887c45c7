import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { reloadIfReached } from './reload.ts'

/** Shown where a part that is loaded on demand could not be, as after a release or without a network. */
export function PartUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="This part could not be loaded" onClose={onClose}>
      <p>Check your connection, then reload the page. What you were looking at opens again.</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button kind="go" onClick={reloadIfReached}>
          Reload
        </Button>
      </DialogActions>
    </Dialog>
  )
}
