import { drawTrailer, type TrailerDrawing } from '../drawing/trailer.ts'

const MOST_KEPT = 200

// By its parameters, which say all of a drawing.
const kept = new Map<string, string>()

/** `drawTrailer` for pages made on request: a drawing that was made lately is not made again. */
export function keptDrawing(drawing: TrailerDrawing): string {
  const key = JSON.stringify(drawing)
  const known = kept.get(key)
  if (known) return known
  const markup = drawTrailer(drawing)
  for (const [oldest] of kept) {
    if (kept.size < MOST_KEPT) break
    kept.delete(oldest)
  }
  kept.set(key, markup)
  return markup
}
