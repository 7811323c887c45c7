import { useStore } from '@nanostores/react'
import { deletionFailureInWords } from '../form/refusals.ts'
import { Notice } from '../state/notice.tsx'
import { $notDeleted } from './deletion.ts'

interface Props {
  noun: string
  /** The state of the mutation that deletes the record. */
  deletion: { isError: boolean; error: unknown; variables: object | undefined }
}

/** Why a record was not deleted, until another one is or something is saved. */
export function DeletionFailure({ noun, deletion: { isError, error, variables } }: Props) {
  const failed = useStore($notDeleted)
  if (!isError || variables === undefined || !failed.includes(variables)) return null
  return <Notice tone="stop">{deletionFailureInWords(noun, error)}</Notice>
}
