import type { ImageUse } from '#contract/picture/image'
import type { Issue } from '#contract/wire'
import { sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'

/** A record that shows an image, and where staff change it. */
export interface UsePlace {
  /** `null` where the account may not open it. */
  href: string | null
  words: string
}

const PLACES: Record<ImageUse['noun'], { section: SectionKey; label: string }> = {
  trailer: { section: 'rental-trailers', label: 'Rental trailer' },
  custom_trailer: { section: 'custom-trailers', label: 'Custom trailer' },
  category: { section: 'equipment', label: 'Category' },
}

/** The section that shows the record of a use. */
export function sectionOf({ noun }: ImageUse): SectionKey {
  return PLACES[noun].section
}

/** Where an image is shown, as named in the server's refusal to delete it: `trailer.7`, `custom_trailer.2`, `category`. */
export function usesOf(issues: readonly Issue[], mayOpen: (section: SectionKey) => boolean): UsePlace[] {
  return issues.map(({ path, message }) => {
    const [noun, id = 'categories'] = path.split('.')
    const { section, label } = PLACES[noun === 'trailer' || noun === 'custom_trailer' ? noun : 'category']
    return { href: mayOpen(section) ? sectionHref(section, { open: id }) : null, words: `${label}: ${message}` }
  })
}
