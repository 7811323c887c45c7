import { Copy, Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { UndoableDeletion } from '../ui/deletion/undoable-deletion.tsx'
import css from './catalogue.module.css'

interface Props extends Omit<ComponentProps<typeof UndoableDeletion>, 'disabled'> {
  mayManage: boolean
  onEdit: () => void
  onDuplicate: () => void
}

/** The actions on a card of the catalogue; the children are the consequences of deleting its record. */
export function RecordActions({ mayManage, onEdit, onDuplicate, ...deletion }: Props) {
  const { name } = deletion
  return (
    <>
      <Button icon={Pencil} disabled={!mayManage} onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <span className={css.space} />
      <Button kind="quiet" icon={Copy} iconOnly disabled={!mayManage} onClick={onDuplicate}>
        {`Duplicate ${name}`}
      </Button>
      <UndoableDeletion {...deletion} disabled={!mayManage} />
    </>
  )
}
