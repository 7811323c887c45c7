import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { useFailureFocus } from '../ui/use-failure-focus.ts'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './upload-dialog.module.css'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './uploads.ts'

const TITLES = {
  session: 'Your session had ended, so not everything was uploaded. The files are still here: send them again.',
  right: 'Your account may no longer upload images. The files are still here: send them again once it may.',
} as const

interface Props {
  uploads: Uploads
  /** Sends again what failed, or with an id only that file. */
  onRetry: (id?: number) => void
}

/** The chosen files, how many of them have arrived, and a way to retry those that failed. */
export function UploadList({ uploads, onRetry }: Props) {
  const items = useStore(uploads.$items)
  const { sent, done, failed, lost, refused, underWay, lacks } = useStore(uploads.$count)
  const ref = useFocusFallback<HTMLUListElement>(items)
  const isOver = failed > 0 && underWay === 0
  const notice = useFailureFocus<HTMLDivElement>(isOver && lacks !== undefined)
  return (
    <>
      {isOver && (
        <div ref={notice} tabIndex={-1} className={css.failure}>
          <Notice tone="stop" title={lacks ? TITLES[lacks] : 'Upload failed. Please try again.'}>
            <Button icon={RotateCw} onClick={() => onRetry()}>
              {lost === 1 ? 'Retry the one that failed' : `Retry the ${lost} that failed`}
            </Button>
          </Notice>
        </div>
      )}
      <p role="status" className={css.sum}>
        {sent > 0 && `${done} of ${sent} uploaded${refused > 0 ? '. ' : ''}`}
        {refused > 0 && refusedInWords(refused)}
      </p>
      <ul ref={ref} tabIndex={-1} className={css.list} aria-label="Chosen files">
        {items.map((item) => (
          <UploadRow key={item.id} item={item} uploads={uploads} onRetry={onRetry} />
        ))}
      </ul>
    </>
  )
}

function refusedInWords(count: number): string {
  return count === 1
    ? '1 file cannot be uploaded: remove it, or choose another.'
    : `${count} files cannot be uploaded: remove them, or choose others.`
}
