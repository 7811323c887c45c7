import { FolderPlus, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useFolders } from '../library/queries.ts'
import { goTo, useAddress } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { Header } from '../shell/header.tsx'
import { Button } from '../ui/button.tsx'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { SectionNotice } from '../ui/state/section-notice.tsx'
import { libraryHref, readAddress } from './address.ts'
import { CreateFolder } from './create-folder.tsx'
import { LibraryDesk } from './library-desk.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** The image library: its folders, its images, and the upload of new ones. */
export default function Upload() {
  const address = readAddress(useAddress().search)
  const folders = useFolders()
  const mayManage = useHasPermission('images.manage')
  const [open, setOpen] = useState<'upload' | 'folder' | null>(null)
  const close = () => setOpen(null)
  const closed = !mayManage || folders.data === undefined
  return (
    <>
      <Header>
        <Button icon={FolderPlus} iconOnly="narrow" disabled={closed} onClick={() => setOpen('folder')}>
          Create Folder
        </Button>
        <Button kind="main" icon={ImageUp} iconOnly="narrow" disabled={closed} onClick={() => setOpen('upload')}>
          Upload Images
        </Button>
      </Header>
      <SectionBody>
        {!mayManage && <SectionNotice>Your account may look at the library, but not change it.</SectionNotice>}
        <Loaded
          query={folders}
          failed="The library could not be loaded"
          skeleton={<CardSkeletons label="Loading the library" />}
        >
          {(known) => (
            <>
              <LibraryDesk address={address} folders={known} mayManage={mayManage} onUpload={() => setOpen('upload')} />
              {open === 'upload' && <UploadDialog folders={known} folder={address.folder} onClose={close} />}
            </>
          )}
        </Loaded>
      </SectionBody>
      {open === 'folder' && (
        <CreateFolder
          onCreated={({ path }) => goTo(libraryHref({ folder: path, q: '', edit: null }))}
          onClose={close}
        />
      )}
    </>
  )
}
