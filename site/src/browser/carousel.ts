import { canMove, cardWidth, initialIndex, nearestIndex } from '../views/lineup.ts'
import { showInCarousel, showInGrid } from './carousel-card.ts'
import { listenToInput } from './carousel-input.ts'
import { stepByWheel } from './carousel-wheel.ts'

const START_DELAY_MS = 150
const SCROLL_END_MS = 140
const RETRIES = 3
/** How many cards beside the centered one are laid out: more than the widest screen shows. */
const NEAR = 10

/** The cards of a lineup side by side, the centered one active; lives from its construction to `stop`. */
export class Carousel {
  readonly cards: HTMLElement[]
  #root: HTMLElement
  #list: HTMLElement | null
  #active = -1
  #announced: number
  #startTimer = 0
  #scrollEndTimer = 0
  #retries = 0
  #aborter = new AbortController()
  #resizeObserver = new ResizeObserver(() => this.#center(this.target, 'instant'))
  /** Index of the card it is scrolling to. */
  target: number

  constructor(root: HTMLElement, first = -1) {
    const { signal } = this.#aborter
    this.#root = root
    this.#list = root.querySelector('ul')
    this.cards = [...root.querySelectorAll<HTMLElement>('[data-card]')]
    this.target = this.cards[first] ? first : initialIndex(this.cards.length)
    this.#announced = this.target
    root.style.setProperty('--card-width', cardWidth(this.cards.length))
    this.#activate(this.target)
    this.#startTimer = window.setTimeout(() => this.#start(), START_DELAY_MS)
    listenToInput(this, root, signal)
    if (this.#list) stepByWheel(this, this.#list, signal)
  }

  /** Centers a card; does nothing beyond the ends. */
  goTo(index: number): void {
    if (!this.cards[index]) return
    this.target = index
    this.#retries = RETRIES
    this.#center(index, 'auto')
    this.#awaitScrollEnd()
  }

  /** True if there is another card in the direction of `by`. */
  canMove(by: number): boolean {
    return canMove(this.target, this.cards.length, by)
  }

  /** Restores the cards for the grid. */
  stop(): void {
    this.#aborter.abort()
    this.#resizeObserver.disconnect()
    clearTimeout(this.#startTimer)
    clearTimeout(this.#scrollEndTimer)
    for (const card of this.cards) showInGrid(card)
  }

  #start(): void {
    // A dot may have been pressed meanwhile, and that scroll was not followed yet.
    this.#activate(this.target)
    this.#center(this.target, 'instant')
    const options = { signal: this.#aborter.signal, passive: true }
    this.#list?.addEventListener('scroll', () => this.#onScroll(), options)
    // The visitor takes over: the list no longer scrolls to its target.
    this.#list?.addEventListener('pointerdown', () => (this.#retries = 0), options)
    if (this.#list) this.#resizeObserver.observe(this.#list)
  }

  #center(index: number, behavior: ScrollBehavior): void {
    const [list, card] = [this.#list, this.cards[index]]
    if (list && card) list.scrollTo({ left: list.scrollLeft + centerOf(card) - centerOf(list), behavior })
  }

  #onScroll(): void {
    if (!this.#list) return
    this.#activate(nearestIndex(this.cards.map(centerOf), centerOf(this.#list)))
    if (this.#retries === 0) this.target = this.#active
    this.#awaitScrollEnd()
  }

  #awaitScrollEnd(): void {
    clearTimeout(this.#scrollEndTimer)
    this.#scrollEndTimer = window.setTimeout(() => this.#onScrollEnd(), SCROLL_END_MS)
  }

  #onScrollEnd(): void {
    // The snap of an earlier scroll can cancel one that begins before it has settled, hence the retry.
    if (this.#active !== this.target && this.#retries > 0) {
      this.#retries -= 1
      this.#center(this.target, 'auto')
      this.#awaitScrollEnd()
      return
    }
    this.target = this.#active
    // Arrived: from here on only the visitor moves the list.
    this.#retries = 0
    if (this.#announced === this.#active) return
    this.#announced = this.#active
    const status = this.#root.querySelector('[data-live]')
    const name = this.#root.querySelector(`[data-goes="${this.#active}"]`)?.getAttribute('aria-label')
    if (status) status.textContent = name ?? ''
  }

  #activate(index: number): void {
    if (index === this.#active) return
    for (const [at, card] of this.cards.entries()) {
      showInCarousel(card, at === index, index < this.#active)
      card.toggleAttribute('data-far', Math.abs(at - index) > NEAR)
    }
    this.#active = index
    for (const dot of this.#root.querySelectorAll<HTMLElement>('[data-goes]')) {
      if (dot.dataset.goes === String(index)) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    for (const arrow of this.#root.querySelectorAll<HTMLElement>('[data-step]')) {
      arrow.setAttribute('aria-disabled', String(!canMove(index, this.cards.length, Number(arrow.dataset.step))))
    }
  }
}

function centerOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
