import { Images, Upload } from 'lucide-react'
import { useState } from 'react'
import { LibraryPicker } from '../library/picker.tsx'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { IMAGE_TYPES } from '../ui/form/image-rules.ts'
import { useFileChooser } from '../ui/form/use-file-chooser.tsx'
import css from './categories.module.css'

interface Props {
  category: string
  /** How much of a file is sent, 0 to 1; `null` while none is. */
  progress: number | null
  onFile: (file: File) => void
  onChoose: (address: string) => void
}

/** A picture as an icon: from this computer, or from the library. */
export function IconPictures({ category, progress, onFile, onChoose }: Props) {
  const mayUpload = useHasPermission('images.manage')
  const mayPick = useHasPermission('images.view')
  const [picking, setPicking] = useState(false)
  const label = `Upload an icon for ${category}`
  const chooser = useFileChooser({ label, accept: IMAGE_TYPES, onChoose: onFile })
  return (
    <div className={css.pictures}>
      {chooser.input}
      {mayUpload && (
        <Button icon={Upload} busy={progress !== null} onClick={chooser.open}>
          {progress === null ? 'Upload icon' : `Uploading ${Math.round(progress * 100)}%`}
        </Button>
      )}
      {mayPick && (
        <Button icon={Images} onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
      )}
      {mayUpload && <p className={css.soft}>SVG, PNG, JPG, JPEG or WebP, at most 5 MB</p>}
      {picking && <LibraryPicker folder="equipment" onChoose={onChoose} onClose={() => setPicking(false)} />}
    </div>
  )
}
