import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ImageFolder, ImageFolderInput } from '#contract/picture/image'
import { isTransient } from '../api/api-error.ts'
import { listFolders } from '../library/calls.ts'
import { FOLDERS } from '../library/queries.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { createFolder } from './calls.ts'
import { libraryFailure } from './words.ts'

const FIELDS: readonly Field<'name'>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Folder name',
    required: true,
    whenEmpty: 'Please enter a folder name',
    hint: 'Letters (no accents), digits, spaces and dashes.',
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
  // The name of a folder that may have been created, since the response was lost.
  const unsure = useRef('')
  const create = async (input: ImageFolderInput) => {
    try {
      return await createFolder(input)
    } catch (error) {
      const known = unsure.current === input.name ? await listFolders().catch(() => []) : []
      const made = known.find(({ name }) => name === input.name)
      if (made) return made
      if (isTransient(error)) unsure.current = input.name
      throw error
    }
  }
  return (
    <ModalForm
      title="Create Folder"
      size="sm"
      action="Create"
      schema={ImageFolderInput}
      fields={FIELDS}
      start={{ values: { name: '' } }}
      onSave={async (input) => {
        const folder = await create(input)
        await queries.invalidateQueries({ queryKey: FOLDERS })
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
