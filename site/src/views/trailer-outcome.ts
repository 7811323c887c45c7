/** What a page about one trailer needs to know of it. */
interface Described {
  name: string
  description: string
}

/** The outcome of a page about one trailer: either the trailer, or a title, a status and a sentence about its absence. */
export type TrailerOutcome<Found extends Described> =
  | { found: true; trailer: Found; status: 200; title: string; description: string }
  | { found: false; status: 404 | 503; title: 'Trailer Not Found'; message: string }

/**
 * Reads the catalogue's result for the `id` of an address (storefront specification, section 8); `pitch` describes a
 * trailer that has no description.
 */
export function trailerOutcome<Found extends Described>(
  id: string | null,
  trailer: Found | 'not-found' | 'unreadable',
  pitch: (name: string) => string,
): TrailerOutcome<Found> {
  if (typeof trailer === 'object') {
    const { name, description } = trailer
    return { found: true, trailer, status: 200, title: name, description: description || pitch(name) }
  }
  if (!id) return missing(404, 'No trailer ID provided')
  if (trailer === 'unreadable') return missing(503, 'Failed to load trailer details')
  return missing(404, 'Trailer not found')
}

function missing(status: 404 | 503, message: string) {
  return { found: false, status, title: 'Trailer Not Found', message } as const
}
