import type { ImageFolder } from '#contract/image'
import { goTo } from '../router.ts'
import { CardSkeletons } from '../ui/card-grid.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { OnceAllowed } from '../ui/once-allowed.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { ShowMore } from '../ui/show-more.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { type LibraryAddress, libraryHref } from './address.ts'
import { FolderCards } from './folder-cards.tsx'
import { FolderFilter } from './folder-filter.tsx'
import { NoPictures } from './no-pictures.tsx'
import { OpenPicture } from './open-picture.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { usePictures } from './queries.ts'
import css from './upload.module.css'

interface Props {
  address: LibraryAddress
  folders: readonly ImageFolder[]
  mayManage: boolean
  onUpload: () => void
}

/** Folders, filters, the matching pictures, and the picture that is open. */
export function LibraryDesk({ address, folders, mayManage, onUpload }: Props) {
  const { q, edit } = address
  const pictures = usePictures(folders, address)
  const images = pictures.data?.pages.flatMap((page) => page.images) ?? []
  // Keeps the focus when a picture is gone or the first ones replace the empty state; more pictures take no focus away.
  const ref = useFocusFallback<HTMLDivElement, number | undefined>(
    pictures.data && images.length,
    (before, now = 0) => before === 0 || now < before,
  )
  return (
    <>
      <FolderCards address={address} folders={folders} />
      <div className={css.filters}>
        <SearchBox
          label="Search images by filename"
          placeholder="Search filename"
          value={q}
          onSearch={(words) => goTo(libraryHref({ ...address, q: words }), 'replace')}
        />
        <FolderFilter address={address} folders={folders} />
      </div>
      {!mayManage && (
        <div className={css.notice}>
          <Notice tone="neutral">Your account may look at the library, but not change it.</Notice>
        </div>
      )}
      <div ref={ref} tabIndex={-1} className={css.pictures} aria-busy={pictures.isPlaceholderData}>
        <Loaded
          query={pictures}
          failed="The images could not be loaded"
          skeleton={<CardSkeletons label="Loading images" />}
        >
          {() => (
            <>
              {images.length > 0 && <PictureGrid images={images} address={address} mayManage={mayManage} />}
              {images.length === 0 && !pictures.hasNextPage && !pictures.isPlaceholderData && (
                <NoPictures address={address} folders={folders} mayManage={mayManage} onUpload={onUpload} />
              )}
              <ShowMore list={pictures} />
            </>
          )}
        </Loaded>
      </div>
      {edit && (
        <OnceAllowed allowed={mayManage}>
          <OpenPicture
            key={`${edit.folder}/${edit.filename}`}
            name={edit}
            known={images.find((image) => image.filename === edit.filename && image.folder === edit.folder)}
            onClose={() => goTo(libraryHref({ ...address, edit: null }))}
          />
        </OnceAllowed>
      )}
    </>
  )
}
