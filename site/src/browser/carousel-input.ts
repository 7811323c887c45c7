import type { Carousel } from './carousel.ts'

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Handles clicks on dots, arrows and off-center cards, keyboard focus, and the arrow keys in a card. */
export function listenToInput(carousel: Carousel, root: HTMLElement, signal: AbortSignal): void {
  const cardOf = (target: EventTarget | null) =>
    carousel.cards.findIndex((card) => target instanceof Node && card.contains(target))

  root.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button') : null
      const { goes, step } = pressed?.dataset ?? {}
      if (goes) carousel.goTo(Number(goes))
      else if (step) carousel.goTo(carousel.target + Number(step))
      else if (pressed) carousel.goTo(cardOf(pressed))
    },
    { signal },
  )
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const index = cardOf(target)
      if (index >= 0 && index !== carousel.target) carousel.goTo(index)
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const by = KEYS[event.key]
      const card = cardOf(event.target)
      if (!by || card < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      carousel.cards[card + by]?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true })
    },
    { signal },
  )
}
