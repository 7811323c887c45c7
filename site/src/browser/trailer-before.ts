import { keep, recall } from './visit-storage.ts'

const keyOf = ({ pathname, search }: URL | Location) => `trailer ${pathname}${search}`

/** Stores for the rest of the visit which trailer this page is about, if any. */
export function noteTrailer(): void {
  const name = document.querySelector('[data-trailer]')?.textContent
  if (name) keep(keyOf(location), name)
}

/** Name of the trailer whose page led here; `null` where none did, or where the visitor left it before it was stored. */
export function trailerBefore(): string | null {
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? recall(keyOf(new URL(referrer))) : null
}
