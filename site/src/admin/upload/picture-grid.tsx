import { useState } from 'react'
import type { LibraryImage } from '#contract/image'
import type { LibraryAddress } from './address.ts'
import { PictureCard } from './picture-card.tsx'
import { PictureDeletion } from './picture-deletion.tsx'
import css from './picture-grid.module.css'

interface Props {
  images: readonly LibraryImage[]
  address: LibraryAddress
  mayManage: boolean
}

/** The pictures side by side; thousands of them scroll smoothly, since those out of view are not rendered. */
export function PictureGrid({ images, address: { folder, q }, mayManage }: Props) {
  const [toDelete, setToDelete] = useState<LibraryImage | null>(null)
  return (
    <>
      <ul className={css.grid} aria-label="Images">
        {images.map((image) => (
          <PictureCard
            key={image.id}
            image={image}
            folder={folder}
            q={q}
            mayManage={mayManage}
            onDelete={setToDelete}
          />
        ))}
      </ul>
      <PictureDeletion image={toDelete} onClose={() => setToDelete(null)} />
    </>
  )
}
