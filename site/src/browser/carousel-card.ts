/**
 * Enables the links of the centered card only; every other card has a button that centers it. Keyboard focus moves on
 * to the card's first link, or to its last one when coming `backwards`.
 */
export function showInCarousel(card: HTMLElement, active: boolean, backwards: boolean): void {
  const [content, offer] = partsOf(card)
  if (!content || !offer) return
  const entered = active && offer === document.activeElement
  card.toggleAttribute('data-active', active)
  content.inert = !active
  if (entered) [...content.querySelectorAll('a')].at(backwards ? -1 : 0)?.focus({ preventScroll: true })
  offer.hidden = active
}

/** Takes back from a card what the carousel changed. */
export function showInGrid(card: HTMLElement): void {
  const [content, offer] = partsOf(card)
  card.removeAttribute('data-active')
  card.removeAttribute('data-far')
  if (content) content.inert = false
  if (offer) offer.hidden = true
}

function partsOf(card: HTMLElement) {
  return [
    card.querySelector<HTMLElement>(':scope > article'),
    card.querySelector<HTMLElement>(':scope > button'),
  ] as const
}
