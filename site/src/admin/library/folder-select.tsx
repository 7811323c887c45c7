import css from './picker.module.css'
import { useFolders } from './queries.ts'

interface Props {
  value: string
  onChange: (folder: string) => void
}

/** The folders of the library with how many pictures each holds; the chosen one stands there before they are known. */
export function FolderSelect({ value, onChange }: Props) {
  const { data: folders = [] } = useFolders()
  const known = folders.some(({ path }) => path === value)
  return (
    <select className={css.folder} aria-label="Folder" value={value} onChange={(event) => onChange(event.target.value)}>
      {!known && <option value={value}>{value}</option>}
      {folders.map(({ name, path, imageCount }) => (
        <option key={path} value={path}>
          {name} ({imageCount})
        </option>
      ))}
    </select>
  )
}
