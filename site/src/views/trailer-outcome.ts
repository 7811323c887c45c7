import type { PublicTrailer } from '#contract/trailer'

/** What a page about one trailer answers: either the trailer, or a title, a status and a sentence about its absence. */
export type TrailerOutcome =
  | { found: true; trailer: PublicTrailer; status: 200; title: string; description: string }
  | { found: false; status: 404 | 503; title: 'Trailer Not Found'; message: string }

/** Reads the catalogue's answer for the `id` of an address (storefront specification, section 8). */
export function trailerOutcome(id: string | null, trailer: PublicTrailer | 'not-found' | 'unreadable'): TrailerOutcome {
  if (typeof trailer === 'object') {
    const { name, description } = trailer
    return { found: true, trailer, status: 200, title: name, description: description || `Rent ${name} in Tampa.` }
  }
  if (!id) return missing(404, 'No trailer ID provided')
  if (trailer === 'unreadable') return missing(503, 'Failed to load trailer details')
  const couldBe = /^[1-9]\d*$/.test(id)
  return missing(404, couldBe ? 'Trailer not found' : 'The requested trailer could not be found.')
}

function missing(status: 404 | 503, message: string): TrailerOutcome {
  return { found: false, status, title: 'Trailer Not Found', message }
}
