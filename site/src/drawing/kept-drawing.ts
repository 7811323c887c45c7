import { BoundedMap } from '#domain/bounded-map'
import { drawTrailer, type TrailerDrawing } from './trailer.ts'

const MOST_KEPT = 200

// By its parameters, which say all of a drawing.
const kept = new BoundedMap<string>(MOST_KEPT)

/** `drawTrailer` for pages made on request: a drawing that was made lately is not made again. */
export function keptDrawing(drawing: TrailerDrawing): string {
  return kept.getOrMake(JSON.stringify(drawing), () => drawTrailer(drawing))
}
