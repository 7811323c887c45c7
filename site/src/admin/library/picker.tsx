import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { LibraryImage } from '#contract/picture/image'
import { formatNumber } from '#contract/text/number-format'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import type { PickerProps } from '../ui/form/fields.ts'
import { SearchBox } from '../ui/list/search-box.tsx'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import css from './picker.module.css'
import { PickerGrid } from './picker-grid.tsx'
import { useFolders } from './queries.ts'

/** Chooses an image from the library, starting in one of its folders. */
export function LibraryPicker({ folder: first, onChoose, onClose }: PickerProps & { folder: string }) {
  const [folder, setFolder] = useState(first)
  const [q, setQ] = useState('')
  const choose = ({ url }: LibraryImage) => {
    onClose()
    onChoose(url)
  }
  // Outside the form, so that Enter in the search does not submit it, but inside the portal, which the login covers as a whole.
  return createPortal(
    <Dialog title="Choose from the library" size="4xl" roomy onClose={onClose}>
      <div className={css.body}>
        <div className={css.tools}>
          <FolderSelect value={folder} onChange={setFolder} />
          <SearchBox label="Search the library" placeholder="Search filename" value={q} onSearch={setQ} />
        </div>
        <PickerGrid filter={{ folder, q }} onChoose={choose} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>,
    document.getElementById('content') ?? document.body,
  )
}

/** A picker that begins in `folder`, for the image field of a form. */
export function pickerOf(folder: string) {
  return (props: PickerProps) => <LibraryPicker folder={folder} {...props} />
}

interface FolderSelectProps {
  value: string
  onChange: (folder: string) => void
}

/** The folders of the library with how many images each holds; the chosen one is shown even before they have loaded. */
function FolderSelect({ value, onChange }: FolderSelectProps) {
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
