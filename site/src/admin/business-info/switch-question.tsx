import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'

interface Props {
  /** Whether visitors needed the password when this was asked. */
  required: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the whole public site is closed or opened. */
export function SwitchQuestion({ required, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      kind="warning"
      title={required ? 'Open the public site?' : 'Close the public site?'}
      action={required ? 'Switch off' : 'Switch on'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {required
          ? 'Everybody will see every public page at once, search engines too.'
          : 'Every visitor must enter the password before they see anything, including those who are on the site right now.'}
      </p>
    </ConfirmDialog>
  )
}
