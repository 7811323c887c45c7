import { formatNumber } from '#contract/text/number-format'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { useFolders } from './queries.ts'

interface Props {
  value: string
  onChange: (folder: string) => void
}

/** The folders of the library with how many images each holds; the chosen one is shown even before they have loaded. */
export function FolderSelect({ value, onChange }: Props) {
  const { data: folders = [] } = useFolders()
  const known = folders.map(({ path, name, imageCount }) => ({
    value: path,
    label: `${name} (${formatNumber(imageCount)})`,
  }))
  const isKnown = folders.some(({ path }) => path === value)
  return (
    <SelectFilter
      label="Folder"
      value={value}
      options={isKnown ? known : [{ value, label: value }, ...known]}
      onChange={onChange}
    />
  )
}
