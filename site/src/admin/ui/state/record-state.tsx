import { isGone } from '../../api/api-error.ts'
import { Dialog, DialogClose, type DialogSize } from '../dialog/dialog.tsx'
import { Skeleton } from '../list/skeleton.tsx'
import { ErrorState } from './error-state.tsx'

interface LoadingProps {
  title: string
  /** For screen readers. */
  label: string
  size?: DialogSize
  /** About as high as what follows, so that the dialog does not grow; as a rule, that fills the window. */
  rows?: number
  onClose: () => void
}

/** The dialog of a record that is loading. */
export function RecordLoading({ title, label, size = '3xl', rows = 16, onClose }: LoadingProps) {
  return (
    <Dialog title={title} size={size} roomy onClose={onClose}>
      <Skeleton label={label} rows={rows} />
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}

interface NotLoadedProps {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** The dialog of a record that could not be loaded, and why. */
export function NotLoaded({ title, query: { error, isFetching, refetch }, onClose }: NotLoadedProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {isGone(error) ? (
        <p>It does not exist. Somebody may have deleted it, or the link is incomplete.</p>
      ) : (
        <ErrorState title="It could not be loaded" error={error} busy={isFetching} onRetry={() => refetch()} />
      )}
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
