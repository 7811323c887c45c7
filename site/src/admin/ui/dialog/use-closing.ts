import { useState } from 'react'
import { type UnsavedInput, useLeaveGuard } from '../../leave-guard.ts'

/** Closes a dialog; guards the work in it that is not saved, as `useLeaveGuard` does, and asks before that is lost. */
export function useClosing(onClose: () => void, work: UnsavedInput) {
  const { hasWork, isSaving } = work
  const [closing, setClosing] = useState(false)
  const { isAsking, leave, stay, leaveAsWanted, release } = useLeaveGuard(work)
  const close = () => {
    release()
    onClose()
  }
  const askToClose = () => {
    if (isSaving) return
    if (hasWork) setClosing(true)
    else close()
  }
  const onStay = () => {
    setClosing(false)
    stay()
  }
  /** For the question that is to be asked now, if any. */
  const question = (closing || isAsking) && { onLeave: isAsking ? leave : close, onStay }
  return { close, askToClose, leaveAsWanted, question }
}
