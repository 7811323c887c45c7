import { Ban, CircleAlert, CircleCheck, type LucideIcon, RotateCw, X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { fileSize } from './file-size.ts'
import css from './upload-dialog.module.css'
import { isLost, type UploadItem, type UploadState, type Uploads } from './uploads.ts'

interface Props {
  item: UploadItem
  uploads: Uploads
  onRetry: (id: number) => void
}

/** One file of the list: its progress and its actions. */
export function UploadRow({ item, uploads, onRetry }: Props) {
  const { id, file, state } = item
  const underWay = state.kind === 'waiting' || state.kind === 'sending'
  return (
    <li className={css.row} data-kind={state.kind}>
      <div className={css.file}>
        <p className={css.name}>
          {file.name} <span className={css.size}>{fileSize(file.size)}</span>
        </p>
        <Status name={file.name} state={state} />
      </div>
      {underWay && (
        <Button kind="quiet" icon={X} iconOnly onClick={() => uploads.cancel(id)}>
          {`Cancel ${file.name}`}
        </Button>
      )}
      {isLost(item) && (
        <Button kind="quiet" icon={RotateCw} iconOnly onClick={() => onRetry(id)}>
          {`Retry ${file.name}`}
        </Button>
      )}
      {!underWay && state.kind !== 'done' && (
        <Button kind="quiet" icon={X} iconOnly onClick={() => uploads.remove(id)}>
          {`Remove ${file.name}`}
        </Button>
      )}
    </li>
  )
}

function Status({ name, state }: { name: string; state: UploadState }) {
  switch (state.kind) {
    case 'chosen':
      return null
    case 'waiting':
      return <p className={css.state}>Waiting</p>
    case 'sending':
      return (
        <div className={css.sending}>
          <progress aria-label={`Uploading ${name}`} max={1} value={state.part} />
          <span>{state.part < 1 ? `${Math.round(state.part * 100)}%` : 'Saving'}</span>
        </div>
      )
    case 'done':
      return <Outcome icon={CircleCheck}>Uploaded</Outcome>
    case 'canceled':
      return <Outcome icon={Ban}>Canceled</Outcome>
    case 'failed':
      return <Outcome icon={CircleAlert}>{`Failed to upload ${name}. ${state.words}`}</Outcome>
    case 'refused':
      return <Outcome icon={CircleAlert}>{state.words}</Outcome>
  }
}

function Outcome({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className={css.state}>
      <Icon aria-hidden="true" size={14} /> {children}
    </p>
  )
}
