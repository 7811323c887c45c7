import { getSessionItem, setSessionItem } from './session-storage.ts'

const keyOf = ({ pathname, search }: URL | Location) => `trailer ${pathname}${search}`

/** Stores for the rest of the visit the trailer this page is about, if any, and its `days`, in words. */
export function saveTrailer(days?: string): void {
  const name = document.querySelector<HTMLElement>('[data-trailer]')
  if (name) setSessionItem(keyOf(location), [name.textContent, days ?? name.dataset.trailer].filter(Boolean).join(' '))
}

/** The trailer whose page led here, and its days; `null` if none did, or if the visitor left that page before it was stored. */
export function referringTrailer(): string | null {
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? getSessionItem(keyOf(new URL(referrer))) : null
}
