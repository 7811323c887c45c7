import { useId } from 'react'
import type { ImageFolder } from '#contract/picture/image'
import field from '../ui/form/field.module.css'

interface Props {
  folders: readonly Pick<ImageFolder, 'name' | 'path'>[]
  value: string
  onChange: (path: string) => void
}

/** One of the folders of the library. */
export function FolderChoice({ folders, value, onChange }: Props) {
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
