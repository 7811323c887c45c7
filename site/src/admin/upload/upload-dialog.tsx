import { useStore } from '@nanostores/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { ImageFolder } from '#contract/picture/image'
import { pluralized } from '#contract/text/pluralized'
import { UPLOAD_SECTION } from '../library/queries.ts'
import { uploadImage } from '../library/upload.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import field from '../ui/form/field.module.css'
import type { Upload } from '../ui/form/fields.ts'
import { Notice } from '../ui/state/notice.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { DropZone } from './drop-zone.tsx'
import { StopQuestion } from './stop-question.tsx'
import css from './upload-dialog.module.css'
import { UploadList } from './upload-list.tsx'
import { Uploads } from './uploads.ts'

interface Props {
  folders: readonly ImageFolder[]
  /** The folder suggested. */
  folder: string
  onClose: () => void
}

/** Sends several images into a folder of the library, one request each. */
export function UploadDialog({ folders, folder: proposed, onClose }: Props) {
  const uploads = useUploads()
  const [wanted, setFolder] = useState(proposed)
  // Falls back to the first folder if the chosen one was deleted meanwhile.
  const folder = (folders.find(({ path }) => path === wanted) ?? folders[0])?.path ?? ''
  const [missing, setMissing] = useState(false)
  const [closing, setClosing] = useState(false)
  const { chosen, done, lost, underWay, isAllThere } = useStore(uploads.$count)
  const busy = underWay > 0
  const hasFiles = chosen + lost > 0
  const askToClose = () => (busy || hasFiles ? setClosing(true) : onClose())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last one has arrived
  useEffect(() => {
    if (!isAllThere) return
    toast(`${pluralized(done, 'image')} uploaded.`)
    onClose()
  }, [isAllThere])
  const add = (files: readonly File[]) => {
    setMissing(false)
    // A question about files that have all arrived meanwhile is gone, and must not come back for these.
    setClosing(false)
    uploads.add(files)
  }
  const start = () => {
    setMissing(!hasFiles)
    if (chosen > 0) uploads.start(folder)
    else uploads.retry(folder)
  }
  return (
    <Dialog title="Upload Images" size="xl" roomy onClose={askToClose}>
      <div className={css.body}>
        <FolderChoice folders={folders} value={folder} onChange={setFolder} />
        <DropZone onFiles={add}>
          {missing && <Notice tone="stop">Please select files to upload</Notice>}
          <UploadList uploads={uploads} onRetry={(id) => uploads.retry(folder, id)} />
        </DropZone>
      </div>
      <DialogActions>
        <Button onClick={askToClose}>{done > 0 ? 'Close' : 'Cancel'}</Button>
        <Button kind="main" busy={busy} onClick={start}>
          {busy ? 'Uploading...' : 'Upload'}
        </Button>
      </DialogActions>
      {(busy || hasFiles) && (
        <StopQuestion isUploading={busy} asking={closing} onStop={onClose} onKeep={() => setClosing(false)} />
      )}
    </Dialog>
  )
}

const uploadTo =
  (folder: string): Upload =>
  async (file, onProgress, signal) =>
    (await uploadImage(folder, file, { onProgress, signal })).imageUrl

// Refreshes the library when all uploads are over, including failed ones, whose folder may be gone; cancels unfinished ones when
// the dialog closes.
function useUploads(): Uploads {
  const queries = useQueryClient()
  const [uploads] = useState(() => new Uploads(uploadTo))
  const { underWay, sent } = useStore(uploads.$count)
  const isSettled = underWay === 0
  useEffect(() => {
    if (isSettled && sent > 0) void queries.invalidateQueries({ queryKey: [UPLOAD_SECTION] })
  }, [isSettled, sent, queries])
  useEffect(() => {
    return () => {
      uploads.cancel()
      void queries.invalidateQueries({ queryKey: [UPLOAD_SECTION] })
    }
  }, [uploads, queries])
  return uploads
}

interface FolderChoiceProps {
  folders: readonly Pick<ImageFolder, 'name' | 'path'>[]
  value: string
  onChange: (path: string) => void
}

/** One of the folders of the library. */
function FolderChoice({ folders, value, onChange }: FolderChoiceProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        Folder
      </label>
      <select id={id} className={field.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {folders.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
