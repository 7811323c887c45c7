import type { PublicTrailer } from '#contract/catalogue/trailer'
import { IMAGE_WIDTHS } from '#contract/picture/image'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import { sizeInWords } from '#domain/length'
import { sizedPicture } from './sized.ts'

/** Picture of a rental on /rentals that has none of its own (storefront specification, section 9). */
export const RENTALS_FALLBACK_IMAGE = '/imgs/4.jpg'

/** What an `img` needs to show a picture; `srcset` only where the library can resize it. */
export interface PictureSource {
  src: string
  srcset: string | undefined
}

/** Source of a stored picture, or of `fallback` where there is none. */
export function pictureSource(url: string, fallback: string = PLACEHOLDER_IMAGE): PictureSource {
  if (!url || url === PLACEHOLDER_IMAGE) return { src: fallback, srcset: undefined }
  if (!url.startsWith('/images/')) return { src: url, srcset: undefined }
  const srcset = IMAGE_WIDTHS.map((width) => `${sizedPicture(url, width)} ${width}w`).join(', ')
  return { src: sizedPicture(url, 640), srcset }
}

/** Alt text of a rental's picture. */
export function rentalAlt({ name, size }: Pick<PublicTrailer, 'name' | 'size'>): string {
  return `${name}, rental trailer${size && `, ${sizeInWords(size)}`}`
}
