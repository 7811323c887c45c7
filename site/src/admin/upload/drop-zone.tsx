import { ImageUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IMAGE_TYPES } from '../ui/form/image-rules.ts'
import css from './upload-dialog.module.css'

interface Props {
  onFiles: (files: readonly File[]) => void
  /** Shown below, and accepts dropped files as well. */
  children: ReactNode
}

/** Where images are dropped, or chosen from this computer. */
export function DropZone({ onFiles, children }: Props) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file may be chosen again after it was removed.
    target.value = ''
    onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  // Without this the browser would open a file that is dropped.
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div className={css.drop} onDragOver={hover} onDragLeave={leave} onDrop={drop}>
      <div className={css.zone} data-over={over}>
        <ImageUp aria-hidden="true" size={26} />
        <p className={css.drag}>Drag images here, or</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={IMAGE_TYPES}
          aria-label="Choose images"
          onChange={choose}
        />
        <Button onClick={() => input.current?.click()}>Choose files</Button>
        <p className={css.hint}>JPG, PNG, WebP or SVG, at most 15 MB each</p>
      </div>
      {children}
    </div>
  )
}
