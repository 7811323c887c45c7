import { useState } from 'react'
import type { LibraryImage } from '#contract/image'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PictureName } from './address.ts'
import { EditPicture } from './edit-picture.tsx'
import { usePicture } from './queries.ts'

interface Props {
  name: PictureName
  /** The picture, where the list has it. */
  known: LibraryImage | undefined
  onClose: () => void
}

/** The picture in the address: its form, or that it is not there. */
export function OpenPicture({ name, known, onClose }: Props) {
  // The picture when the dialog opened: a save changes the list while the dialog is still open.
  const [opened] = useState(known)
  const picture = usePicture(name, opened === undefined)
  const image = opened ?? picture.data
  if (image) return <EditPicture image={image} onClose={onClose} />
  return (
    <Dialog title="Edit Image" onClose={onClose}>
      <Loaded
        query={picture}
        failed="This image could not be loaded"
        skeleton={<Skeleton label="Loading the image" rows={3} />}
      >
        {() => <p>This image does not exist. Somebody may have deleted or renamed it, or the link is incomplete.</p>}
      </Loaded>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
