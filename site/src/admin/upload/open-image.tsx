import { useState } from 'react'
import type { LibraryImage } from '#contract/picture/image'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import type { ImageName } from './address.ts'
import { EditImage } from './edit-image.tsx'
import { useImage } from './queries.ts'

interface Props {
  name: ImageName
  /** The image, where the list has it. */
  known: LibraryImage | undefined
  onClose: () => void
}

/** The image in the address: its form, or that it is not there. */
export function OpenImage({ name, known, onClose }: Props) {
  // The image when the dialog opened: a save changes the list while the dialog is still open.
  const [opened] = useState(known)
  const query = useImage(name, opened === undefined)
  const image = opened ?? query.data
  if (image) return <EditImage image={image} onClose={onClose} />
  return (
    <Dialog title="Edit Image" onClose={onClose}>
      <Loaded
        query={query}
        failed="This image could not be loaded"
        skeleton={<Skeleton label="Loading the image" rows={3} />}
      >
        {() => <p>This image does not exist. Somebody may have deleted or renamed it, or the link is incomplete.</p>}
      </Loaded>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
