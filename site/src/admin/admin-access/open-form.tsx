import { type ReactNode, useState } from 'react'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'

interface Props<R> {
  noun: string
  /** The record as the list has it; none for a new one. */
  record: R | undefined
  isNew: boolean
  mayEdit: boolean
  onClose: () => void
  /** The form of a record, or of a new one. */
  children: (record: R | null) => ReactNode
}

/**
 * The form that the address opens. It stays open, with what was typed, even if the record is deleted or the right to change it
 * withdrawn meanwhile; a save then says why it is refused.
 */
export function OpenForm<R>({ noun, record, isNew, mayEdit, onClose, children }: Props<R>) {
  const [opened, setOpened] = useState<{ record: R | null } | null>(null)
  if (mayEdit && !opened) setOpened({ record: record ?? null })
  if (opened) return children(record ?? opened.record)
  if (isNew || record) return null
  return (
    <Dialog title={`This ${noun} does not exist`} onClose={onClose}>
      <p>Somebody may have deleted it, or the link is incomplete.</p>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
