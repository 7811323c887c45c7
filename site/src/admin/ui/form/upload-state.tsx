import { Button } from '../button.tsx'
import css from './field.module.css'
import image from './image-input.module.css'
import type { useUpload } from './use-upload.ts'

interface Props {
  progress: ReturnType<typeof useUpload>['progress']
  onCancel: () => void
}

/** The progress of an upload, with a way to cancel it, or why it failed. */
export function UploadState({ progress, onCancel }: Props) {
  if (progress.kind === 'failed') {
    return (
      <p role="alert" className={css.error}>
        {progress.words}
      </p>
    )
  }
  if (progress.kind === 'idle') return null
  return (
    <div className={image.sending}>
      <progress aria-label="Uploading" max={1} value={progress.part} />
      <span className={css.small}>{Math.round(progress.part * 100)}%</span>
      <Button kind="quiet" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  )
}
