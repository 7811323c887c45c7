/** A piece of a sentence, the `place`-th; `id` where it names a request. */
export interface Piece {
  place: number
  text: string
  id: number | null
}

/** Cuts a sentence at the requests it names, as in “Already booked by request #12”. */
export function mentions(sentence: string): Piece[] {
  return sentence.split(/(#[1-9]\d{0,14}\b)/).map((text, place) => ({
    place,
    text,
    id: place % 2 ? Number(text.slice(1)) : null,
  }))
}
