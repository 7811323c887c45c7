import { useState } from 'react'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import { pictureSource } from '../../views/picture/source.ts'
import css from './catalogue.module.css'

/** Picture of a record, or the drawn placeholder if it fails to load. No alt text, since the name beside it says what it shows. */
export function CardPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState('')
  const { src, srcset } = pictureSource(broken === url ? PLACEHOLDER_IMAGE : url)
  return (
    <img
      className={css.picture}
      src={src}
      srcSet={srcset}
      sizes="(max-width: 640px) 92vw, 400px"
      alt=""
      width={400}
      height={300}
      loading="lazy"
      onError={() => setBroken(url)}
    />
  )
}
