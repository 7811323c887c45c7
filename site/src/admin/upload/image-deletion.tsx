import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { LibraryImage } from '#contract/picture/image'
import { ApiError, isGone, isStale } from '../api/api-error.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { Button } from '../ui/button.tsx'
import { deletionBy } from '../ui/deletion/deletion.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { deleteImage } from './calls.ts'
import css from './image-grid.module.css'
import { useLibraryChanges } from './queries.ts'
import { usesOf } from './uses.ts'
import { libraryFailure } from './words.ts'

interface Props {
  /** The image to confirm, or `null`. */
  image: LibraryImage | null
  onClose: () => void
}

/** An image that was not deleted, and why. */
interface Failure {
  image: LibraryImage
  error: unknown
}

/** Deletes an image after asking; one in use stays, and the places are named. */
export function ImageDeletion({ image, onClose }: Props) {
  // Not the state of the mutation, which forgets an image once the next one is being deleted.
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const { deleted, outdated } = useLibraryChanges()
  const toastIfLeft = useToastIfLeft()
  const { mutate } = useMutation({
    ...deletionBy(deleteImage),
    onSuccess: (_, gone: LibraryImage) => {
      toast(`${gone.filename} deleted.`)
      return deleted(gone)
    },
    onError: (error, kept) => {
      setFailures((before) => [...before, { image: kept, error }])
      if (isOutdated(error)) outdated()
      toastIfLeft(`${kept.filename} was not deleted.`, error)
    },
  })
  const [failure] = failures
  if (failure) {
    const close = () => setFailures(([, ...others]) => others)
    const retry = () => {
      close()
      mutate(failure.image)
    }
    return <NotDeleted key={failure.image.id} {...failure} onRetry={retry} onClose={close} />
  }
  if (!image) return null
  return (
    <ConfirmDialog
      kind="danger"
      title={`Delete ${image.filename}?`}
      action="Delete"
      skipKey="delete_image"
      onConfirm={() => mutate(image)}
      onClose={onClose}
    >
      <p>
        If a trailer, a model or a category shows it, it stays, and you see where. Otherwise the image and its file are
        gone for good.
      </p>
    </ConfirmDialog>
  )
}

/** Whether the image has changed or is gone since it was listed: another try with what was seen is pointless. */
function isOutdated(error: unknown): boolean {
  return isStale(error) || isGone(error)
}

interface NotDeletedProps extends Failure {
  onRetry: () => void
  onClose: () => void
}

function NotDeleted({ image, error, onRetry, onClose }: NotDeletedProps) {
  const mayOpen = useMayOpenOf()
  const places = error instanceof ApiError ? usesOf(error.issues, mayOpen) : []
  return (
    <Dialog title={`${image.filename} was not deleted`} role="alertdialog" onClose={onClose}>
      <Notice tone="stop">{libraryFailure('delete', error)}</Notice>
      {places.length > 0 && (
        <ul className={css.places} aria-label="Where it is shown">
          {places.map(({ href, words }) => (
            <li key={`${href} ${words}`}>{href ? <a href={href}>{words}</a> : words}</li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {places.length === 0 && !isOutdated(error) && (
          <Button kind="stop" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
