import { BoundedMap } from '#domain/bounded-map'
import type { TrailerDrawing } from './parameters.ts'
import { drawTrailer } from './trailer.ts'

const MAX_ENTRIES = 200

// The key is the parameters of the drawing, which determine it.
const cache = new BoundedMap<string>(MAX_ENTRIES)

/** `drawTrailer` for pages rendered on demand, which makes the same drawing only once. */
export function cachedDrawing(drawing: TrailerDrawing): string {
  return cache.getOrCreate(JSON.stringify(drawing), () => drawTrailer(drawing))
}
