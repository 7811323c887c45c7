import { Caravan, Images, ImageUp, Trash2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '../button.tsx'
import { useFocusFallback } from '../use-focus-fallback.ts'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { ImageSpec, PickerProps } from './fields.ts'
import image from './image-input.module.css'
import { ImagePreview } from './image-preview.tsx'
import { IMAGE_TYPES } from './image-rules.ts'
import { ownPath } from './own-path.ts'
import { useReportUpload } from './upload-count.ts'
import { useFileChooser } from './use-file-chooser.tsx'
import { useUpload } from './use-upload.ts'

/** The address of a picture: chosen from this computer and sent to the library, chosen from there, or entered. */
export function ImageInput({ field }: { field: ImageSpec }) {
  const { id, problem, aria } = useField(field)
  const { field: held } = useController({ name: field.name })
  const address = String(held.value ?? '')
  const { clearErrors } = useFormContext()
  const setAddress = (changed: string) => {
    // Cleared at once: a message that disappears on blur would move the button that is being pressed.
    clearErrors(field.name)
    held.onChange(changed)
  }
  const sending = useUpload(field.upload, setAddress)
  useReportUpload(sending.progress.kind === 'sending')
  const { drawn } = field
  const locked = field.locked !== undefined
  // Buttons disappear when they are pressed: those that take the drawing, remove the picture or cancel its upload.
  const ways = useFocusFallback<HTMLDivElement>(`${address === ''} ${sending.progress.kind}`)
  const enter = (entered: string) => {
    sending.forget()
    setAddress(entered)
  }
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <div className={image.picture}>
        <ImagePreview address={address} />
        <div ref={ways} tabIndex={-1} className={image.ways}>
          <input
            {...aria}
            ref={held.ref}
            id={id}
            className={css.input}
            type="text"
            inputMode="url"
            placeholder="Address of an image"
            autoComplete="off"
            value={address}
            readOnly={locked}
            onBlur={held.onBlur}
            onChange={(event) => enter(ownPath(event.target.value, window.location.origin))}
          />
          <div className={image.buttons}>
            {field.upload && <ChooseFile label={field.label} disabled={locked} onChoose={sending.send} />}
            {field.picker && <ChooseFromLibrary picker={field.picker} disabled={locked} onChoose={enter} />}
            {drawn && !address && !locked && (
              <Button icon={Caravan} onClick={() => enter(drawn.address)}>
                {drawn.label}
              </Button>
            )}
            {address && !locked && (
              <Button icon={Trash2} onClick={() => enter('')} aria-label={`Remove ${field.label.toLowerCase()}`}>
                Remove
              </Button>
            )}
          </div>
          <UploadState progress={sending.progress} onCancel={sending.cancel} />
        </div>
      </div>
    </FieldFrame>
  )
}

interface ChooseProps {
  label: string
  disabled: boolean
  onChoose: (file: File) => void
}

function ChooseFile({ label, disabled, onChoose }: ChooseProps) {
  const chooser = useFileChooser({ label: `${label}: choose a file`, accept: IMAGE_TYPES, onChoose })
  return (
    <>
      {chooser.input}
      <Button icon={ImageUp} disabled={disabled} onClick={chooser.open}>
        Choose a file
      </Button>
    </>
  )
}

interface LibraryProps {
  picker: ComponentType<PickerProps>
  disabled: boolean
  onChoose: (address: string) => void
}

function ChooseFromLibrary({ picker: Picker, disabled, onChoose }: LibraryProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Images} disabled={disabled} onClick={() => setOpen(true)}>
        From the library
      </Button>
      {open && <Picker onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  )
}

interface UploadStateProps {
  progress: ReturnType<typeof useUpload>['progress']
  onCancel: () => void
}

/** The progress of an upload, with a way to cancel it, or why it failed. */
function UploadState({ progress, onCancel }: UploadStateProps) {
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
