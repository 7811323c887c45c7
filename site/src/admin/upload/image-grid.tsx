import { useState } from 'react'
import type { LibraryImage } from '#contract/picture/image'
import type { LibraryAddress } from './address.ts'
import { ImageCard } from './image-card.tsx'
import { ImageDeletion } from './image-deletion.tsx'
import css from './image-grid.module.css'

interface Props {
  images: readonly LibraryImage[]
  address: LibraryAddress
  mayManage: boolean
}

/** The images side by side; thousands of them scroll smoothly, since those out of view are not rendered. */
export function ImageGrid({ images, address: { folder, q }, mayManage }: Props) {
  const [toDelete, setToDelete] = useState<LibraryImage | null>(null)
  return (
    <>
      <ul className={css.grid} aria-label="Images">
        {images.map((image) => (
          <ImageCard key={image.id} image={image} folder={folder} q={q} mayManage={mayManage} onDelete={setToDelete} />
        ))}
      </ul>
      <ImageDeletion image={toDelete} onClose={() => setToDelete(null)} />
    </>
  )
}
