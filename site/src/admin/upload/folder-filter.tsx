import type { ImageFolder } from '#contract/picture/image'
import { goTo } from '../router.ts'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { type LibraryAddress, libraryHref } from './address.ts'

interface Props {
  address: LibraryAddress
  folders: readonly ImageFolder[]
}

/** Filters the grid by folder. */
export function FolderFilter({ address, folders }: Props) {
  return (
    <SelectFilter
      label="Folder"
      value={address.folder}
      options={[
        { value: '', label: 'All folders' },
        ...folders.map(({ path, name }) => ({ value: path, label: name })),
      ]}
      onChange={(folder) => goTo(libraryHref({ ...address, folder, edit: null }))}
    />
  )
}
