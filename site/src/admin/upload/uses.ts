import type { Issue } from '../api-error.ts'
import { sectionHref } from '../router.ts'

/** A record that shows a picture, and where staff change it. */
export interface UsePlace {
  href: string
  words: string
}

const PLACES: Record<string, { section: string; label: string }> = {
  trailer: { section: 'rental-trailers', label: 'Rental trailer' },
  custom_trailer: { section: 'custom-trailers', label: 'Custom trailer' },
}

/** Where a picture is shown, as named in the server's refusal to delete it: `trailer.7`, `custom_trailer.2`, `category`. */
export function usesOf(issues: readonly Issue[]): UsePlace[] {
  return issues.map(({ path, message }) => {
    const [noun = '', id] = path.split('.')
    const place = Object.hasOwn(PLACES, noun) ? PLACES[noun] : undefined
    if (!place) return { href: sectionHref('equipment', { open: 'categories' }), words: `Category: ${message}` }
    return { href: sectionHref(place.section, { open: id }), words: `${place.label}: ${message}` }
  })
}
