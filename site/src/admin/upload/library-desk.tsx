import type { ImageFolder } from '#contract/picture/image'
import { goTo } from '../router.ts'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { SearchBox } from '../ui/list/search-box.tsx'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { OnceAllowed } from '../ui/state/once-allowed.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { type LibraryAddress, libraryHref } from './address.ts'
import { FolderCards } from './folder-cards.tsx'
import { ImageGrid } from './image-grid.tsx'
import { NoImages } from './no-images.tsx'
import { OpenImage } from './open-image.tsx'
import { useImagesOfFolders } from './queries.ts'
import css from './upload.module.css'

interface Props {
  address: LibraryAddress
  folders: readonly ImageFolder[]
  mayManage: boolean
  onUpload: () => void
}

/** Folders, filters, the matching images, and the image that is open. */
export function LibraryDesk({ address, folders, mayManage, onUpload }: Props) {
  const { q, edit } = address
  const list = useImagesOfFolders(folders, address)
  const images = list.data?.pages.flatMap((page) => page.images) ?? []
  // Keeps the focus when an image is gone or the first ones replace the empty state; more images take no focus away.
  const ref = useFocusFallback<HTMLDivElement, number | undefined>(
    list.data && images.length,
    (before, now = 0) => before === 0 || now < before,
  )
  return (
    <>
      <FolderCards address={address} folders={folders} />
      <FilterBar>
        <SearchBox
          label="Search images by filename"
          placeholder="Search filename"
          value={q}
          onSearch={(words) => goTo(libraryHref({ ...address, q: words }), 'replace')}
        />
        <SelectFilter
          label="Folder"
          value={address.folder}
          options={[
            { value: '', label: 'All folders' },
            ...folders.map(({ path, name }) => ({ value: path, label: name })),
          ]}
          onChange={(folder) => goTo(libraryHref({ ...address, folder, edit: null }))}
        />
      </FilterBar>
      <div ref={ref} tabIndex={-1} className={css.images} aria-busy={list.isPlaceholderData}>
        <FoundStatus filter={`${address.folder} ${q}`.trim()} count={list.data && images.length} list={list} />
        <Loaded
          query={list}
          failed="The images could not be loaded"
          skeleton={<CardSkeletons label="Loading images" />}
        >
          {() => (
            <>
              {images.length > 0 && <ImageGrid images={images} address={address} mayManage={mayManage} />}
              {images.length === 0 && !list.hasNextPage && !list.isPlaceholderData && (
                <NoImages address={address} folders={folders} mayManage={mayManage} onUpload={onUpload} />
              )}
              <ShowMore list={list} />
            </>
          )}
        </Loaded>
      </div>
      {edit && (
        <OnceAllowed allowed={mayManage}>
          <OpenImage
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
