import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import field from '../ui/field.module.css'

const LONGEST_REASON = 500

interface Props {
  id: number
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks why a request is rejected; the reason may be left out. */
export function RejectDialog({ id, onReject, onClose }: Props) {
  const [reason, setReason] = useState('')
  const fieldId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onClose()
    onReject(reason)
  }
  return (
    <Dialog title={`Reject request #${id}?`} onClose={onClose}>
      <form className={field.form} onSubmit={submit}>
        <div className={field.field}>
          <label className={field.label} htmlFor={fieldId}>
            Reason <span className={field.optional}>(optional, kept with the request)</span>
          </label>
          <textarea
            id={fieldId}
            className={field.input}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="stop">
            Reject
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
