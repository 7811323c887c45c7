import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FolderX, Images, SearchX, Trash2 } from 'lucide-react'
import { type ImageFolder, isStandardFolder } from '#contract/picture/image'
import { adviceOf } from '../api/api-error.ts'
import { FOLDERS } from '../library/queries.ts'
import { goTo } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { deletionBy } from '../ui/deletion/deletion.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { type LibraryAddress, libraryHref } from './address.ts'
import { deleteFolder } from './calls.ts'

interface Props {
  address: LibraryAddress
  folders: readonly ImageFolder[]
  mayManage: boolean
  onUpload: () => void
}

/** Why there are no images, and what to do about it. */
export function NoImages({ address, folders, mayManage, onUpload }: Props) {
  const { q } = address
  const folder = folders.find(({ path }) => path === address.folder)
  if (address.folder && !folder) {
    return (
      <EmptyState icon={FolderX} title="No images found">
        <p>There is no folder “{address.folder}”. Somebody may have deleted it.</p>
        <a href={libraryHref({ folder: '', q, edit: null })}>Show all folders</a>
      </EmptyState>
    )
  }
  if (q) {
    return (
      <EmptyState icon={SearchX} title="No images found">
        <p>
          Nothing {folder ? `in ${folder.name}` : 'here'} matches “{q}”. Try a part of the name.
        </p>
        <a href={libraryHref({ ...address, q: '', edit: null })}>Clear the search</a>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Images} title="No images found">
      <p>{folder ? `The folder “${folder.name}” is empty.` : 'The library is empty.'} Upload the first images.</p>
      {mayManage && <Button onClick={onUpload}>Upload Images</Button>}
      {mayManage && folder && !isStandardFolder(folder.path) && <FolderDeletion folder={folder} />}
    </EmptyState>
  )
}

function FolderDeletion({ folder }: { folder: ImageFolder }) {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const deletion = useMutation({
    ...deletionBy(({ path }: ImageFolder) => deleteFolder(path)),
    onSuccess: (_, { name }) => {
      toast(`Folder ${name} deleted.`)
      return queries.invalidateQueries({ queryKey: FOLDERS })
    },
    onError: (error, { name }) => toastIfLeft(`Folder ${name} was not deleted.`, error),
  })
  // Passed to `mutate` itself, so that it does not navigate if the person has already left.
  const onSuccess = () => goTo(libraryHref({ folder: '', q: '', edit: null }))
  const remove = () => deletion.mutate(folder, { onSuccess })
  return (
    <>
      <Button kind="plain-stop" icon={Trash2} busy={deletion.isPending} onClick={remove}>
        Delete this folder
      </Button>
      {deletion.isError && <Notice tone="stop">{adviceOf(deletion.error)}</Notice>}
    </>
  )
}
