import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ImageFolder, ImageFolderInput } from '#contract/image'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toasts.ts'
import { createFolder } from './calls.ts'
import { libraryFailure } from './words.ts'

const FIELDS: readonly Field<'name'>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Folder name',
    required: true,
    whenEmpty: 'Please enter a folder name',
    hint: 'Letters without accents, digits, spaces and dashes.',
  },
]

interface Props {
  onCreated: (folder: ImageFolder) => void
  onClose: () => void
}

/** Adds a folder to the library. */
export function CreateFolder({ onCreated, onClose }: Props) {
  const queries = useQueryClient()
  const created = useRef<ImageFolder>(null)
  return (
    <ModalForm
      title="Create Folder"
      size="sm"
      action="Create"
      schema={ImageFolderInput}
      fields={FIELDS}
      start={{ values: { name: '' } }}
      onSave={async (input) => {
        const folder = await createFolder(input)
        await queries.invalidateQueries({ queryKey: ['upload', 'folders'] })
        toast(`Folder ${folder.name} created.`)
        created.current = folder
      }}
      tell={(error) => libraryFailure('folder', error)}
      onClose={() => {
        onClose()
        // Only after `onClose`, which sets the address itself.
        if (created.current) onCreated(created.current)
      }}
    />
  )
}
