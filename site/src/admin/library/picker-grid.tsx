import { Images } from 'lucide-react'
import type { LibraryImage } from '#contract/picture/image'
import { pictureSource } from '../../views/picture/source.ts'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import type { ImageFilter } from './calls.ts'
import css from './picker.module.css'
import { useImages } from './queries.ts'

interface Props {
  filter: ImageFilter
  onChoose: (image: LibraryImage) => void
}

/** The images of a folder, each of which can be chosen. */
export function PickerGrid({ filter, onChoose }: Props) {
  const list = useImages(filter)
  const images = list.data?.pages.flatMap((page) => page.images) ?? []
  return (
    <Loaded
      query={list}
      failed="The library could not be loaded"
      skeleton={<Skeleton label="Loading the library" rows={4} />}
    >
      {() => (
        <div aria-busy={list.isPlaceholderData}>
          <FoundStatus filter={`${filter.folder} ${filter.q}`} count={images.length} list={list} />
          <ul className={css.grid} aria-label="Images">
            {images.map((image) => (
              <li key={image.id} className={css.cell}>
                <Choice image={image} onChoose={onChoose} />
              </li>
            ))}
          </ul>
          {images.length === 0 && !list.isPlaceholderData && (
            <EmptyState icon={Images} title="No images found">
              <p>{filter.q ? `Nothing in this folder matches “${filter.q}”.` : 'This folder is empty.'}</p>
            </EmptyState>
          )}
          <ShowMore list={list} />
        </div>
      )}
    </Loaded>
  )
}

function Choice({ image, onChoose }: { image: LibraryImage; onChoose: Props['onChoose'] }) {
  const { src, srcset } = pictureSource(image.url)
  return (
    <button type="button" className={css.choice} onClick={() => onChoose(image)}>
      <img
        className={css.picture}
        src={src}
        srcSet={srcset}
        sizes="200px"
        alt=""
        width={200}
        height={150}
        loading="lazy"
      />
      <span className={css.name}>{image.filename}</span>
    </button>
  )
}
