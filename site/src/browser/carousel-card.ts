/**
 * Enables the links of the centered card only; every other card has a button that centers it. Keyboard focus moves on
 * to the card's first link, or to its last one when coming `backwards`.
 */
export function showInCarousel(card: HTMLElement, isActive: boolean, backwards: boolean): void {
  const [content, button] = partsOf(card)
  if (!content || !button) return
  const hadFocus = isActive && button === document.activeElement
  card.toggleAttribute('data-active', isActive)
  content.inert = !isActive
  if (hadFocus) [...content.querySelectorAll('a')].at(backwards ? -1 : 0)?.focus({ preventScroll: true })
  button.hidden = isActive
}

/** Takes back from a card what the carousel changed. */
export function showInGrid(card: HTMLElement): void {
  const [content, button] = partsOf(card)
  card.removeAttribute('data-active')
  card.removeAttribute('data-far')
  if (content) content.inert = false
  if (button) button.hidden = true
}

function partsOf(card: HTMLElement) {
  return [
    card.querySelector<HTMLElement>(':scope > article'),
    card.querySelector<HTMLElement>(':scope > button'),
  ] as const
}
