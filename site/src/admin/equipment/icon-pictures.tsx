import { Images, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { LibraryPicker } from '../library/picker.tsx'
import { useMay } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { PICTURE_TYPES } from '../ui/form/picture-rules.ts'
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
  const mayUpload = useMay('images.manage')
  const mayPick = useMay('images.view')
  const input = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again after it failed.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={css.pictures}>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={`Upload an icon for ${category}`}
        onChange={choose}
      />
      {mayUpload && (
        <Button icon={Upload} busy={progress !== null} onClick={() => input.current?.click()}>
          {progress === null ? 'Upload icon' : `Uploading ${Math.round(progress * 100)}%`}
        </Button>
      )}
      {mayPick && (
        <Button icon={Images} onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
      )}
      <p className={css.soft}>SVG, PNG, JPG, JPEG or WebP, at most 5 MB</p>
      {picking && <LibraryPicker folder="equipment" onChoose={onChoose} onClose={() => setPicking(false)} />}
    </div>
  )
}
