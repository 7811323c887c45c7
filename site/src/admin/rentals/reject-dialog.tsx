import { type FormEvent, useId, useState } from 'react'
import type { Rental } from '#contract/rental'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import field from '../ui/field.module.css'

const LONGEST_REASON = 500

interface Props {
  rental: Rental
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks why a request is rejected; the reason may be left out. */
export function RejectDialog({ rental, onReject, onClose }: Props) {
  const [reason, setReason] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onReject(reason)
  }
  return (
    <Dialog title={`Reject request #${rental.id}?`} onClose={onClose}>
      <form onSubmit={submit}>
        <div className={field.field}>
          <label className={field.label} htmlFor={id}>
            Reason <span className={field.optional}>(optional, kept with the request)</span>
          </label>
          <textarea
            id={id}
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
