import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { LibraryImage } from '#contract/picture/image'
import { pictureSource } from '../../views/picture/source.ts'
import { goTo } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { libraryHref } from './address.ts'
import { fileSize } from './file-size.ts'
import css from './image-grid.module.css'

interface Props {
  image: LibraryImage
  /** The filters the card is shown under. */
  folder: string
  q: string
  mayManage: boolean
  onDelete: (image: LibraryImage) => void
}

/** One image of the library, with its size, its folder and its actions. */
export const ImageCard = memo(function ImageCard({ image, folder, q, mayManage, onDelete }: Props) {
  const { filename, url, size, alt, content_type, width, height } = image
  const { src, srcset } = pictureSource(url)
  return (
    <li className={css.card}>
      <div className={css.frame} data-type={content_type}>
        <img
          src={src}
          srcSet={srcset}
          sizes="240px"
          width={width ?? 240}
          height={height ?? 180}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={css.words}>
        <p className={css.name} title={filename}>
          {filename}
        </p>
        <p className={css.facts}>
          {fileSize(size)} · {image.folder}
        </p>
      </div>
      {mayManage && (
        <div className={css.actions}>
          <Button
            icon={Pencil}
            iconOnly
            onClick={() => goTo(libraryHref({ folder, q, edit: { folder: image.folder, filename } }))}
          >
            {`Edit ${filename}`}
          </Button>
          <Button kind="plain-stop" icon={Trash2} iconOnly onClick={() => onDelete(image)}>
            {`Delete ${filename}`}
          </Button>
        </div>
      )}
    </li>
  )
})
